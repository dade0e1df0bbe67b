import { figure } from '../../../../schema/event-parts'
import { z } from '../../../../schema/zod'
import { shipId } from './parts'

const shipMark = z.enum(['isHidden', 'hasCutEngines', 'hasMovementCritical', 'isOutOfCommand'])

export const movementEvents = [
  z.strictObject({ type: z.literal('shipMoved'), shipId, inches: figure, rams: z.boolean() }),
  z.strictObject({ type: z.literal('shipMarked'), shipId, mark: shipMark, isSet: z.boolean() }),
  z.strictObject({ type: z.literal('shipDisplaced'), shipId, direction: z.enum(['fore', 'aft', 'port', 'starboard']), inches: figure })
] as const
