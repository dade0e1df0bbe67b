import type { Message } from '../engine/message'
import type { GaugeView, Standing, TableView } from './table-view'

/** What a viewer is shown: the battle as it stands, what happened last, and what is worth showing large. */
export interface Shown {
  readonly view: TableView
  /** What happened, oldest first. */
  readonly lines: readonly Numbered<Message>[]
  /** The last moments, oldest first. A screen shows each once, by its number. */
  readonly moments: readonly Numbered<Moment>[]
}

/** `n` counts from 1 over all that this viewer has been told. */
export interface Numbered<T> {
  readonly n: number
  readonly said: T
}

type MomentKind = 'crippled' | 'over' | Exclude<Standing, 'fighting'>

/** Something large: "Lantern of Meridian is crippled". */
export interface Moment {
  readonly kind: MomentKind
  /** Marker and number of the strip; null at the end of the battle. */
  readonly marker: number | null
  readonly number: number | null
  readonly name: string
  /** Over the name: "Flagship of the Meridian Compact". */
  readonly over: Message
  /** After the name: "is crippled". */
  readonly verb: Message
  /** Its hull as it is now, and what it was before: in figures if the gauge has them, else in quarters. */
  readonly gauge: GaugeView | null
  readonly before: number | null
}
