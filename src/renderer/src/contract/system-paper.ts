/** How a game puts its words and numbers, as the texts and formats of the screens do. */
type Translate = (key: string, values?: Readonly<Record<string, unknown>> | number, count?: number) => string
interface Figures {
  number(value: number, decimals?: number): string
  percent(share: number, decimals?: number): string
}

/** What a game says on printed sheets, besides what every game shows. All is read from a state. */
export interface SystemPaper {
  /** The facts of a side's strips, in the order of its rack. */
  facts(t: Translate, state: unknown, sideId: string): readonly PaperFacts[]
  /** The chances of the usual shots. */
  odds(t: Translate, format: Figures, state: unknown): PaperOdds
}

/** What stands on the card of a strip in short lines: its numbers and weapons. */
export interface PaperFacts {
  readonly own: readonly string[]
  /** The same for each of its parts, in order. */
  readonly parts: readonly (readonly string[])[]
}

/** A table of chances. The first cell of each row names it. */
interface PaperOdds {
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}
