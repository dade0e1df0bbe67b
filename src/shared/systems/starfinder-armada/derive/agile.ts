import type { SaRulings } from '../model/rulings'
import { AGILE_COST_KEY, AGILE_TEXT_KEY } from '../model/rulings'
import { readRuling } from '../rulings'

/** Reads a price in build points: a whole number from 0 to 99. Null for any other text. */
export function readPoints(text: string): number | null {
  return /^\s*\d{1,2}\s*$/u.test(text) ? Number(text) : null
}

/** What `agile` costs a fighter fleet: the GM's price where the GM defines it, else nothing (SA-Q04). A text that is no price is 0. */
export function agileCost(rulings: SaRulings): number {
  if (readRuling(rulings, 'sa.agile') !== 'gmText') return 0
  return readPoints(rulings[AGILE_COST_KEY] ?? '') ?? 0
}

/** What `agile` does in the GM's own words; empty where the GM has not defined it. The rules do nothing with it (SA-Q04). */
export function agileText(rulings: SaRulings): string {
  return readRuling(rulings, 'sa.agile') === 'gmText' ? (rulings[AGILE_TEXT_KEY] ?? '') : ''
}
