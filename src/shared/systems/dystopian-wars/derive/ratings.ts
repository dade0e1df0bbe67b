import { breakdown, type Breakdown } from '../../../core/breakdown/breakdown'
import type { ChosenRulings } from '../../../core/rulings/ruling'
import type { UnitState } from '../model/battle'
import { readRuling } from '../rulings'
import { HALF } from '../tables/limits'
import { suffers, timesSuffered } from './criticals'
import { part } from './part'

/** The Critical Rating in force: that of the card, or the Damage Rating after a Fusion Leak (DW-066, row 10). */
export function criticalRating(unit: UnitState): Breakdown {
  return breakdown([
    part('base', unit.cr, 'DW-060'),
    suffers(unit, 10) ? part('fusionLeak', Math.min(0, unit.dr - unit.cr), 'DW-066') : null
  ])
}

/** Whether hits are enough against a rating: at least as many, or more, as `dw.threshold` reads (DW-063, DW-Q10). */
export function reaches(rulings: ChosenRulings, hits: number, rating: number): boolean {
  return readRuling(rulings, 'dw.threshold') === 'gte' ? hits >= rating : hits > rating
}

/** How many criticals these hits cause: one, or one for each time they reach the rating, as `dw.multiCrit` says (DW-061, DW-Q11). */
export function criticalCount(rulings: ChosenRulings, hits: number, rating: number): number {
  if (hits <= 0 || !reaches(rulings, hits, rating)) return 0
  if (rating <= 0 || readRuling(rulings, 'dw.multiCrit') === 'one') return 1
  return readRuling(rulings, 'dw.threshold') === 'gte' ? Math.floor(hits / rating) : Math.ceil(hits / rating) - 1
}

/** Generators that work: none with the systems offline (DW-066, row 5). */
export function workingGenerators(unit: UnitState): { readonly shields: number; readonly guardians: number } {
  return suffers(unit, 5) ? { shields: 0, guardians: 0 } : { shields: unit.shields, guardians: unit.guardians }
}

/**
 * Movement in inches: half with damaged engines, for each time they were (DW-066, row 8, `dw.criticalTwice`). Inches are measured, so they
 * are never rounded.
 */
export function movement(unit: UnitState): Breakdown {
  const { movementInches } = unit
  const lost = movementInches / HALF ** timesSuffered(unit, 8) - movementInches
  return breakdown([part('base', movementInches, 'DW-066'), part('engineFailure', lost, 'DW-066')])
}

/** The moves that a locked rudder forbids, as `dw.navLock` says (DW-066, row 9, DW-Q15). */
export function steering(rulings: ChosenRulings, unit: UnitState): { readonly canTurn: boolean; readonly canChangeHeight: boolean } {
  const isLocked = suffers(unit, 9)
  return { canTurn: !isLocked, canChangeHeight: !isLocked || readRuling(rulings, 'dw.navLock') === 'noTurn' }
}
