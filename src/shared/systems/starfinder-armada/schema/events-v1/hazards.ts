import { figure, list, text } from '../../../../schema/event-parts'
import { z } from '../../../../schema/zod'
import { fleetId } from './parts'

export const hazardEvents = [
  z.strictObject({ type: z.literal('minesEntered'), effectId: text, fleetId }),
  z.strictObject({
    type: z.literal('minesAttacked'),
    effectId: text,
    attackerId: fleetId,
    hex: figure,
    total: figure,
    ac: figure,
    faces: list(figure),
    damage: figure,
    /** Hull left in that hex; 0 when it is cleared. */
    hp: figure
  }),
  z.strictObject({ type: z.literal('debrisStruck'), effectId: text, fleetId, spLost: figure, hpLost: figure, sp: figure, hp: figure })
] as const
