import { figure, text } from '../../../../schema/event-parts'
import { schemaOf } from '../../../../schema/infer'
import { addedFlag, typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import type { DwObligation } from '../../model/obligation'
import { unitId, wingId } from './parts'

const explosionDue = z.strictObject({
  id: text,
  kind: z.literal('explosion'),
  unitId,
  turn: figure,
  isDeferred: addedFlag()
})
const fuelDue = z.strictObject({ id: text, kind: z.literal('fuel'), wingId, turn: figure, isDeferred: addedFlag() })
export const dwObligation = schemaOf<DwObligation>()(z.discriminatedUnion('kind', [explosionDue, fuelDue]))

export const dueEvents = [
  typed('obligationOwed', { obligation: dwObligation }),
  typed('obligationSettled', { obligationId: text }),
  typed('obligationDeferred', { obligationId: text }),
  /** Nothing is left for it to apply to. */
  typed('obligationLapsed', { obligationId: text }),
  typed('obligationWaived', { obligation: dwObligation, reason: text })
] as const
