import { figure, text } from '../../../../schema/event-parts'
import { schemaOf } from '../../../../schema/infer'
import { typed } from '../../../../schema/parts'
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
const contactDue = z.strictObject({ kind: z.literal('contact'), shipId, wingId, id: text, turn: figure, isDeferred: z.boolean() })
const drivenOffDue = z.strictObject({
  kind: z.literal('drivenOff'),
  wingId,
  byShipId: shipId,
  id: text,
  turn: figure,
  isDeferred: z.boolean()
})
export const faObligation = schemaOf<FaObligation>()(
  z.discriminatedUnion('kind', [hitsDue, criticalDue, explosionDue, boardingDue, contactDue, drivenOffDue])
)

export const dueEvents = [
  typed('obligationOwed', { obligation: faObligation }),
  typed('obligationSettled', { obligationId: text }),
  typed('obligationDeferred', { obligationId: text }),
  /** It no longer matters to anybody. */
  typed('obligationLapsed', { obligationId: text }),
  typed('obligationWaived', { obligation: faObligation, reason: text })
] as const
