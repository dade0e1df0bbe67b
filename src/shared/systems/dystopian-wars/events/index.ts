import { eventsOf } from '../../../core/engine/event-table'
import type { BattleState } from '../model/battle'
import type { ArrivalEvent } from './arrivals'
import { ARRIVAL_EVENTS } from './arrivals'
import type { AttackEvent } from './attacks'
import { ATTACK_EVENTS } from './attacks'
import type { CorrectionEvent } from './corrections'
import { CORRECTION_EVENTS } from './corrections'
import type { DueEvent } from './dues'
import { DUE_EVENTS } from './dues'
import type { TurnEvent } from './turns'
import { TURN_EVENTS } from './turns'
import type { UnitEvent } from './units'
import { UNIT_EVENTS } from './units'
import type { WingEvent } from './wings'
import { WING_EVENTS } from './wings'

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
