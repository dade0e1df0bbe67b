import { assertNever } from '../../kernel/assert-never'
import { correctedFields } from '../../core/engine/corrected-fields'
import type { Message } from '../../core/engine/message'
import type { Say } from './describe'
import type { TableEvent } from './events'
import type { BattleState } from './model/battle'
import { rulingWords } from './ruling-values'
import { findShip, findSquad } from './state'
import { shipName, word } from './words'

/** What happens around the engagement and what the GM does, as sentences. */
export function describeTable(state: BattleState, event: TableEvent, say: Say): Message {
  switch (event.type) {
    case 'battleBegun':
      return say({ name: event.name, squads: event.squads.length }, 'XW-001')
    case 'playerOrderSet':
      return say({ squads: event.squadIds.map(id => findSquad(state, id)?.name ?? id).join(', ') }, 'XW-040')
    case 'damageSuffered': {
      const { hits, crits, reason } = event
      return say({ ship: shipName(state, event.shipId), hits, crits, reason }, 'XW-038')
    }
    case 'cardNamed': {
      const ship = shipName(state, event.obligation.shipId)
      if (event.card === null) return say({ ship }, 'XW-039', 'none')
      return say({ ship, card: word('card', event.card) }, 'XW-039', event.isDrawn ? 'drawn' : 'read')
    }
    case 'obligationWaived':
      return say({ ship: shipName(state, event.obligation.shipId), reason: event.reason })
    case 'tokenChanged': {
      const { count, left } = event
      const values = { ship: shipName(state, event.shipId), token: word('token', event.token), count: Math.abs(count), left }
      return say(values, 'XW-Q11', count > 0 ? 'gained' : 'lost')
    }
    case 'lockSet': {
      const values = { ship: shipName(state, event.shipId), target: shipName(state, event.targetId) }
      return say(values, 'XW-037', event.isHeld ? 'held' : 'dropped')
    }
    case 'shipsJoined':
      return say({ ships: event.ships.map(ship => ship.name).join(', '), squad: findSquad(state, event.squadId)?.name ?? '' })
    case 'squadJoined':
      return say({ squad: event.squad.name, side: event.squad.sideId, ships: event.ships.map(ship => ship.name).join(', ') })
    case 'shipCorrected':
      return corrected(say, findShip(state, event.shipId), event)
    case 'squadCorrected':
      return corrected(say, findSquad(state, event.squadId), event)
    case 'attackCorrected': {
      const [field = 'range'] = Object.keys(event.correction)
      return say({ field: word('field', field), reason: event.reason })
    }
    case 'rulingSet':
      return say(rulingWords(event.key, event.value))
    case 'battleEnded': {
      const { length } = event.standingSides
      return say({ sides: event.standingSides.join(', ') }, undefined, length === 1 ? 'one' : length === 0 ? 'nobody' : 'several')
    }
    default:
      return assertNever(event)
  }
}

/** What a correction changed, and why. */
function corrected(
  say: Say,
  before: { readonly name: string } | undefined,
  { correction, reason }: { readonly correction: object; readonly reason: string }
): Message {
  const { kind, ...told } = correctedFields(before, correction)
  const field = 'field' in told ? { field: word('field', told.field) } : {}
  return say({ name: before?.name ?? '', reason, ...told, ...field }, undefined, kind)
}
