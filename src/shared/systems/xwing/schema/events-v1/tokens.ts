import { figure } from '../../../../schema/event-parts'
import { z } from '../../../../schema/zod'
import { marker, shipId } from './parts'

export const tokenEvents = [
  z.strictObject({ type: z.literal('tokenChanged'), shipId, token: marker, count: figure, left: figure }),
  z.strictObject({ type: z.literal('lockSet'), shipId, targetId: shipId, isHeld: z.boolean() })
] as const
