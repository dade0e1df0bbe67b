import type { Message } from '@shared/core/engine/message'
import type { EffectLine } from './effect-line'

/** A chip of a strip, and what is told of it on demand: what it does, its cause, and when it ends. */
export interface StripChip {
  readonly message: Message
  readonly isHarm: boolean
  readonly does?: Message | string
  readonly by?: Message
  /** When it ends, abbreviated, as the chip itself says it; null if only the GM or a repair ends it. */
  readonly ending?: Message | null
  /** When it ends, as a clause. */
  readonly until?: Message
  readonly icon?: EffectLine['icon']
  /** Requirement id. */
  readonly source?: string
}
