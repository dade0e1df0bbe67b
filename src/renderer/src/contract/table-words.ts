/** The messages that battle screens need to word a system's refusals. */
export interface TableWords {
  /** Messages of refusals are under `<prefix>.refusal`. */
  readonly prefix: string
  /** The requirement behind each refusal; null when it is plain common sense. */
  readonly refusalRules: Readonly<Record<string, string | null>>
  /** Refusals of an unfinished command, shown unobtrusively. */
  readonly unfinished: readonly string[]
}
