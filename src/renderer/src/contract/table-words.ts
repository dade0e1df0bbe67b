/** What the screens of a battle must know of a system to put its refusals into words. */
export interface TableWords {
  /** Refusals stand under `<prefix>.refusal`. */
  readonly prefix: string
  /** The requirement each refusal rests on; null where no rule but plain sense says no. */
  readonly refusalRules: Readonly<Record<string, string | null>>
  /** Refusals of a command that is still being put together: told quietly. */
  readonly unfinished: readonly string[]
}
