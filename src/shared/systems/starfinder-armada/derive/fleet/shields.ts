import type { Breakdown } from '../../../../core/breakdown/breakdown'
import type { BattleState, FleetState } from '../../model/battle'
import { readRuling } from '../../rulings'
import { findOfficer } from '../../state'
import { HULL_SHARES } from '../../tables/limits'
import { countShifts } from './effects'
import { hullBehind } from './hull'
import { bestOfficer, countOfficers } from '../checks/officer-benefit'
import { officerBonusTotal } from '../checks/officer-bonus'
import { countWith, count, explained, fastTally, mention, type Tally } from '../tally'

/** The shield maximum: a third of the hull maximum, rounded down (SA-021), plus the bonus of a chief engineer aboard (SA-022). */
export function spMaxOf(state: BattleState, fleet: FleetState): Breakdown {
  return explained(tally => fillShields(tally, state, fleet))
}

export function spMax(state: BattleState, fleet: FleetState): number {
  const tally = fastTally()
  fillShields(tally, state, fleet)
  return Math.max(0, tally.total)
}

/** The fleet with its shields capped at their maximum; the same fleet if they are not above it. */
export function capShields(state: BattleState, fleet: FleetState): FleetState {
  if (fleet.sp <= 0) return fleet
  const max = spMax(state, fleet)
  return fleet.sp > max ? { ...fleet, sp: max } : fleet
}

function fillShields(tally: Tally, state: BattleState, fleet: FleetState): void {
  const hp = hullBehind(state, fleet, 'shields')
  const values = tally.parts === null ? undefined : { hp }
  countWith(tally, 'sa.part.thirdOfHull', Math.floor(hp / HULL_SHARES.shields), 'SA-021', values)
  countEngineer(tally, state, fleet)
  countShifts(tally, state, fleet, 'spMax')
}

/**
 * The bonus of a chief engineer, which lasts as `sa.engineerSp` says: while able to help, while aboard and in the role, or for good
 * (SA-022, SA-Q32). An engineer felled in a duel adds nothing under any reading, whether felled before or after leaving (SA-066).
 */
function countEngineer(tally: Tally, state: BattleState, fleet: FleetState): void {
  const reading = readRuling(state.rulings, 'sa.engineerSp')
  if (reading === 'anySuppression') {
    countOfficers(tally, state, fleet, { role: 'chiefEngineer', stat: null, isCheck: false, withActions: false })
    return
  }
  const engineer = bestOfficer(state, fleet, 'chiefEngineer', 'notFelled')
  const aboard = engineer === null ? 0 : officerBonusTotal(engineer)
  count(tally, 'chiefEngineer', reading === 'neverLost' ? Math.max(aboard, leftBehind(state, fleet)) : aboard, 'SA-022')
  const felled = engineer === null && tally.parts !== null ? bestOfficer(state, fleet, 'chiefEngineer', 'any') : null
  if (felled !== null) mention(tally, 'sa.part.chiefEngineer', officerBonusTotal(felled), 'SA-022', 'incapacitated')
}

/** The highest bonus among engineers who have left and have not been felled since; 0 for none. */
function leftBehind(state: BattleState, fleet: FleetState): number {
  return fleet.lostEngineers.reduce(
    (highest, { officerId, bonus }) => (findOfficer(state, officerId)?.isIncapacitated === false ? Math.max(highest, bonus) : highest),
    0
  )
}
