import type { EventTable } from '../../../core/engine/event-table'
import { eventsOf } from '../../../core/engine/event-table'
import type { BattleState } from '../model/battle'
import type { AttackEvent } from './attack'
import { ATTACK_EVENTS } from './attack'
import type { BattleEvent } from './battle'
import { BATTLE_EVENTS } from './battle'
import type { CorrectionEvent } from './corrections'
import { CORRECTION_EVENTS } from './corrections'
import type { DamageEvent } from './damage'
import { DAMAGE_EVENTS } from './damage'
import type { DiceEvent } from './dice'
import { DICE_EVENTS } from './dice'
import type { EngagementEvent } from './engagement'
import { ENGAGEMENT_EVENTS } from './engagement'
import type { TokenEvent } from './tokens'
import { TOKEN_EVENTS } from './tokens'

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
