import { z } from '../../../schema/zod'
import { attackEvents } from './events-v1/attack'
import { battleEvents } from './events-v1/battle'
import { correctionEvents } from './events-v1/corrections'
import { damageEvents } from './events-v1/damage'
import { diceEvents } from './events-v1/dice'
import { engagementEvents } from './events-v1/engagement'
import { tokenEvents } from './events-v1/tokens'

/** Every event of X-Wing as version 1 of its rules writes it. Never edited once a later version is out; lists are written out for that. */
export const xwEventV1 = z.discriminatedUnion('type', [
  ...attackEvents,
  ...battleEvents,
  ...correctionEvents,
  ...damageEvents,
  ...diceEvents,
  ...engagementEvents,
  ...tokenEvents
])
