import { figure, list } from '../../../../schema/event-parts'
import { z } from '../../../../schema/zod'
import { arc, shipId, token } from './parts'

const measure = z.strictObject({ targetId: shipId, arc, range: figure, isObstructed: z.boolean() })

export const engagementEvents = [
  z.strictObject({ type: z.literal('engagementBegun') }),
  z.strictObject({ type: z.literal('initiativeReached'), initiative: figure }),
  z.strictObject({ type: z.literal('targetsMeasured'), shipId, measures: list(measure) }),
  z.strictObject({ type: z.literal('shipEngaged'), shipId, hasAttacked: z.boolean() }),
  z.strictObject({ type: z.literal('shipRemoved'), shipId }),
  z.strictObject({ type: z.literal('engagementEnded') }),
  z.strictObject({ type: z.literal('roundEnded'), round: figure, tokens: list(token) })
] as const
