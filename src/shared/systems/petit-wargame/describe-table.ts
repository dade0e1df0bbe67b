import { correctedFields } from '../../core/engine/corrected-fields'
import type { Message } from '../../core/engine/message'
import type { Say } from './describe'
import { nameIn, sideName, word } from './describe'
import type { TableEvent } from './events'
import { positionLabel } from './derive/grid-labels'
import { cellLabels } from './derive/table-labels'
import type { BattleState } from './model/battle'
import { rulingWords } from './ruling-values'
import { findShip, findSquadron } from './state'

/** What the GM does, as sentences. */
export function describeTable(state: BattleState, event: TableEvent, say: Say): Message {
  switch (event.type) {
    case 'squadronsJoined': {
      const fleet = state.fleets.find(one => one.id === event.fleetId)?.name ?? ''
      const squadrons = event.squadrons.map(one => one.name).join(', ')
      return say({ squadrons, fleet, place: positionLabel(state.rulings, event.at) }, 'PW-029')
    }
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

/** What a correction changed, and why. */
function corrected(
  say: Say,
  before: { readonly name: string } | undefined,
  { correction, reason }: { readonly correction: object; readonly reason: string }
): Message {
  const { kind, ...told } = correctedFields(before, correction)
  const field = 'field' in told ? { field: word('field', told.field) } : {}
  return say({ name: before?.name ?? '', reason, ...told, ...field }, undefined, `.${kind}`)
}
