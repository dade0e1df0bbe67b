import { figure, list, text } from '../../../../schema/event-parts'
import { z } from '../../../../schema/zod'
import { criticalTrigger, fleetId } from './parts'

export const lossEvents = [
  z.strictObject({ type: z.literal('thresholdCrossed'), fleetId }),
  z.strictObject({ type: z.literal('criticalRolled'), fleetId, trigger: criticalTrigger, faces: list(figure) }),
  z.strictObject({ type: z.literal('criticalWithoutEffect'), fleetId, because: z.enum(['no-ability', 'already-suffered', 'too-late']) }),
  z.strictObject({ type: z.literal('fleetDisabled'), fleetId, because: z.enum(['damage', 'rout']) }),
  z.strictObject({ type: z.literal('fleetDestroyed'), fleetId }),
  z.strictObject({ type: z.literal('selfDestructed'), fleetId, targetId: fleetId }),
  z.strictObject({ type: z.literal('fleetWithdrawn'), fleetId, reason: text })
] as const
