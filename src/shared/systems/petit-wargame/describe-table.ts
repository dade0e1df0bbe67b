import type { Message } from '../../core/engine/message'
import type { Say } from './describe'
import { nameIn, sideName, word } from './describe'
import type { TableEvent } from './events'
import { cellLabels } from './derive/table-labels'
import type { BattleState } from './model/battle'
import { rulingWords } from './ruling-values'
import { findShip, findSquadron } from './state'

/** What the GM does, as sentences. */
export function describeTable(state: BattleState, event: TableEvent, say: Say): Message {
  switch (event.type) {
    case 'shipCorrected':
      return corrected(say, findShip(state, event.shipId), event)
    case 'squadronCorrected':
      return corrected(say, findSquadron(state, event.squadronId), event)
    case 'fleetCorrected':
      return corrected(
        say,
        state.fleets.find(one => one.id === event.fleetId),
        event
      )
    case 'detectionCorrected': {
      const values = { squadron: nameIn(state, event.squadronId), target: nameIn(state, event.targetId), reason: event.reason }
      return say(values, 'PW-043', event.isDetected ? '.found' : '.lost')
    }
    case 'damageCorrected':
      return say({ points: event.points, reason: event.reason }, 'PW-055')
    case 'tableCellSet': {
      const { row, column, value } = event
      const before = state.tables[event.table][row]?.[column] ?? 0
      return say({ table: word('table', event.table), ...cellLabels(event.table, row, column), before, value }, 'PW-Q27')
    }
    case 'rulingSet':
      return say(rulingWords(event.key, event.value))
    case 'battleEnded':
      return event.winnerId === null ? say({}, undefined, '.nobody') : say({ side: sideName(state, event.winnerId) }, undefined, '.won')
    case 'battleResumed':
      return say({ reason: event.reason })
  }
}

/** One corrected number or name says what it was and is; anything else says which it is; several at once are only counted. */
function corrected(
  say: Say,
  before: { readonly name: string } | undefined,
  { correction, reason }: { readonly correction: object; readonly reason: string }
): Message {
  const fields = Object.keys(correction)
  const [field] = fields
  const common = { name: before?.name ?? '', reason }
  if (before === undefined || field === undefined || fields.length > 1)
    return say({ ...common, count: fields.length }, undefined, '.several')
  const was: unknown = Reflect.get(before, field)
  const is: unknown = Reflect.get(correction, field)
  const isPlain = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'
  if (field === 'note' || !isPlain(was) || !isPlain(is)) return say({ ...common, field: word('field', field) }, undefined, '.mark')
  return say({ ...common, field: word('field', field), before: was, after: is }, undefined, '.value')
}
