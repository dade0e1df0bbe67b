import type { SaRulings } from '../../model/rulings'
import { readRuling } from '../../rulings'
import { REGENERATION } from '../../tables/regeneration'

/**
 * Sides of the die of shield points a fleet regains at the end of engineering, by its shield maximum (SA-078); 0 for a maximum below 1.
 * The printed rows overlap at 5 and 20: `sa.regenOverlap` reads the lower or the higher die there (SA-Q02).
 */
export function regenerationSides(rulings: SaRulings, spMax: number): number {
  const isLower = readRuling(rulings, 'sa.regenOverlap') === 'lowerDie'
  let sides = 0
  for (const band of REGENERATION) {
    if (spMax < band.spMin || (band.spMax !== null && spMax > band.spMax)) continue
    if (sides === 0 || !isLower) sides = band.sides
  }
  return sides
}
