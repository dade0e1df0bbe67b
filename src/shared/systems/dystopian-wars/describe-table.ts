import { assertNever } from '../../kernel/assert-never'
import { correctedFields } from '../../core/engine/corrected-fields'
import type { Message, MessageValue } from '../../core/engine/message'
import type { TableEvent } from './events'
import type { BattleState } from './model/battle'
import { rulingWords } from './ruling-values'
import { findSquadron, findUnit, findWing } from './state'

type Values = Readonly<Record<string, MessageValue>>

/** What happens around the attacks and what the GM does, as sentences. */
export function describeTable(state: BattleState, event: TableEvent): Message {
  const say = (values: Values, source?: string, variant = ''): Message => ({
    key: `dw.event.${event.type}${variant}`,
    values,
    ...(source === undefined ? {} : { source })
  })
  const force = (id: string): string => state.forces.find(one => one.id === id)?.name ?? id
  const name = (id: string): string => (findUnit(state, id) ?? findWing(state, id) ?? findSquadron(state, id))?.name ?? id
  switch (event.type) {
    case 'battleBegun':
      return say({ name: event.setup.name, forces: event.setup.forces.length }, 'DW-001')
    case 'turnEnded':
      return say({ turn: event.turn }, 'DW-032')
    case 'wingLaunched':
      return say({ wing: name(event.wingId), unit: name(event.unitId) }, 'DW-066')
    case 'unitMarked': {
      const depth: Message = { key: `dw.depth.${event.depth}` }
      return say({ unit: name(event.unitId), depth }, 'DW-Q23', event.isObscured ? '.obscured' : '.clear')
    }
    case 'capSet':
      return say({ wing: name(event.wingId) }, 'DW-011', event.isOnCap ? '.on' : '.off')
    case 'cardPlayed':
      return say({ force: force(event.forceId), card: event.name, left: event.left }, 'DW-058')
    case 'obligationOwed':
      return say({ owner: name(ownerOf(event.obligation)) }, undefined, `.${event.obligation.kind}`)
    case 'obligationSettled':
    case 'obligationDeferred':
    case 'obligationLapsed': {
      const due = state.obligations.find(one => one.id === event.obligationId)
      return say({ owner: due === undefined ? '' : name(ownerOf(due)) }, undefined, `.${due?.kind ?? 'explosion'}`)
    }
    case 'obligationWaived':
      return say({ owner: name(ownerOf(event.obligation)), reason: event.reason }, undefined, `.${event.obligation.kind}`)
    case 'unitCorrected':
      return corrected(say, findUnit(state, event.unitId), event)
    case 'wingCorrected':
      return corrected(say, findWing(state, event.wingId), event)
    case 'squadronCorrected':
      return corrected(say, findSquadron(state, event.squadronId), event)
    case 'forceCorrected':
      return corrected(
        say,
        state.forces.find(one => one.id === event.forceId),
        event
      )
    case 'attackCorrected':
      return say({ after: event.correction.hits, reason: event.reason })
    case 'squadronsJoined': {
      const { squadrons } = event
      return say({ force: force(event.forceId), squadrons: squadrons.map(one => one.name).join(', '), count: squadrons.length }, 'DW-001')
    }
    case 'forceJoined': {
      const { squadrons, name: joining } = event.force
      return say({ force: joining, side: event.sideId, squadrons: squadrons.map(one => one.name).join(', ') }, 'DW-001')
    }
    case 'rulingSet':
      return say(rulingWords(event.key, event.value))
    case 'battleEnded':
      return say(
        { sides: event.standingSides.join(', ') },
        undefined,
        event.standingSides.length === 1 ? '.one' : event.standingSides.length === 0 ? '.nobody' : '.several'
      )
    default:
      return assertNever(event)
  }
}

/** What a correction changed, and why. */
function corrected(
  say: (values: Values, source?: string, variant?: string) => Message,
  before: { readonly name: string } | undefined,
  { correction, reason }: { readonly correction: object; readonly reason: string }
): Message {
  const { kind, ...told } = correctedFields(before, correction)
  const field = 'field' in told ? { field: { key: `dw.field.${told.field}` } } : {}
  return say({ name: before?.name ?? '', reason, ...told, ...field }, undefined, `.${kind}`)
}

function ownerOf(due: BattleState['obligations'][number]): string {
  return due.kind === 'fuel' ? due.wingId : due.unitId
}
