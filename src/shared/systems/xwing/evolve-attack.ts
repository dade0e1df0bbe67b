import { assertNever } from '../../kernel/assert-never'
import { without } from '../../kernel/collections'
import type { AttackEvent } from './events'
import type { BattleState, ShipState } from './model/battle'
import type { Payment, ShipId } from './model/squad'
import { withAttack, withDice, withShip, withTokens } from './state'

/** What moves an attack along, and what it does. */
export function evolveAttack(state: BattleState, event: AttackEvent): BattleState {
  switch (event.type) {
    case 'attackDeclared': {
      const { attack } = event
      const next = { ...state, measured: null, attacks: [...state.attacks, attack], nextId: state.nextId + 1 }
      if (attack.kind === 'standard') return next
      return withShip(next, attack.attackerId, ship => ({ ...ship, bonusAttacks: ship.bonusAttacks + 1 }))
    }
    case 'costPaid':
      return withShip(state, event.shipId, ship => {
        const weapons = ship.weapons.map(weapon =>
          weapon.id === event.weaponId ? { ...weapon, chargesLeft: weapon.chargesLeft - event.charges } : weapon
        )
        return event.payments.reduce<ShipState>((payer, payment) => paid(payer, payment, event.defenderId), { ...ship, weapons })
      })
    case 'stageEntered':
    case 'stagePassed':
      return withAttack(state, event.attackId, attack => ({ ...attack, stage: event.stage }))
    case 'diceRolled':
    case 'diceModified':
      return withDice(state, event.attackId, event.pool, event.dice)
    case 'tokenSpent': {
      const { defenderId } = state.attacks.find(attack => attack.id === event.attackId) ?? { defenderId: event.shipId }
      return withShip(withDice(state, event.attackId, event.pool, event.dice), event.shipId, ship => paid(ship, event.token, defenderId))
    }
    case 'resultsNeutralized': {
      const { left, isHit } = event
      return withAttack(state, event.attackId, attack => ({ ...attack, left, isHit }))
    }
    case 'resultsCancelled':
      return withAttack(state, event.attackId, attack => ({
        ...attack,
        left: attack.left === null ? null : { ...attack.left, [event.kind]: 0 }
      }))
    case 'abilityUsed':
      return state
    case 'attackEnded':
    case 'attackAbandoned':
      return { ...state, attacks: without(state.attacks, attack => attack.id === event.attackId) }
    case 'shieldLost':
      return withShip(state, event.shipId, ship => ({ ...ship, shields: event.left }))
    case 'cardDealt':
      return dealt(state, event.shipId, event.cardId)
    case 'deckRenewed': {
      const ships = state.ships.map(ship => (event.shipIds.includes(ship.id) ? { ...ship, hasReturnedCards: true } : ship))
      return { ...state, ships }
    }
    case 'shipDestroyed':
      return withShip(state, event.shipId, ship => ({ ...ship, status: 'destroyed', leavesAfter: event.leavesAfter }))
    default:
      return assertNever(event)
  }
}

function paid(ship: ShipState, payment: Payment, defenderId: ShipId): ShipState {
  if (payment === 'lock') return { ...ship, locks: without(ship.locks, id => id === defenderId) }
  return withTokens(ship, payment, -1)
}

function dealt(state: BattleState, shipId: ShipId, cardId: string | null): BattleState {
  if (cardId === null) return withShip(state, shipId, ship => ({ ...ship, facedown: ship.facedown + 1 }))
  const next = withShip(state, shipId, ship => ({ ...ship, faceup: [...ship.faceup, { id: cardId, card: null }] }))
  const obligations = [...state.obligations, { id: cardId, kind: 'card', shipId, round: state.round } as const]
  return { ...next, obligations, nextId: state.nextId + 1 }
}
