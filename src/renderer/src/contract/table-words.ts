/** What battle screens need to put a system's refusals into words. */
export interface TableWords {
  /** Messages of refusals are under `<prefix>.refusal`. */
  readonly prefix: string
  /** The requirement behind each refusal; null when it is plain common sense. */
  readonly refusalRules: Readonly<Record<string, string | null>>
  /** Refusals of an unfinished command, shown unobtrusively. */
  readonly unfinished: readonly string[]
}
