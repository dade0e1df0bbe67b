import { z } from '../../../schema/zod'
import { arrivalEvents } from './events-v1/arrivals'
import { attackEvents } from './events-v1/attacks'
import { correctionEvents } from './events-v1/corrections'
import { dueEvents } from './events-v1/dues'
import { turnEvents } from './events-v1/turns'
import { unitEvents } from './events-v1/units'
import { wingEvents } from './events-v1/wings'

/**
 * Every event of Dystopian Wars as version 1 of its rules writes it. Never edited once a later version is out; lists are written out for
 * that.
 */
export const dwEventV1 = z.discriminatedUnion('type', [
  ...arrivalEvents,
  ...attackEvents,
  ...correctionEvents,
  ...dueEvents,
  ...turnEvents,
  ...unitEvents,
  ...wingEvents
])
