import type { Message } from '../../core/engine/message'
import { word } from './describe-effect'
import type { SaEvent } from './events'
import type { BattleState } from './model/battle'
import { findFleet } from './state'

/** One corrected value says what it was and is; several at once are only counted. */
export function correctionMessage(state: BattleState, event: Extract<SaEvent, { type: 'fleetCorrected' }>): Message {
  const before = findFleet(state, event.fleetId)
  const fields = Object.keys(event.correction)
  const field = fields[0]
  const common = { fleet: before?.name ?? event.fleetId, reason: event.reason }
  if (before === undefined || field === undefined || fields.length > 1) {
    return { key: 'sa.event.fleetCorrected.several', values: { ...common, count: fields.length } }
  }
  const was: unknown = Reflect.get(before, field)
  const is: unknown = Reflect.get(event.correction, field)
  if (typeof was === 'number' && typeof is === 'number')
    return { key: `sa.event.fleetCorrected.${field}`, values: { ...common, before: was, after: is } }
  if (field === 'status')
    return {
      key: 'sa.event.fleetCorrected.status',
      values: { ...common, before: word('status', before.status), after: word('status', String(is)) }
    }
  if (field === 'name') return { key: 'sa.event.fleetCorrected.name', values: { ...common, before: before.name, after: String(is) } }
  return {
    key: 'sa.event.fleetCorrected.mark',
    values: { ...common, mark: word('mark', typeof is === 'boolean' ? `${field}.${String(is)}` : field) }
  }
}
