import type { Message } from '../engine/message'
import type { GaugeView, Standing, TableView } from './table-view'

/** Everything a viewer is shown: the battle as it stands, the latest news, and moments worth showing large. */
export interface Shown {
  readonly view: TableView
  /** News, oldest first. */
  readonly lines: readonly Numbered<Message>[]
  /** The latest moments, oldest first. A screen shows each once, by its number. */
  readonly moments: readonly Numbered<Moment>[]
}

/** `n` counts from 1 over all news for this viewer. */
export interface Numbered<T> {
  readonly n: number
  readonly value: T
}

type MomentKind = 'crippled' | 'over' | Exclude<Standing, 'fighting'>

/** Something shown large: "Lantern of Meridian is crippled". */
export interface Moment {
  readonly kind: MomentKind
  /** Marker and number of the strip; null at the end of the battle. */
  readonly marker: number | null
  readonly number: number | null
  readonly name: string
  /** The line above the name: "Flagship of the Meridian Compact". */
  readonly over: Message
  /** The words after the name: "is crippled". */
  readonly verb: Message
  /** Its hull now and before: in figures if the gauge has them, else in quarters. */
  readonly gauge: GaugeView | null
  readonly before: number | null
}
