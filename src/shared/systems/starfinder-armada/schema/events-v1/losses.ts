import { figure, list, text } from '../../../../schema/event-parts'
import { typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import { criticalTrigger, fleetId } from './parts'

export const lossEvents = [
  typed('thresholdCrossed', { fleetId }),
  typed('criticalRolled', { fleetId, trigger: criticalTrigger, faces: list(figure) }),
  typed('criticalWithoutEffect', { fleetId, because: z.enum(['no-ability', 'already-suffered', 'too-late']) }),
  typed('fleetDisabled', { fleetId, because: z.enum(['damage', 'rout']) }),
  typed('fleetDestroyed', { fleetId }),
  typed('selfDestructed', { fleetId, targetId: fleetId }),
  typed('fleetWithdrawn', { fleetId, reason: text })
] as const
