import { figure, text } from '../../../../schema/event-parts'
import { formOf } from '../../../../schema/form'
import { z } from '../../../../schema/zod'
import type { FaObligation } from '../../model/obligation'
import { shipId, wingId } from './parts'

const hitsDue = z.strictObject({ kind: z.literal('hits'), shipId, hits: figure, id: text, turn: figure, isDeferred: z.boolean() })
const criticalDue = z.strictObject({ kind: z.literal('critical'), shipId, id: text, turn: figure, isDeferred: z.boolean() })
const explosionDue = z.strictObject({ kind: z.literal('explosion'), shipId, dice: figure, id: text, turn: figure, isDeferred: z.boolean() })
const boardingDue = z.strictObject({
  kind: z.literal('boarding'),
  shipId,
  boardingId: text,
  targetId: shipId,
  assaultPoints: figure,
  id: text,
  turn: figure,
  isDeferred: z.boolean()
})
const drivenOffDue = z.strictObject({
  kind: z.literal('drivenOff'),
  wingId,
  byShipId: shipId,
  id: text,
  turn: figure,
  isDeferred: z.boolean()
})
const faObligation = formOf<FaObligation>()(z.discriminatedUnion('kind', [hitsDue, criticalDue, explosionDue, boardingDue, drivenOffDue]))

export const dueEvents = [
  z.strictObject({ type: z.literal('obligationOwed'), obligation: faObligation }),
  z.strictObject({ type: z.literal('obligationSettled'), obligationId: text }),
  z.strictObject({ type: z.literal('obligationDeferred'), obligationId: text }),
  /** It no longer matters to anybody. */
  z.strictObject({ type: z.literal('obligationLapsed'), obligationId: text }),
  z.strictObject({ type: z.literal('obligationWaived'), obligation: faObligation, reason: text })
] as const
