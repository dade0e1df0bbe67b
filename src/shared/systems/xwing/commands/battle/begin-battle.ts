import { beginningRefusal } from '../../../../core/housekeeping/beginning'
import type { XwEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import { arrivingShips, arrivingSquad } from '../../rules/arrive'
import { validateSquad } from '../../validate/validate-squad'
import type { Decision, XwCommands } from '../command'
import type { XwRefusal } from '../refusal'

export function checkBeginBattle(state: BattleState, { squads, rulings }: XwCommands['beginBattle']): XwRefusal | null {
  return beginningRefusal(state, {
    sides: squads,
    ids: squads.flatMap(({ squad }) => [squad, ...squad.ships].map(one => one.id)),
    areFit: () => squads.every(({ squad }) => validateSquad(squad, rulings).fit !== null)
  })
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
