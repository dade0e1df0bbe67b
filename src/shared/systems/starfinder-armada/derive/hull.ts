import type { Breakdown } from '../../../core/breakdown/breakdown'
import type { BattleState, FleetState } from '../model/battle'
import { DESTROYED_ABOVE, HULL, HULL_SHARES } from '../tables/limits'
import type { FleetBasics } from './basics'
import { countShifts } from './effects'
import type { Tally } from './tally'
import { count, explained, fastTally } from './tally'

/** Hull points at the most: 1 plus 3, 4 or 5 per tier by size (SA-018); a flagship has its tier on top (SA-019). */
export function hpMaxOf(basics: FleetBasics): Breakdown {
  return explained(tally => fillHull(tally, basics))
}

/** Hull maximum in a battle, with everything laid on the fleet; at least 1. */
export function hpMax(state: BattleState, fleet: FleetState): number {
  const tally = fastTally()
  fillHullInBattle(tally, state, fleet)
  return Math.max(1, tally.total)
}

export function hpMaxBreakdown(state: BattleState, fleet: FleetState): Breakdown {
  return explained(tally => fillHullInBattle(tally, state, fleet))
}

/** Half of the hull maximum, rounded down (SA-020). `hp` is that maximum. */
export function halfHull(hp: number): number {
  return Math.floor(hp / HULL_SHARES.criticalThreshold)
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
