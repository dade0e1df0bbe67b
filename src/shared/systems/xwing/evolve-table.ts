import { assertNever } from '../../kernel/assert-never'
import { replaceWhere, without } from '../../kernel/collections'
import type { CorrectedShip, TableEvent } from './events'
import type { BattleState } from './model/battle'
import type { ShipId } from './model/squad'
import { withAttack, withShip, withSquad } from './state'

/** What happens around the engagement, and what the GM does. */
export function evolveTable(state: BattleState, event: TableEvent): BattleState {
  switch (event.type) {
    case 'battleBegun': {
      const { name, rulings, squads, ships } = event
      return { ...state, hasBegun: true, name, rulings, round: 1, squads, ships }
    }
    case 'playerOrderSet':
      return { ...state, squads: event.squadIds.flatMap(id => state.squads.filter(squad => squad.id === id)) }
    case 'damageSuffered':
      return state
    case 'cardNamed': {
      const { id, shipId } = event.obligation
      const next = withShip(state, shipId, ship => ({
        ...ship,
        faceup: replaceWhere(
          ship.faceup,
          card => card.id === id,
          card => ({ ...card, card: event.card })
        )
      }))
      return { ...next, obligations: without(state.obligations, due => due.id === id) }
    }
    case 'obligationWaived':
      return { ...state, obligations: without(state.obligations, due => due.id === event.obligation.id) }
    case 'tokenChanged':
      return withShip(state, event.shipId, ship => ({ ...ship, tokens: { ...ship.tokens, [event.token]: event.left } }))
    case 'lockSet':
      return withShip(state, event.shipId, ship => {
        const others = without(ship.locks, id => id === event.targetId)
        return { ...ship, locks: event.isHeld ? [...others, event.targetId] : others }
      })
    case 'shipsJoined':
      return { ...state, ships: [...state.ships, ...event.ships] }
    case 'squadJoined':
      return { ...state, squads: [...state.squads, event.squad], ships: [...state.ships, ...event.ships] }
    case 'shipCorrected':
      return correctedShip(state, event.shipId, event.reached)
    case 'squadCorrected':
      return withSquad(state, event.squadId, squad => ({ ...squad, ...event.correction }))
    case 'attackCorrected':
      return withAttack(state, event.attackId, attack => ({ ...attack, ...event.reached }))
    case 'rulingSet':
      return { ...state, rulings: { ...state.rulings, [event.key]: event.value } }
    case 'battleEnded':
      return { ...state, isOver: true, initiative: null, measured: null, attacks: [], obligations: [] }
    default:
      return assertNever(event)
  }
}

/** Where the cards face up are laid anew, none of the ship's is left to name. */
function correctedShip(state: BattleState, shipId: ShipId, reached: CorrectedShip): BattleState {
  const next = withShip(state, shipId, ship => ({ ...ship, ...reached }))
  if (reached.faceup === undefined) return next
  const obligations = without(next.obligations, due => due.shipId === shipId)
  return { ...next, obligations, nextId: next.nextId + reached.faceup.length }
}
