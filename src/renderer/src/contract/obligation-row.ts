import type { Message, MessageValue } from '@shared/core/engine/message'
import type { Obligation } from '@shared/core/obligations/obligation'
import type { FleetMarkModel } from './fleet-mark'

/** Something owed, as listed. */
export interface ObligationRow {
  readonly id: string
  /** "d6"; empty for an answer rather than a roll. */
  readonly dice: string
  readonly mark: FleetMarkModel
  readonly text: string
  readonly when: string
  readonly isDeferred: boolean
  /** Waiting for its dice now. */
  readonly isRunning: boolean
}

/** Deferred rows last. */
export function deferredLast(rows: readonly ObligationRow[]): readonly ObligationRow[] {
  return [...rows.filter(row => !row.isDeferred), ...rows.filter(row => row.isDeferred)]
}

/** An owed item at a given moment, with its wording. */
export interface Owed {
  readonly dues: readonly Obligation[]
  markOf(ownerId: string): FleetMarkModel
  text(due: Obligation): Message
  when(round: number): MessageValue
}
