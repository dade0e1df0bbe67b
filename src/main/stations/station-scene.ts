import type { PendingCommand } from '@shared/ipc/calls'
import type { Proposal, Seat } from './kept-table'
import type { Sight } from './offers'

/** What a station is drawn from. */
export interface Scene {
  readonly sight: Sight
  readonly seat: Seat
  readonly seats: readonly Seat[]
  readonly proposals: readonly Proposal[]
  readonly table: string
  readonly pending: PendingCommand | null
  /** Makes of what names a roll in the battle its number among those this seat was asked for. */
  readonly nthAsk: (roll: string) => string
}
