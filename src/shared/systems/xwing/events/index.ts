import { eventsOf, type EventTable } from '../../../core/engine/event-table'
import type { BattleState } from '../model/battle'
import { ATTACK_EVENTS, type AttackEvent } from './attack'
import { BATTLE_EVENTS, type BattleEvent } from './battle'
import { CORRECTION_EVENTS, type CorrectionEvent } from './corrections'
import { DAMAGE_EVENTS, type DamageEvent } from './damage'
import { DICE_EVENTS, type DiceEvent } from './dice'
import { ENGAGEMENT_EVENTS, type EngagementEvent } from './engagement'
import { TOKEN_EVENTS, type TokenEvent } from './tokens'

/** Every event of X-Wing, in the past tense. */
export type XwEvent = BattleEvent | EngagementEvent | AttackEvent | DiceEvent | DamageEvent | TokenEvent | CorrectionEvent

const XW_EVENTS: EventTable<BattleState, XwEvent> = {
  ...BATTLE_EVENTS,
  ...ENGAGEMENT_EVENTS,
  ...ATTACK_EVENTS,
  ...DICE_EVENTS,
  ...DAMAGE_EVENTS,
  ...TOKEN_EVENTS,
  ...CORRECTION_EVENTS
}

export const { knowsEvent, evolve, describe } = eventsOf('xw', XW_EVENTS)
