import type { RefusalTable } from '@shared/core/engine/refusals'

/** The messages that battle screens need to word a system's refusals. */
export interface TableWords {
  /** Messages of refusals are under `<prefix>.refusal`. */
  readonly prefix: string
  readonly refusals: RefusalTable
  /** Refusals of an unfinished command, shown unobtrusively. */
  readonly unfinished: readonly string[]
}
