import type { Message, MessageValue } from '@shared/core/engine/message'
import type { Obligation } from '@shared/core/obligations/obligation'
import type { FleetMarkModel } from './fleet-mark'

/** Something owed, as the list shows it. */
export interface ObligationRow {
  readonly id: string
  /** "d6"; empty when it is an answer and not a roll. */
  readonly dice: string
  readonly mark: FleetMarkModel
  readonly text: string
  readonly when: string
  readonly isDeferred: boolean
  /** Waits for its dice right now. */
  readonly isRunning: boolean
}

/** What is put off stands last. */
export function deferredLast(rows: readonly ObligationRow[]): readonly ObligationRow[] {
  return [...rows.filter(row => !row.isDeferred), ...rows.filter(row => row.isDeferred)]
}

/** What is owed in a game at a moment, and how it is told. */
export interface Owed {
  readonly dues: readonly Obligation[]
  markOf(ownerId: string): FleetMarkModel
  text(due: Obligation): Message
  when(round: number): MessageValue
}
