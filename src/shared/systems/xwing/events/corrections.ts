import { correctedFields } from '../../../core/engine/corrected-fields'
import type { EventTable, Say } from '../../../core/engine/event-table'
import type { Message } from '../../../core/engine/message'
import { without } from '../../../kernel/collections'
import type { Infer } from '../../../schema/infer'
import type { BattleState } from '../model/battle'
import type { CorrectedShip } from '../model/corrections'
import type { ShipId } from '../model/squad'
import type { correctionEvents } from '../schema/events-v1/corrections'
import { findShip, findSquad, withAttack, withoutTiesTo, withShip, withSquad } from '../state'
import { word } from './words'

/** Corrections by the GM: `correction` is the request, `reached` the resulting values. */
export type CorrectionEvent = Infer<(typeof correctionEvents)[number]>

export const CORRECTION_EVENTS: EventTable<BattleState, CorrectionEvent> = {
  shipCorrected: {
    evolve: (state, { shipId, reached }) => correctedShip(state, shipId, reached),
    describe: (state, event, say) => corrected(say, findShip(state, event.shipId), event)
  },
  squadCorrected: {
    evolve: (state, { squadId, correction }) => withSquad(state, squadId, squad => ({ ...squad, ...correction })),
    describe: (state, event, say) => corrected(say, findSquad(state, event.squadId), event)
  },
  attackCorrected: {
    evolve: (state, { attackId, reached }) => withAttack(state, attackId, attack => ({ ...attack, ...reached })),
    describe(_state, { correction, reason }, say) {
      const [field = 'range'] = Object.keys(correction)
      return say({ field: word('field', field), reason })
    }
  }
}

/** A ship whose cards face up are replaced has none left to name, and one that leaves lets go of everything (XW-031). */
function correctedShip(state: BattleState, shipId: ShipId, reached: CorrectedShip): BattleState {
  const there = withShip(state, shipId, ship => ({ ...ship, ...reached }))
  const next = reached.status === 'removed' ? withoutTiesTo(there, shipId) : there
  if (reached.faceup === undefined) return next
  const obligations = without(next.obligations, due => due.shipId === shipId)
  return { ...next, obligations, nextId: next.nextId + reached.faceup.length }
}

/** The changes of a correction, and its reason. */
function corrected(
  say: Say,
  before: { readonly name: string } | undefined,
  { correction, reason }: { readonly correction: object; readonly reason: string }
): Message {
  const { kind, ...told } = correctedFields(before, correction)
  const field = 'field' in told ? { field: word('field', told.field) } : {}
  return say({ name: before?.name ?? '', reason, ...told, ...field }, undefined, kind)
}
