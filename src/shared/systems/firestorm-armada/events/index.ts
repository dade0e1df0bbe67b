import type { EventTable } from '../../../core/engine/event-table'
import { eventsOf } from '../../../core/engine/event-table'
import type { BattleState } from '../model/battle'
import type { ArrivalEvent } from './arrivals'
import { ARRIVAL_EVENTS } from './arrivals'
import type { AttackEvent } from './attacks'
import { ATTACK_EVENTS } from './attacks'
import type { BoardingEvent } from './boarding'
import { BOARDING_EVENTS } from './boarding'
import type { CardEvent } from './cards'
import { CARD_EVENTS } from './cards'
import type { CorrectionEvent } from './corrections'
import { CORRECTION_EVENTS } from './corrections'
import type { DueEvent } from './dues'
import { DUE_EVENTS } from './dues'
import type { EffectEvent } from './effects'
import { EFFECT_EVENTS } from './effects'
import type { MovementEvent } from './movement'
import { MOVEMENT_EVENTS } from './movement'
import type { TurnEvent } from './turn'
import { TURN_EVENTS } from './turn'
import type { WingEvent } from './wings'
import { WING_EVENTS } from './wings'

/** Every event of Firestorm Armada, in the past tense. */
export type FaEvent =
  ArrivalEvent | TurnEvent | CardEvent | MovementEvent | AttackEvent | WingEvent | BoardingEvent | DueEvent | EffectEvent | CorrectionEvent

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
