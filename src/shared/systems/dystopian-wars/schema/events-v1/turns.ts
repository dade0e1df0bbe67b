import { figure, list, telling, text } from '../../../../schema/event-parts'
import { typed } from '../../../../schema/parts'
import { z } from '../../../../schema/zod'
import { forceId, squadronId } from './parts'

export const step = z.enum([
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
  typed('squadronActivated', { squadronId }),
  typed('stepEntered', { step }),
  /** A step with nothing in it. */
  typed('stepPassed', { step }),
  typed('activationEnded', { squadronId }),
  typed('turnEnded', { turn: figure }),
  typed('cardPlayed', { forceId, name: text, left: figure }),
  typed('rulingSet', { key: text, value: text }),
  typed('battleTold', telling),
  typed('battleEnded', { standingSides: list(text) })
] as const
