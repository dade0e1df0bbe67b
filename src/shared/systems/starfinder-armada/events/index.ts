import { eventsOf } from '../../../core/engine/event-table'
import type { BattleState } from '../model/battle'
import { shapedState } from '../shape'
import { ARRIVAL_EVENTS, type ArrivalEvent } from './arrivals'
import { CORRECTION_EVENTS, type CorrectionEvent } from './corrections'
import { DUE_EVENTS, type DueEvent } from './dues'
import { EFFECT_EVENTS, type EffectEvent } from './effects'
import { HAZARD_EVENTS, type HazardEvent } from './hazards'
import { LOSS_EVENTS, type LossEvent } from './losses'
import { MORALE_EVENTS, type MoraleEvent } from './morale'
import { MOVEMENT_EVENTS, type MovementEvent } from './movement'
import { OFFICER_EVENTS, type OfficerEvent } from './officers'
import { ROUND_EVENTS, type RoundEvent } from './rounds'
import { SHIELD_EVENTS, type ShieldEvent } from './shields'
import { VOLLEY_EVENTS, type VolleyEvent } from './volley'

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
