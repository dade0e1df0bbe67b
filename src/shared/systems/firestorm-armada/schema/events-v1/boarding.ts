import { figure, list, text } from '../../../../schema/event-parts'
import { objectOf } from '../../../../schema/infer'
import { typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import type { Boarding } from '../../model/battle'
import { shipId } from './parts'

export const boarding = objectOf<Boarding>()({ id: text, attackerId: shipId, targetId: shipId, turn: figure, assaultPoints: figure })

export const boardingEvents = [
  typed('boardingBegun', { boarding }),
  typed('boardingResolved', {
    boardingId: text,
    attackerId: shipId,
    targetId: shipId,
    /** Faces of both sides with opposed dice; empty in the manual form. */
    attackerFaces: list(figure),
    defenderFaces: list(figure),
    outcome: text
  }),
  typed('boardingEnded', { boardingId: text, because: z.enum(['outOfBattle', 'gm', 'boarderLeft', 'targetLeft']), reason: text }),
  typed('shipCaptured', { shipId })
] as const
