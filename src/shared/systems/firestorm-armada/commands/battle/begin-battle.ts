import { handSize } from '../../derive/fleet-traits'
import { evolve } from '../../events'
import type { BattleState } from '../../model/battle'
import { idsIn } from '../../model/ids-in'
import { validateFleet } from '../../validate/validate-fleet'
import type { Decision, FaCommands } from '../command'
import type { FaRefusal } from '../refusal'

/** Refused: 'not-fit' for an illegal fleet the GM did not allow. */
export function checkBeginBattle(state: BattleState, command: FaCommands['beginBattle']): FaRefusal | null {
  if (state.hasBegun) return 'already-begun'
  if (new Set(command.fleets.map(entry => entry.sideId)).size < 2) return 'too-few-sides'
  if (command.fleets.some(entry => entry.fleet.squadrons.length === 0)) return 'no-squadrons'
  const ids = command.fleets.flatMap(({ fleet }) => [fleet.id, ...idsIn(fleet)])
  if (new Set<string>(ids).size < ids.length) return 'duplicate-id'
  return command.fleets.some(entry => !validateFleet(entry.fleet).isFit) ? 'not-fit' : null
}

/** Every fleet draws a full hand (FA-Q18). */
export function* decideBeginBattle(state: BattleState, command: FaCommands['beginBattle']): Decision {
  const illegal = command.fleets.filter(entry => validateFleet(entry.fleet).verdict === 'illegal')
  const bare = { type: 'battleBegun', setup: command, illegalFleetIds: illegal.map(entry => entry.fleet.id), hands: [] } as const
  const table = evolve(state, bare)
  return [{ ...bare, hands: table.fleets.map(fleet => ({ fleetId: fleet.id, cards: handSize(table, fleet).total })) }]
}
