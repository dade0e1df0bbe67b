/** One line of what "Next" will do. */
export interface NextLine {
  /** Dice shown before it; may be empty. */
  readonly lead: string
  readonly text: string
  /** Lines below it: who or what it affects. */
  readonly details: readonly string[]
}

export interface NextSection {
  readonly kind: 'remaining' | 'arrives' | 'asks' | 'applies' | 'ends' | 'ticks' | 'owes'
  readonly lines: readonly NextLine[]
}
