import { figure, list } from '../../../../schema/event-parts'
import { objectOf } from '../../../../schema/form'
import { z } from '../../../../schema/zod'
import type { Measure } from '../../model/battle'
import { arc, shipId, token } from './parts'

const measure = objectOf<Measure>()({ targetId: shipId, arc, range: figure, isObstructed: z.boolean() })

export const engagementEvents = [
  z.strictObject({ type: z.literal('engagementBegun') }),
  z.strictObject({ type: z.literal('initiativeReached'), initiative: figure }),
  z.strictObject({ type: z.literal('targetsMeasured'), shipId, measures: list(measure) }),
  z.strictObject({ type: z.literal('shipEngaged'), shipId, hasAttacked: z.boolean() }),
  z.strictObject({ type: z.literal('shipRemoved'), shipId }),
  z.strictObject({ type: z.literal('engagementEnded') }),
  /** Every token of these kinds leaves the ships. */
  z.strictObject({ type: z.literal('roundEnded'), round: figure, tokens: list(token) })
] as const
