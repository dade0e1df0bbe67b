import type { EventTable } from '../../../core/engine/event-table'
import { eventsOf } from '../../../core/engine/event-table'
import type { BattleState } from '../model/battle'
import type { ArrivalEvent } from './arrivals'
import { ARRIVAL_EVENTS } from './arrivals'
import type { CorrectionEvent } from './corrections'
import { CORRECTION_EVENTS } from './corrections'
import type { DamageEvent } from './damage'
import { DAMAGE_EVENTS } from './damage'
import type { DeploymentEvent } from './deployment'
import { DEPLOYMENT_EVENTS } from './deployment'
import type { DetectionEvent } from './detection'
import { DETECTION_EVENTS } from './detection'
import type { EngagementEvent } from './engagement'
import { ENGAGEMENT_EVENTS } from './engagement'
import type { FireEvent } from './fire'
import { FIRE_EVENTS } from './fire'
import type { MovementEvent } from './movement'
import { MOVEMENT_EVENTS } from './movement'
import type { OutcomeEvent } from './outcome'
import { OUTCOME_EVENTS } from './outcome'
import type { ScoreTableEvent } from './score-tables'
import { SCORE_TABLE_EVENTS } from './score-tables'
import type { TurnEvent } from './turn'
import { TURN_EVENTS } from './turn'

/** Every event of Petit Wargame, in the past tense, with every value it came to. */
export type PwEvent =
  | ArrivalEvent
  | ScoreTableEvent
  | DeploymentEvent
  | TurnEvent
  | DetectionEvent
  | MovementEvent
  | EngagementEvent
  | FireEvent
  | DamageEvent
  | OutcomeEvent
  | CorrectionEvent

const PW_EVENTS: EventTable<BattleState, PwEvent> = {
  ...ARRIVAL_EVENTS,
  ...SCORE_TABLE_EVENTS,
  ...DEPLOYMENT_EVENTS,
  ...TURN_EVENTS,
  ...DETECTION_EVENTS,
  ...MOVEMENT_EVENTS,
  ...ENGAGEMENT_EVENTS,
  ...FIRE_EVENTS,
  ...DAMAGE_EVENTS,
  ...OUTCOME_EVENTS,
  ...CORRECTION_EVENTS
}

export const { knowsEvent, evolve, describe } = eventsOf('pw', PW_EVENTS)
