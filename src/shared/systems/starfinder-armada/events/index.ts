import { eventsOf } from '../../../core/engine/event-table'
import type { BattleState } from '../model/battle'
import { shapedState } from '../shape'
import type { ArrivalEvent } from './arrivals'
import { ARRIVAL_EVENTS } from './arrivals'
import type { CorrectionEvent } from './corrections'
import { CORRECTION_EVENTS } from './corrections'
import type { DueEvent } from './dues'
import { DUE_EVENTS } from './dues'
import type { EffectEvent } from './effects'
import { EFFECT_EVENTS } from './effects'
import type { HazardEvent } from './hazards'
import { HAZARD_EVENTS } from './hazards'
import type { LossEvent } from './losses'
import { LOSS_EVENTS } from './losses'
import type { MoraleEvent } from './morale'
import { MORALE_EVENTS } from './morale'
import type { MovementEvent } from './movement'
import { MOVEMENT_EVENTS } from './movement'
import type { OfficerEvent } from './officers'
import { OFFICER_EVENTS } from './officers'
import type { RoundEvent } from './rounds'
import { ROUND_EVENTS } from './rounds'
import type { ShieldEvent } from './shields'
import { SHIELD_EVENTS } from './shields'
import type { VolleyEvent } from './volley'
import { VOLLEY_EVENTS } from './volley'

export type { Starts } from './arrivals'
export type { FleetReached } from './corrections'

/** Every event of the system: a fact in the past tense, with all the numbers it led to. */
export type SaEvent =
  | ArrivalEvent
  | CorrectionEvent
  | DueEvent
  | EffectEvent
  | HazardEvent
  | LossEvent
  | MoraleEvent
  | MovementEvent
  | OfficerEvent
  | RoundEvent
  | ShieldEvent
  | VolleyEvent

const events = eventsOf<BattleState, SaEvent>('sa', {
  ...ARRIVAL_EVENTS,
  ...CORRECTION_EVENTS,
  ...DUE_EVENTS,
  ...EFFECT_EVENTS,
  ...HAZARD_EVENTS,
  ...LOSS_EVENTS,
  ...MORALE_EVENTS,
  ...MOVEMENT_EVENTS,
  ...OFFICER_EVENTS,
  ...ROUND_EVENTS,
  ...SHIELD_EVENTS,
  ...VOLLEY_EVENTS
})

export const { knowsEvent, describe } = events

/** The only maker of states: applies one event. */
export function evolve(state: BattleState, event: SaEvent): BattleState {
  const next = events.evolve(state, event)
  // By far the most frequent event comes in the right shape.
  return next === state || event.type === 'attackStaged' ? next : shapedState(next)
}
