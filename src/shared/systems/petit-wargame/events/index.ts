import { eventsOf, type EventTable } from '../../../core/engine/event-table'
import type { BattleState } from '../model/battle'
import { ARRIVAL_EVENTS, type ArrivalEvent } from './arrivals'
import { CORRECTION_EVENTS, type CorrectionEvent } from './corrections'
import { DAMAGE_EVENTS, type DamageEvent } from './damage'
import { DEPLOYMENT_EVENTS, type DeploymentEvent } from './deployment'
import { DETECTION_EVENTS, type DetectionEvent } from './detection'
import { ENGAGEMENT_EVENTS, type EngagementEvent } from './engagement'
import { FIRE_EVENTS, type FireEvent } from './fire'
import { MOVEMENT_EVENTS, type MovementEvent } from './movement'
import { OUTCOME_EVENTS, type OutcomeEvent } from './outcome'
import { SCORE_TABLE_EVENTS, type ScoreTableEvent } from './score-tables'
import { TURN_EVENTS, type TurnEvent } from './turn'

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
