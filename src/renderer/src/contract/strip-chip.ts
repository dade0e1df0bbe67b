import type { Message } from '@shared/core/engine/message'

/** A chip of a strip, and what is told of it on demand: what it does, its cause, and when it ends. */
export interface StripChip {
  readonly message: Message
  readonly isHarm: boolean
  readonly does?: Message | string
  readonly by?: Message
  readonly until?: Message
  /** Requirement id. */
  readonly source?: string
}
