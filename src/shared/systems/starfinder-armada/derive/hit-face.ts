import { clamp } from '../../../kernel/collections'
import type { SaRulings } from '../model/rulings'
import { readRuling } from '../rulings'
import { NATURAL_AUTO } from '../tables/limits'

/** Whether a natural 20 hits and a natural 1 misses whatever is added (`sa.naturalAuto`, SA-Q13). */
export function hasNaturalAuto(rulings: SaRulings): boolean {
  return readRuling(rulings, 'sa.naturalAuto') === 'nat20HitsNat1Misses'
}

/**
 * The face of the d20 from which a gunnery check hits, when it must show at least `needed` to reach the Armor Class (SA-093): `needed` itself,
 * which may lie outside 1 to 20, or between 2 and 20 where the faces 1 and 20 decide by themselves.
 */
export function hitFrom(needed: number, isNaturalAuto: boolean): number {
  return isNaturalAuto ? clamp(needed, NATURAL_AUTO.missesAt + 1, NATURAL_AUTO.hitsAt) : needed
}
