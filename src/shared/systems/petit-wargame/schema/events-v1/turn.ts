import { figure, list, text } from '../../../../schema/event-parts'
import { z } from '../../../../schema/zod'
import { sideRoll, squadronId } from './parts'

const phase = z.enum(['deployment', 'movement', 'initiative', 'tables', 'detection', 'combat'])

export const turnEvents = [
  z.strictObject({ type: z.literal('initiativeRolled'), rolls: list(sideRoll), sideId: text }),
  z.strictObject({ type: z.literal('initiativeGiven'), sideId: text, because: z.enum(['gm', 'alone']), reason: text }),
  /** This side can activate a squadron again, so the other is no longer alone and both roll. */
  z.strictObject({ type: z.literal('initiativeReopened'), sideId: text }),
  z.strictObject({ type: z.literal('squadronActivated'), squadronId }),
  z.strictObject({ type: z.literal('phaseEntered'), phase }),
  z.strictObject({ type: z.literal('activationEnded'), squadronId }),
  z.strictObject({ type: z.literal('turnEnded'), turn: figure })
] as const
