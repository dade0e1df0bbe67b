import { measured } from '../../../../schema/event-parts'
import { typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import { shipId } from './parts'

const shipMark = z.enum(['isHidden', 'hasCutEngines', 'hasMovementCritical', 'isCriticallyHurt', 'isOutOfCommand'])

export const movementEvents = [
  typed('shipMoved', { shipId, inches: measured, rams: z.boolean() }),
  typed('shipMarked', { shipId, mark: shipMark, isSet: z.boolean() }),
  typed('shipDisplaced', { shipId, direction: z.enum(['fore', 'aft', 'port', 'starboard']), inches: measured })
] as const
