import { z } from '../../../schema/zod'
import { arrivalEvents } from './events-v1/arrivals'
import { correctionEvents } from './events-v1/corrections'
import { damageEvents } from './events-v1/damage'
import { deploymentEvents } from './events-v1/deployment'
import { detectionEvents } from './events-v1/detection'
import { engagementEvents } from './events-v1/engagement'
import { fireEvents } from './events-v1/fire'
import { movementEvents } from './events-v1/movement'
import { outcomeEvents } from './events-v1/outcome'
import { scoreTableEvents } from './events-v1/score-tables'
import { turnEvents } from './events-v1/turn'

/**
 * Every event of Petit Wargame as version 1 of its rules writes it. Never edited once a later version is out; lists are written out for
 * that.
 */
export const pwEventV1 = z.discriminatedUnion('type', [
  ...arrivalEvents,
  ...correctionEvents,
  ...damageEvents,
  ...deploymentEvents,
  ...detectionEvents,
  ...engagementEvents,
  ...fireEvents,
  ...movementEvents,
  ...outcomeEvents,
  ...scoreTableEvents,
  ...turnEvents
])
