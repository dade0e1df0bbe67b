import { assertNever } from '../../kernel/assert-never'
import { replaceWhere } from '../../kernel/collections'
import { arrived, joined } from './evolve-begin'
import type { GmEvent } from './events'
import { withWing } from './evolve-fight'
import { withFleet } from './evolve-turn'
import type { BattleState } from './model/battle'
import { withShip } from './state'

/** What the GM sets outright. */
export function evolveGm(state: BattleState, event: GmEvent): BattleState {
  switch (event.type) {
    case 'fleetCorrected':
      return withFleet(state, event.fleetId, fleet => ({ ...fleet, ...event.correction }))
    case 'unitCorrected':
      return {
        ...state,
        units: replaceWhere(
          state.units,
          unit => unit.id === event.unitId,
          unit => ({ ...unit, ...event.correction })
        )
      }
    case 'shipCorrected':
      return withShip(state, event.shipId, ship => ({ ...ship, ...event.correction }))
    case 'weaponCorrected':
      return withShip(state, event.shipId, ship => ({
        ...ship,
        weapons: replaceWhere(
          ship.weapons,
          weapon => weapon.id === event.weaponId,
          weapon => ({ ...weapon, ...event.correction })
        )
      }))
    case 'wingCorrected':
      return withWing(state, event.wingId, wing => ({ ...wing, ...event.correction }))
    case 'cardNoted':
      return withFleet(state, event.fleetId, fleet => ({
        ...fleet,
        hand: replaceWhere(
          fleet.hand,
          card => card.id === event.cardId,
          card => ({ ...card, type: event.cardType, text: event.text })
        )
      }))
    case 'tableNoted':
      return { ...state, note: event.text }
    case 'unitsJoined':
      return joined(state, event.fleetId, event)
    case 'fleetJoined':
      return arrived(state, event)
    case 'rulingSet':
      return { ...state, rulings: { ...state.rulings, [event.key]: event.value } }
    default:
      return assertNever(event)
  }
}
