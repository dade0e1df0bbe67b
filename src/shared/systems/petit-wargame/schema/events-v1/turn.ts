import { figure, list, text } from '../../../../schema/event-parts'
import { typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import { sideRoll, squadronId } from './parts'

export const phase = z.enum(['deployment', 'movement', 'initiative', 'tables', 'detection', 'combat'])

export const turnEvents = [
  typed('initiativeRolled', { rolls: list(sideRoll), sideId: text }),
  typed('initiativeGiven', { sideId: text, because: z.enum(['gm', 'alone']), reason: text }),
  /** This side can activate a squadron again, so the other is no longer alone and both roll. */
  typed('initiativeReopened', { sideId: text }),
  typed('squadronActivated', { squadronId }),
  typed('phaseEntered', { phase }),
  typed('activationEnded', { squadronId }),
  typed('turnEnded', { turn: figure })
] as const
