import { AGILE_COST_KEY, AGILE_TEXT_KEY, type SaRulings } from '../../model/rulings'
import { readRuling } from '../../rulings'

/** Reads a price in build points: a whole number from 0 to 99. Null for any other text. */
export function readPoints(text: string): number | null {
  return /^\s*\d{1,2}\s*$/u.test(text) ? Number(text) : null
}

/** The price of `agile` for a fighter fleet: the GM's price if there is one, else 0 (SA-Q04). Any text that is not a price counts as 0. */
export function agileCost(rulings: SaRulings): number {
  if (readRuling(rulings, 'sa.agile') !== 'gmText') return 0
  return readPoints(rulings[AGILE_COST_KEY] ?? '') ?? 0
}

/** The effect of `agile` in the GM's own words; empty if the GM has not defined it. The rules ignore it (SA-Q04). */
export function agileText(rulings: SaRulings): string {
  return readRuling(rulings, 'sa.agile') === 'gmText' ? (rulings[AGILE_TEXT_KEY] ?? '') : ''
}
