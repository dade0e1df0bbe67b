import type { XwEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import { arrivingShips, arrivingSquad } from '../../rules/arrive'
import { validateSquad } from '../../validate/validate-squad'
import type { Decision, XwCommands } from '../command'
import type { XwRefusal } from '../refusal'

/** Refused: 'not-fit' for an illegal squad the GM did not allow. */
export function checkBeginBattle(state: BattleState, { squads, rulings }: XwCommands['beginBattle']): XwRefusal | null {
  if (state.hasBegun) return 'already-begun'
  if (new Set(squads.map(entry => entry.sideId)).size < 2) return 'too-few-sides'
  const ids = squads.flatMap(({ squad }) => [squad.id, ...squad.ships.map(ship => ship.id)])
  if (new Set<string>(ids).size < ids.length) return 'duplicate-id'
  return squads.some(({ squad }) => validateSquad(squad, rulings).fit === null) ? 'not-fit' : null
}

export function* decideBeginBattle(_state: BattleState, command: XwCommands['beginBattle']): Decision {
  return [battleBegun(command)]
}

/** Puts every squad and ship on the table before the first round. */
export function battleBegun({ name, squads, rulings }: XwCommands['beginBattle']): XwEvent {
  return {
    type: 'battleBegun',
    name,
    rulings,
    squads: squads.map(({ sideId, squad }) => arrivingSquad(sideId, squad, validateSquad(squad, rulings).verdict === 'illegal')),
    ships: squads.flatMap(({ squad }) => arrivingShips(squad.id, squad.ships))
  }
}
