import type { Message } from '../core/engine/message'
import type { Strength } from '../core/balance/balance'
import type { Outline } from '../core/view/outline'
import type { Standing } from '../core/view/table-view'

/** A battle at one moment, as far as its teller knows it. Ids are the teller's own and go into no account. */
export interface Frame {
  readonly round: number
  readonly word: Message
  readonly phase: Message
  readonly isOver: boolean
  readonly sides: readonly { readonly id: string; readonly name: string }[]
  readonly units: readonly FrameUnit[]
}

export interface FrameUnit {
  readonly id: string
  readonly sideId: string
  readonly group: { readonly id: string; readonly name: string }
  readonly name: string
  /** 'none': it has no hull. Null: not known. */
  readonly hull: { readonly left: number; readonly max: number } | 'none' | null
  readonly quarters: number | null
  /** What it counts for in the balance of forces. */
  readonly strength: Strength
  readonly standing: Standing
  readonly standingWord: Message | null
  readonly isFlagship?: true
  readonly outline?: Outline
}
