import type { Message, MessageValue } from '../../core/engine/message'
import { describeAttack } from './describe-attack'
import { describeEngagement } from './describe-engagement'
import { describeTable } from './describe-table'
import { isAttackEvent, isEngagementEvent } from './evolve'
import type { XwEvent } from './events'
import type { BattleState } from './model/battle'

/** Says an event as `xw.event.<type>`, with a variant behind a dot where the sentence differs. */
export type Say = (values: Readonly<Record<string, MessageValue>>, source?: string, variant?: string) => Message

/** The event as a sentence in keys and values. */
export function describe(state: BattleState, event: XwEvent): Message {
  const say: Say = (values, source, variant) => ({
    key: `xw.event.${event.type}${variant === undefined ? '' : `.${variant}`}`,
    values,
    ...(source === undefined ? {} : { source })
  })
  if (isAttackEvent(event)) return describeAttack(state, event, say)
  return isEngagementEvent(event) ? describeEngagement(state, event, say) : describeTable(state, event, say)
}
