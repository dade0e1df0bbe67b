import { eventsOf, type EventTable } from '../../../core/engine/event-table'
import type { BattleState } from '../model/battle'
import { ARRIVAL_EVENTS, type ArrivalEvent } from './arrivals'
import { ATTACK_EVENTS, type AttackEvent } from './attacks'
import { BOARDING_EVENTS, type BoardingEvent } from './boarding'
import { CARD_EVENTS, type CardEvent } from './cards'
import { CORRECTION_EVENTS, type CorrectionEvent } from './corrections'
import { DUE_EVENTS, type DueEvent } from './dues'
import { EFFECT_EVENTS, type EffectEvent } from './effects'
import { MOVEMENT_EVENTS, type MovementEvent } from './movement'
import { TURN_EVENTS, type TurnEvent } from './turn'
import { WING_EVENTS, type WingEvent } from './wings'

/** Every event of Firestorm Armada, in the past tense. */
export type FaEvent =
  | ArrivalEvent
  | TurnEvent
  | CardEvent
  | MovementEvent
  | AttackEvent
  | WingEvent
  | BoardingEvent
  | DueEvent
  | EffectEvent
  | CorrectionEvent

const FA_EVENTS: EventTable<BattleState, FaEvent> = {
  ...ARRIVAL_EVENTS,
  ...TURN_EVENTS,
  ...CARD_EVENTS,
  ...MOVEMENT_EVENTS,
  ...ATTACK_EVENTS,
  ...WING_EVENTS,
  ...BOARDING_EVENTS,
  ...DUE_EVENTS,
  ...EFFECT_EVENTS,
  ...CORRECTION_EVENTS
}

export const { knowsEvent, evolve, describe } = eventsOf('fa', FA_EVENTS)
