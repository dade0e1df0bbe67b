import { figure, list } from '../../../../schema/event-parts'
import { z } from '../../../../schema/zod'
import { combatantId, criticalRow, depth, unitId } from './parts'

const direction = z.enum(['fore', 'aft', 'port', 'starboard'])

export const unitEvents = [
  z.strictObject({ type: z.literal('unitHit'), unitId, hits: figure, result: z.enum(['damage', 'critical', 'nothing']) }),
  z.strictObject({
    type: z.literal('criticalSuffered'),
    unitId,
    faces: list(figure),
    row: criticalRow,
    /** Whether the unit keeps it until it is repaired. */
    stays: z.boolean()
  }),
  z.strictObject({ type: z.literal('assaultPointsLost'), unitId, points: figure, ap: figure }),
  z.strictObject({ type: z.literal('hullLost'), unitId, points: figure, hp: figure }),
  z.strictObject({ type: z.literal('unitTeleported'), unitId, direction, inches: figure }),
  z.strictObject({ type: z.literal('unitRemoved'), unitId, because: z.enum(['small', 'hull', 'magazine', 'sturginium']) }),
  z.strictObject({ type: z.literal('explosionStruck'), unitId, targetId: combatantId, faces: list(figure), hits: figure }),
  z.strictObject({ type: z.literal('repairTried'), unitId, row: criticalRow, face: figure, isRepaired: z.boolean() }),
  z.strictObject({ type: z.literal('unitMarked'), unitId, isObscured: z.boolean(), depth })
] as const
