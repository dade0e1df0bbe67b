import { figure, list } from '../../../../schema/event-parts'
import { objectOf } from '../../../../schema/infer'
import { typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import type { Measure } from '../../model/battle'
import { arc, shipId, token } from './parts'

export const measure = objectOf<Measure>()({ targetId: shipId, arc, range: figure, isObstructed: z.boolean() })

export const engagementEvents = [
  typed('engagementBegun', {}),
  typed('initiativeReached', { initiative: figure }),
  typed('targetsMeasured', { shipId, measures: list(measure) }),
  typed('shipEngaged', { shipId, hasAttacked: z.boolean() }),
  typed('shipRemoved', { shipId }),
  typed('engagementEnded', {}),
  /** Every token of these kinds leaves the ships. */
  typed('roundEnded', { round: figure, tokens: list(token) })
] as const
