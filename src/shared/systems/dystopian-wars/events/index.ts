import { eventsOf } from '../../../core/engine/event-table'
import type { BattleState } from '../model/battle'
import { ARRIVAL_EVENTS, type ArrivalEvent } from './arrivals'
import { ATTACK_EVENTS, type AttackEvent } from './attacks'
import { CORRECTION_EVENTS, type CorrectionEvent } from './corrections'
import { DUE_EVENTS, type DueEvent } from './dues'
import { TURN_EVENTS, type TurnEvent } from './turns'
import { UNIT_EVENTS, type UnitEvent } from './units'
import { WING_EVENTS, type WingEvent } from './wings'

export type { DropReason } from './attacks'

/** Every event of the system: a fact in the past tense, with all the numbers it led to. */
export type DwEvent = ArrivalEvent | AttackEvent | CorrectionEvent | DueEvent | TurnEvent | UnitEvent | WingEvent

/** `evolve` is the only maker of states. */
export const { knowsEvent, evolve, describe } = eventsOf<BattleState, DwEvent>('dw', {
  ...ARRIVAL_EVENTS,
  ...ATTACK_EVENTS,
  ...CORRECTION_EVENTS,
  ...DUE_EVENTS,
  ...TURN_EVENTS,
  ...UNIT_EVENTS,
  ...WING_EVENTS
})
