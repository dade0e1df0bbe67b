import type { Breakdown } from '../../../core/breakdown/breakdown'
import type { BattleState, FleetState } from '../model/battle'
import { HULL_SHARES } from '../tables/limits'
import { countShifts } from './effects'
import { hpMax } from './hull'
import { bestIndex } from './officer-benefit'
import { officerBonusTotal } from './officer-bonus'
import type { Tally } from './tally'
import { countWith, count, explained, fastTally } from './tally'

/**
 * Shield points at the most: a third of the hull maximum, rounded down (SA-021), and the bonus of a chief engineer aboard (SA-022).
 * Reading: whatever keeps the engineer from acting leaves the shields alone; only leaving the fleet or the role takes them (SA-Q32).
 */
export function spMaxOf(state: BattleState, fleet: FleetState): Breakdown {
  return explained(tally => fillShields(tally, state, fleet))
}

export function spMax(state: BattleState, fleet: FleetState): number {
  const tally = fastTally()
  fillShields(tally, state, fleet)
  return Math.max(0, tally.total)
}

/** The fleet with its shields cut to their maximum; the same fleet when they stand below it. */
export function capShields(state: BattleState, fleet: FleetState): FleetState {
  const max = spMax(state, fleet)
  return fleet.sp > max ? { ...fleet, sp: max } : fleet
}

function fillShields(tally: Tally, state: BattleState, fleet: FleetState): void {
  const hp = hpMax(state, fleet)
  const values = tally.parts === null ? undefined : { hp }
  countWith(tally, 'sa.part.thirdOfHull', Math.floor(hp / HULL_SHARES.shields), 'SA-021', values)
  const engineer = state.officers[bestIndex(state, fleet, 'chiefEngineer', false)]
  if (engineer !== undefined) count(tally, 'chiefEngineer', officerBonusTotal(engineer), 'SA-022')
  countShifts(tally, state, fleet, 'spMax')
}
