import { clamp } from '../../../../kernel/collections'
import type { SaRulings } from '../../model/rulings'
import { readRuling } from '../../rulings'
import { NATURAL_AUTO } from '../../tables/limits'

/** Whether a natural 20 always hits and a natural 1 always misses (`sa.naturalAuto`, SA-Q13). */
export function hasNaturalAuto(rulings: SaRulings): boolean {
  return readRuling(rulings, 'sa.naturalAuto') === 'nat20HitsNat1Misses'
}

/**
 * The lowest face of the d20 that hits, if at least `needed` is required to reach the Armor Class (SA-093). It is `needed` itself, which
 * may be outside 1 to 20, but is kept within 2 to 20 if natural 1 and 20 always miss and hit.
 */
export function hitFrom(needed: number, isNaturalAuto: boolean): number {
  return isNaturalAuto ? clamp(needed, NATURAL_AUTO.missesAt + 1, NATURAL_AUTO.hitsAt) : needed
}
