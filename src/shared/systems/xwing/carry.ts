import type { CarryRules } from '../../core/carry/carry-rules'
import { without } from '../../kernel/collections'
import type { XwCommand } from './commands/command'
import type { BattleState } from './model/battle'
import type { DraftSquad, ShipId } from './model/squad'

/** What lasts of a battle of squads: damage cards, face down from then on, and ships that fell. */
export const xwingCarry: CarryRules<BattleState, XwCommand, DraftSquad> = {
  partsOf: ({ ships }) => ships,
  woundOf(state, unitId) {
    const ship = state.ships.find(({ id }) => id === unitId)
    const cards = ship === undefined ? 0 : ship.facedown + ship.faceup.length
    return cards === 0 ? null : { facedown: cards }
  },
  wounded: (unitId, wound, reason) => ({ type: 'correctShip', shipId: unitId as ShipId, correction: wound, reason }),
  without: (squad, partId) => ({ ...squad, ships: without(squad.ships, ({ id }) => id === partId) })
}
