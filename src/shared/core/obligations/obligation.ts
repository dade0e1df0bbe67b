import type { Die } from '../dice/rule'
import type { Message } from '../engine/message'

/** Something the table still owes: a roll or an answer, for a fleet, because of something that happened. */
export interface Obligation {
  readonly id: string
  /** Kind within the system, such as `critical` or `morale`. */
  readonly kind: string
  /** Id of the fleet that owes it. */
  readonly owner: string
  readonly title: Message
  readonly reason: Message
  /** The dice to roll; null when an answer is owed and not a roll. */
  readonly dice: { readonly die: Die; readonly count: number } | null
  readonly deferred: boolean
  /** Round it fell due. */
  readonly round: number
}
