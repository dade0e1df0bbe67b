import { figure, list, text } from '../../../../schema/event-parts'
import { z } from '../../../../schema/zod'
import { forceId, squadronId } from './parts'

const step = z.enum([
  'shields',
  'damage',
  'attack',
  'between',
  'declareAttacks',
  'declareCounters',
  'resolveCounters',
  'tinyFlyersOnUnits',
  'tinyFlyersOnTinyFlyers',
  'defensiveFire'
])

export const turnEvents = [
  z.strictObject({ type: z.literal('squadronActivated'), squadronId }),
  z.strictObject({ type: z.literal('stepEntered'), step }),
  /** A step with nothing in it. */
  z.strictObject({ type: z.literal('stepPassed'), step }),
  z.strictObject({ type: z.literal('activationEnded'), squadronId }),
  z.strictObject({ type: z.literal('turnEnded'), turn: figure }),
  z.strictObject({ type: z.literal('cardPlayed'), forceId, name: text, left: figure }),
  z.strictObject({ type: z.literal('rulingSet'), key: text, value: text }),
  z.strictObject({ type: z.literal('battleEnded'), standingSides: list(text) })
] as const
