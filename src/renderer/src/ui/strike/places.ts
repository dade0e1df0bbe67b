import type { Gauge } from './gauges'

/** Where a shot starts or ends, in pixels of the deck. */
export interface Place {
  readonly x: number
  readonly y: number
  /** The inner edge of its rack. */
  readonly edge: number
  /** The centre is to its right, or to its left. 0: it is a tab, and the centre is above. */
  readonly inward: 1 | -1 | 0
  readonly side: string
}

/** Places of units by their ids, null for one that is not on the screen, what their gauges lost, and how high the deck is. */
export interface Places {
  from(this: void, id: string): Place | null
  to(this: void, id: string): Place | null
  gauges(this: void, id: string): readonly Gauge[]
  readonly heightPx: number
}
