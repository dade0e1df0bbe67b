import { areKnown } from '../../../../core/housekeeping/beginning'
import type { BattleState } from '../../model/battle'
import { idsIn } from '../../model/ids-in'
import { findFleet } from '../../state'
import { FIRM_PROBLEMS } from '../../validate/problem'
import { shipProblems } from '../../validate/ship'
import type { Decision, FaCommands } from '../command'
import type { FaRefusal } from '../refusal'

/**
 * Squadrons and flights join a fleet during the battle (FA-004). Refused: 'no-squadrons' for an empty list; 'duplicate-id' for anything
 * that is already there, or listed twice; 'not-fit' for a ship nothing can fight with.
 */
export function checkJoinUnits(state: BattleState, command: FaCommands['joinUnits']): FaRefusal | null {
  return findFleet(state, command.fleetId) === undefined ? 'no-such-fleet' : comingRefusal(state, command, [])
}

/** Why these cannot join. `others` are also checked for duplicate ids. */
export function comingRefusal(
  state: BattleState,
  come: Pick<FaCommands['joinUnits'], 'squadrons' | 'flights'>,
  others: readonly string[]
): FaRefusal | null {
  const { squadrons, flights } = come
  const parts = [...squadrons.map(squadron => squadron.ships), ...flights.map(flight => flight.wings)]
  if (parts.length === 0 || parts.some(part => part.length === 0)) return 'no-squadrons'
  if (areKnown([...state.fleets, ...state.units, ...state.ships, ...state.wings], [...idsIn(come), ...others])) return 'duplicate-id'
  const problems = squadrons.flatMap(squadron => squadron.ships.flatMap(ship => shipProblems(squadron.id, ship)))
  return problems.some(one => FIRM_PROBLEMS.includes(one.code)) ? 'not-fit' : null
}

/** They arrive at once, undamaged, and act in this turn like any other. Their fleet draws no cards for them before the end phase. */
export function* decideJoinUnits(_state: BattleState, command: FaCommands['joinUnits']): Decision {
  const { fleetId, squadrons, flights } = command
  return [{ type: 'unitsJoined', fleetId, squadrons, flights }]
}
