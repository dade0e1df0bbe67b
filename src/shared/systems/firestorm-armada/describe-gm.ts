import type { Message } from '../../core/engine/message'
import { assertNever } from '../../kernel/assert-never'
import { nameIn } from './describe'
import type { GmEvent } from './events'
import type { BattleState } from './model/battle'
import { rulingWords } from './ruling-values'

/** What the GM set outright, in words. */
export function describeGm(state: BattleState, event: GmEvent): Message {
  const key = `fa.event.${event.type}`
  switch (event.type) {
    case 'fleetCorrected':
      return { key, values: { name: nameIn(state, event.fleetId), reason: event.reason } }
    case 'unitCorrected':
      return { key, values: { name: nameIn(state, event.unitId), reason: event.reason } }
    case 'shipCorrected':
    case 'weaponCorrected':
      return { key, values: { name: nameIn(state, event.shipId), reason: event.reason } }
    case 'wingCorrected':
      return { key, values: { name: nameIn(state, event.wingId), reason: event.reason } }
    case 'cardNoted':
      // What the card is stays with its player.
      return { key, values: { fleet: nameIn(state, event.fleetId) } }
    case 'tableNoted':
      return { key, values: { text: event.text } }
    case 'unitsJoined': {
      const names = [...event.squadrons, ...event.flights].map(unit => unit.name)
      return { key, values: { fleet: nameIn(state, event.fleetId), units: names.join(', ') } }
    }
    case 'fleetJoined': {
      const { sideId, fleet } = event
      const names = [...fleet.squadrons, ...fleet.flights].map(unit => unit.name)
      return { key, values: { fleet: fleet.name, side: sideId, units: names.join(', ') } }
    }
    case 'rulingSet':
      return { key, values: rulingWords(event.key, event.value) }
    default:
      return assertNever(event)
  }
}
