import { figure, list, text } from '../../../../schema/event-parts'
import { z } from '../../../../schema/zod'
import { shipId } from './parts'

const boarding = z.strictObject({ id: text, attackerId: shipId, targetId: shipId, turn: figure, assaultPoints: figure })

export const boardingEvents = [
  z.strictObject({ type: z.literal('boardingBegun'), boarding }),
  z.strictObject({
    type: z.literal('boardingResolved'),
    boardingId: text,
    attackerId: shipId,
    targetId: shipId,
    attackerFaces: list(figure),
    defenderFaces: list(figure),
    outcome: text
  }),
  z.strictObject({
    type: z.literal('boardingEnded'),
    boardingId: text,
    because: z.enum(['outOfBattle', 'gm', 'boarderLeft', 'targetLeft']),
    reason: text
  }),
  z.strictObject({ type: z.literal('shipCaptured'), shipId })
] as const
