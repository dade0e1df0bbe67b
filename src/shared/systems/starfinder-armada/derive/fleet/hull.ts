import type { Breakdown } from '../../../../core/breakdown/breakdown'
import type { BattleState, FleetState } from '../../model/battle'
import { readRuling } from '../../rulings'
import { DESTROYED_ABOVE, HULL } from '../../tables/limits'
import type { FleetBasics } from './basics'
import { countShifts } from './effects'
import { count, explained, fastTally, type Tally } from '../tally'

/** The hull maximum: 1 plus 3, 4 or 5 per tier by size (SA-018); a flagship adds its tier (SA-019). */
export function hpMaxOf(basics: FleetBasics): Breakdown {
  return explained(tally => fillHull(tally, basics))
}

/** The hull maximum in battle, with every adjustment; at least 1. */
export function hpMax(state: BattleState, fleet: FleetState): number {
  const tally = fastTally()
  fillHullInBattle(tally, state, fleet)
  return Math.max(1, tally.total)
}

export function hpMaxBreakdown(state: BattleState, fleet: FleetState): Breakdown {
  return explained(tally => fillHullInBattle(tally, state, fleet))
}

/**
 * The hull maximum from which the critical threshold (SA-020) and the shields (SA-021) are worked out: all of it, or without a flagship's
 * extra points if `sa.flagshipDerived` leaves them out (SA-Q16); at least 1.
 */
export function hullBehind(state: BattleState, fleet: FleetState, what: 'threshold' | 'shields'): number {
  const hp = hpMax(state, fleet)
  if (!fleet.abilities.includes('flagship')) return hp
  const reading = readRuling(state.rulings, 'sa.flagshipDerived')
  const counts = reading === 'hpCtSp' || (reading === 'hpCtOnly' && what === 'threshold')
  return counts ? hp : Math.max(1, hp - fleet.tier)
}

/** Whether the damage to the hull exceeds twice its maximum (SA-098): the hull has fallen below minus the maximum. */
export function isDestroyedAt(hp: number, max: number): boolean {
  return max - hp > DESTROYED_ABOVE * max
}

function fillHullInBattle(tally: Tally, state: BattleState, fleet: FleetState): void {
  fillHull(tally, fleet)
  countShifts(tally, state, fleet, 'hpMax')
}

function fillHull(tally: Tally, basics: FleetBasics): void {
  count(tally, 'base', HULL.base, 'SA-018')
  count(tally, 'hull', HULL.perTier[basics.size] * basics.tier, 'SA-018')
  if (basics.abilities.includes('flagship')) count(tally, 'flagshipHull', basics.tier, 'SA-019')
}
