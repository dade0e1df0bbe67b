import { correctedFields } from '../../../core/engine/corrected-fields'
import type { EventTable, Say } from '../../../core/engine/event-table'
import type { Message } from '../../../core/engine/message'
import { rulingSet } from '../../../core/housekeeping/rulings'
import { battleTold } from '../../../core/housekeeping/telling'
import type { Infer } from '../../../schema/infer'
import type { BattleState } from '../model/battle'
import type { correctionEvents } from '../schema/events-v1/corrections'
import { findShip, findSquadron, withFleet, withShip, withSquadron } from '../state'
import { rulingWords, word } from './words'

/** Corrections by the GM of a fleet, a squadron or a ship, and rulings changed during the battle. */
export type CorrectionEvent = Infer<(typeof correctionEvents)[number]>

export const CORRECTION_EVENTS: EventTable<BattleState, CorrectionEvent> = {
  shipCorrected: {
    evolve: (state, { shipId, reached }) => withShip(state, shipId, ship => ({ ...ship, ...reached })),
    describe: (state, event, say) => corrected(say, findShip(state, event.shipId), event)
  },
  squadronCorrected: {
    evolve: (state, { squadronId, correction }) => withSquadron(state, squadronId, squadron => ({ ...squadron, ...correction })),
    describe: (state, event, say) => corrected(say, findSquadron(state, event.squadronId), event)
  },
  fleetCorrected: {
    evolve: (state, { fleetId, correction }) => withFleet(state, fleetId, fleet => ({ ...fleet, ...correction })),
    describe(state, event, say) {
      const fleet = state.fleets.find(one => one.id === event.fleetId)
      return corrected(say, fleet, event)
    }
  },
  rulingSet: rulingSet(rulingWords),
  battleTold: battleTold()
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
