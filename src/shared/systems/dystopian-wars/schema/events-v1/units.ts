import { figure, list } from '../../../../schema/event-parts'
import { typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import { combatantId, criticalRow, depth, unitId } from './parts'

const direction = z.enum(['fore', 'aft', 'port', 'starboard'])

export const unitEvents = [
  typed('unitHit', { unitId, hits: figure, result: z.enum(['damage', 'critical', 'nothing']) }),
  typed('criticalSuffered', {
    unitId,
    faces: list(figure),
    row: criticalRow,
    /** Whether the unit keeps it until it is repaired. */
    stays: z.boolean(),
    /** How often it now lies on the unit; absent for once. */
    times: figure.exactOptional()
  }),
  typed('assaultPointsLost', { unitId, points: figure, ap: figure }),
  typed('hullLost', { unitId, points: figure, hp: figure }),
  typed('unitTeleported', { unitId, direction, inches: figure }),
  typed('unitRemoved', { unitId, because: z.enum(['small', 'hull', 'magazine', 'sturginium']) }),
  typed('explosionStruck', { unitId, targetId: combatantId, faces: list(figure), hits: figure }),
  typed('repairTried', {
    unitId,
    row: criticalRow,
    face: figure,
    isRepaired: z.boolean(),
    /** How often it still lies on the unit once repaired; absent where it is gone. */
    timesLeft: figure.exactOptional()
  }),
  typed('unitMarked', { unitId, isObscured: z.boolean(), depth })
] as const
