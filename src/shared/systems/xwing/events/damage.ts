import type { EventTable } from '../../../core/engine/event-table'
import { changeOne } from '../../../kernel/collections'
import { withoutDue } from '../../../core/housekeeping/dues'
import type { Infer } from '../../../schema/infer'
import type { BattleState, ShipState } from '../model/battle'
import type { ShipId } from '../model/squad'
import type { damageEvents } from '../schema/events-v1/damage'
import { findSquad, withShip } from '../state'
import { shipName, word } from './words'

/** Damage to a ship: shields, cards and the names of those face up, and its destruction. */
export type DamageEvent = Infer<(typeof damageEvents)[number]>

export const DAMAGE_EVENTS: EventTable<BattleState, DamageEvent> = {
  damageSuffered: {
    evolve: state => state,
    describe(state, { shipId, hits, crits, reason }, say) {
      return say({ ship: shipName(state, shipId), hits, crits, reason }, 'XW-038', crits === 0 ? 'hits' : hits === 0 ? 'crits' : 'both')
    }
  },
  shieldLost: {
    evolve: (state, { shipId, left }) => withShip(state, shipId, ship => ({ ...ship, shields: left })),
    describe: (state, { shipId, damage, left }, say) => say({ ship: shipName(state, shipId), left }, 'XW-038', damage)
  },
  cardDealt: {
    evolve: (state, { shipId, cardId }) => dealt(state, shipId, cardId),
    describe(state, { shipId, cardId, isMarker, cards, hull }, say) {
      const values = { ship: shipName(state, shipId), cards, hull }
      if (isMarker) return say(values, 'XW-039', 'marker')
      return say(values, 'XW-038', cardId === null ? 'facedown' : 'faceup')
    }
  },
  cardNamed: {
    evolve(state, { obligation, card, note }) {
      const next = withShip(state, obligation.shipId, ship => ({
        ...ship,
        faceup: changeOne(ship.faceup, obligation.id, one => ({ ...one, card, ...(note === undefined ? {} : { note }) }))
      }))
      return withoutDue(next, obligation.id)
    },
    describe(state, { obligation, card, isDrawn }, say) {
      const ship = shipName(state, obligation.shipId)
      if (card === null) return say({ ship }, 'XW-039', 'none')
      return say({ ship, card: word('card', card) }, 'XW-039', isDrawn ? 'drawn' : 'read')
    }
  },
  obligationWaived: {
    evolve: (state, { obligation }) => withoutDue(state, obligation.id),
    describe: (state, { obligation, reason }, say) => say({ ship: shipName(state, obligation.shipId), reason })
  },
  deckRenewed: {
    evolve(state, { shipIds, facedown = [] }) {
      const ships = state.ships.map((ship): ShipState => {
        const byDeck = facedown.find(({ shipId }) => shipId === ship.id)
        const dealt = byDeck === undefined ? ship : { ...ship, facedownOf: byDeck.facedownOf }
        return shipIds.includes(ship.id) ? { ...dealt, hasReturnedCards: true, returnedAt: state.nextId } : dealt
      })
      return { ...state, ships }
    },
    describe(state, { squadId, shipIds, cards }, say) {
      const ships = shipIds.map(id => shipName(state, id)).join(', ')
      return say({ squad: findSquad(state, squadId)?.name ?? '', ships, cards }, 'XW-039')
    }
  },
  shipDestroyed: {
    evolve: (state, { shipId, leavesAfter }) => withShip(state, shipId, ship => ({ ...ship, status: 'destroyed', leavesAfter })),
    describe: (state, { shipId }, say) => say({ ship: shipName(state, shipId) }, 'XW-038')
  }
}

function dealt(state: BattleState, shipId: ShipId, cardId: string | null): BattleState {
  if (cardId === null) return withShip(state, shipId, ship => ({ ...ship, facedown: ship.facedown + 1 }))
  const next = withShip(state, shipId, ship => ({ ...ship, faceup: [...ship.faceup, { id: cardId, card: null }] }))
  const obligations = [...state.obligations, { id: cardId, kind: 'card', shipId, round: state.round } as const]
  return { ...next, obligations, nextId: state.nextId + 1 }
}
