/** One line of what "Next" brings. */
export interface NextLine {
  /** Dice in front of it; empty for none. */
  readonly lead: string
  readonly text: string
  /** Who or what, under it. */
  readonly details: readonly string[]
}

export interface NextSection {
  readonly kind: 'undone' | 'asks' | 'applies' | 'ends' | 'ticks' | 'owes'
  readonly lines: readonly NextLine[]
}
