import type { Message } from '../core/engine/message'
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
  readonly standing: Standing
  readonly standingWord: Message | null
  readonly isFlagship?: true
  readonly outline?: Outline
}

/** Whether a unit still counts: a rout may be rallied, a hulk fights no more. */
export function isIn({ standing }: Pick<FrameUnit, 'standing'>): boolean {
  return standing === 'fighting' || standing === 'routed'
}
