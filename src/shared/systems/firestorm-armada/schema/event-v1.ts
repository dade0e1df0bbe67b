import { z } from '../../../schema/zod'
import { arrivalEvents } from './events-v1/arrivals'
import { attackEvents } from './events-v1/attacks'
import { boardingEvents } from './events-v1/boarding'
import { cardEvents } from './events-v1/cards'
import { correctionEvents } from './events-v1/corrections'
import { dueEvents } from './events-v1/dues'
import { effectEvents } from './events-v1/effects'
import { movementEvents } from './events-v1/movement'
import { turnEvents } from './events-v1/turn'
import { wingEvents } from './events-v1/wings'

/**
 * Every event of Firestorm Armada as version 1 of its rules writes it. Never edited once a later version is out; lists are written out for
 * that.
 */
export const faEventV1 = z.discriminatedUnion('type', [
  ...arrivalEvents,
  ...attackEvents,
  ...boardingEvents,
  ...cardEvents,
  ...correctionEvents,
  ...dueEvents,
  ...effectEvents,
  ...movementEvents,
  ...turnEvents,
  ...wingEvents
])
