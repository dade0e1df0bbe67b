import { figure, list, signed, text } from '../../../../schema/event-parts'
import { typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import { detector, shipId, squadronId } from './parts'

const countermeasure = z.enum(['w', 'x', 'y', 'z'])
const detectionResult = z.enum(['jammed', 'detected', 'undetected'])

const attempt = { shipId, detector, targetId: shipId }

export const detectionEvents = [
  z.strictObject({ ...attempt, type: z.literal('detectionTried'), isOpen: z.boolean() }),
  z.strictObject({
    ...attempt,
    type: z.literal('detectionRolled'),
    countermeasure: countermeasure.nullable(),
    score: figure,
    faces: list(figure),
    margin: signed,
    /** Null without a countermeasure. */
    enemyScore: figure.nullable(),
    enemyFaces: list(figure),
    enemyMargin: signed.nullable(),
    result: detectionResult
  }),
  z.strictObject({ ...attempt, type: z.literal('detectionWithdrawn'), reason: text }),
  typed('detectorJammed', { shipId, detector, turns: figure, untilTurn: figure }),
  typed('jamEnded', { shipId, detector }),
  /** It counts for this activation, empty for the next one of the squadron; what the squadrons in `sharedBy` have found counts with it. */
  typed('detectionCorrected', {
    squadronId,
    targetId: shipId,
    isDetected: z.boolean(),
    activationId: text,
    sharedBy: list(squadronId),
    reason: text
  })
] as const
