import { z } from '../../../schema/zod'
import { arrivalEvents } from './events-v1/arrivals'
import { correctionEvents } from './events-v1/corrections'
import { dueEvents } from './events-v1/dues'
import { effectEvents } from './events-v1/effects'
import { hazardEvents } from './events-v1/hazards'
import { lossEvents } from './events-v1/losses'
import { moraleEvents } from './events-v1/morale'
import { movementEvents } from './events-v1/movement'
import { officerEvents } from './events-v1/officers'
import { roundEvents } from './events-v1/rounds'
import { shieldEvents } from './events-v1/shields'
import { volleyEvents } from './events-v1/volley'

/**
 * Every event of Starfinder Armada as version 1 of its rules writes it. Never edited once a later version is out; lists are written out for
 * that.
 */
export const saEventV1 = z.discriminatedUnion('type', [
  ...arrivalEvents,
  ...correctionEvents,
  ...dueEvents,
  ...effectEvents,
  ...hazardEvents,
  ...lossEvents,
  ...moraleEvents,
  ...movementEvents,
  ...officerEvents,
  ...roundEvents,
  ...shieldEvents,
  ...volleyEvents
])
