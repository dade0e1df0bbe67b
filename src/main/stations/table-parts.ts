import type { OpenBattle } from '../battle/open-battles'
import type { Clock } from '../platform/clock'
import type { Log } from '../platform/log'
import type { NewId } from '../platform/new-id'
import type { KeptTable } from './kept-table'

/** What an open table works with. */
export interface TableParts {
  readonly kept: KeptTable
  readonly battle: OpenBattle
  readonly newId: NewId
  readonly clock: Clock
  readonly log: Log
  /** Something the game master sees has changed. */
  readonly changed: () => void
}
