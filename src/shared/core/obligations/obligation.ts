import type { Die } from '../dice/rule'
import type { Message } from '../engine/message'

/** A roll or an answer that the table still owes for a fleet because of something that happened. */
export interface Obligation {
  readonly id: string
  /** Kind within the system, such as `critical` or `morale`. */
  readonly kind: string
  /** Id of the fleet that owes it. */
  readonly owner: string
  readonly title: Message
  readonly reason: Message
  /** The dice to roll; null if the table owes an answer rather than a roll. */
  readonly dice: { readonly die: Die; readonly count: number } | null
  readonly deferred: boolean
  /** The round in which it fell due. */
  readonly round: number
}
