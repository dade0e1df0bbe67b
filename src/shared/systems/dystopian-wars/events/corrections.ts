import { correctedFields } from '../../../core/engine/corrected-fields'
import type { EventTable, Say } from '../../../core/engine/event-table'
import type { Message } from '../../../core/engine/message'
import type { Infer } from '../../../schema/infer'
import type { BattleState, UnitState } from '../model/battle'
import type { UnitCorrection } from '../model/corrections'
import type { correctionEvents } from '../schema/events-v1/corrections'
import { findSquadron, findUnit, findWing, withAttack, withForce, withSquadron, withUnit, withWing } from '../state'
import { word } from './words'

/** Corrections by the GM. */
export type CorrectionEvent = Infer<(typeof correctionEvents)[number]>

export const CORRECTION_EVENTS: EventTable<BattleState, CorrectionEvent> = {
  unitCorrected: {
    evolve: (state, event) => withUnit(state, event.unitId, unit => correctedUnit(unit, event.correction, state.turn)),
    describe: (state, event, say) => correctionWords(say, findUnit(state, event.unitId), event)
  },
  wingCorrected: {
    evolve: (state, event) => withWing(state, event.wingId, wing => ({ ...wing, ...event.correction })),
    describe: (state, event, say) => correctionWords(say, findWing(state, event.wingId), event)
  },
  squadronCorrected: {
    evolve: (state, event) => withSquadron(state, event.squadronId, squadron => ({ ...squadron, ...event.correction })),
    describe: (state, event, say) => correctionWords(say, findSquadron(state, event.squadronId), event)
  },
  forceCorrected: {
    evolve: (state, event) => withForce(state, event.forceId, force => ({ ...force, ...event.correction })),
    describe: (state, event, say) => {
      const force = state.forces.find(one => one.id === event.forceId)
      return correctionWords(say, force, event)
    }
  },
  attackCorrected: {
    evolve: (state, event) => withAttack(state, event.attackId, attack => ({ ...attack, ...event.correction })),
    describe: (_state, { correction, reason }, say) => say({ after: correction.hits, reason })
  }
}

function correctedUnit(unit: UnitState, { criticalRows, ...fields }: UnitCorrection, turn: number): UnitState {
  const next = { ...unit, ...fields }
  if (criticalRows === undefined) return next
  const criticals = criticalRows.map(row => unit.criticals.find(critical => critical.row === row) ?? { row, turn, triedTurn: null })
  return { ...next, criticals }
}

/** The change and its reason. */
function correctionWords(
  say: Say,
  before: { readonly name: string } | undefined,
  { correction, reason }: { readonly correction: object; readonly reason: string }
): Message {
  const { kind, ...told } = correctedFields(before, correction)
  const field = 'field' in told ? { field: word('field', told.field) } : {}
  return say({ name: before?.name ?? '', reason, ...told, ...field }, undefined, kind)
}
