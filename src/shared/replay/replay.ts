import type { Message } from '../core/engine/message'
import type { AnsweredDice } from '../core/log/entry'
import type { TableView } from '../core/view/table-view'
import type { AttackShown, DiceSort } from '../report/attack-shown'
import type { Account, AccountAct } from '../report/account'

/** A battle as one viewer was shown it, moment by moment: plain JSON, in keys and figures, drawn with the strips of every other view. */
export interface Replay {
  readonly systemId: string
  readonly name: string
  readonly copy: Account['copy']
  /** In their order; the first is how it began. */
  readonly frames: readonly ReplayFrame[]
  /** Indices in `frames` of the turning points, in their order. */
  readonly turns: readonly number[]
}

/** What one entry of the log did, or one change of what the players saw. */
export interface ReplayFrame {
  /** Its number in the account. */
  readonly seq: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly view: TableView
  readonly says: readonly Message[]
  /** As they fell; none in the players' copy, whose view shows no dice. */
  readonly dice: readonly ReplayDice[]
  /** Who fired at whom, and the figures that mattered; null where nobody did, or nobody may know. Absent in files of before 2026-12. */
  readonly attack?: ReplayAttack | null
  /** Where one entry did more than one attack: each in turn. The frame itself is their sum. */
  readonly beats?: readonly ReplayAttack[]
  readonly correction: AccountAct['correction']
}

export type ReplayAttack = AttackShown

/** Sorted where they belong to an attack. */
export type ReplayDice = Pick<AnsweredDice, 'die' | 'faces' | 'by'> &
  Partial<DiceSort> & {
    /** The sixes of the dice before them added them, one each. */
    readonly isExtra?: true
  }
