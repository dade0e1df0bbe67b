import { figure, signed } from '../../../../schema/event-parts'
import { typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import { marker, shipId } from './parts'

export const tokenEvents = [
  typed('tokenChanged', { shipId, token: marker, count: signed, left: figure }),
  typed('lockSet', { shipId, targetId: shipId, isHeld: z.boolean() })
] as const
