import { figure, text } from '../../../../schema/event-parts'
import { formOf } from '../../../../schema/form'
import { z } from '../../../../schema/zod'
import type { DwObligation } from '../../model/obligation'
import { unitId, wingId } from './parts'

const explosionDue = z.strictObject({
  id: text,
  kind: z.literal('explosion'),
  unitId,
  turn: figure,
  isDeferred: z.literal(true).exactOptional()
})
const fuelDue = z.strictObject({ id: text, kind: z.literal('fuel'), wingId, turn: figure, isDeferred: z.literal(true).exactOptional() })
const dwObligation = formOf<DwObligation>()(z.discriminatedUnion('kind', [explosionDue, fuelDue]))

export const dueEvents = [
  z.strictObject({ type: z.literal('obligationOwed'), obligation: dwObligation }),
  z.strictObject({ type: z.literal('obligationSettled'), obligationId: text }),
  z.strictObject({ type: z.literal('obligationDeferred'), obligationId: text }),
  /** Nothing is left for it to apply to. */
  z.strictObject({ type: z.literal('obligationLapsed'), obligationId: text }),
  z.strictObject({ type: z.literal('obligationWaived'), obligation: dwObligation, reason: text })
] as const
