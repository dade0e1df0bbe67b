import type { PendingCommand, WireEntry } from '@shared/ipc/calls'
import type { Proposal, Seat } from './kept-table'
import type { Sight } from './offers'

/** Inputs from which one station is drawn. */
export interface Scene {
  readonly sight: Sight
  readonly seat: Seat
  readonly seats: readonly Seat[]
  readonly proposals: readonly Proposal[]
  readonly table: string
  /** The log of the battle so far. */
  readonly entries: () => readonly WireEntry[]
  readonly pending: PendingCommand | null
  /** Maps a roll of the battle to its number among the rolls this seat was asked for. */
  readonly nthAsk: (roll: string) => string
}
