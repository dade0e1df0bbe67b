import type { Message } from '../engine/message'

/**
 * A battle as one viewer may see it, in the same form for every game. It holds no event, no id of the battle and nothing hidden: two
 * battles that differ only in what is hidden from the viewer give the same view.
 */
export interface TableView {
  /** The rule system, whose messages the words need. */
  readonly systemId: string
  readonly name: string
  /** "Round 3", "Turn 1". */
  readonly round: { readonly word: Message; readonly number: number }
  /** Where the battle stands, in large: the phase, or who acts. */
  readonly heading: Message
  readonly steps: readonly StepView[]
  /** Sides that are to act or answer, as indices of `sides`; empty when all are, or nobody is. */
  readonly turn: readonly number[]
  readonly sides: readonly SideView[]
  /** What is due, and what follows; null when nothing is that the viewer may know of. */
  readonly now: DueView | null
  readonly then: DueView | null
  readonly isOver: boolean
}

interface StepView {
  readonly name: Message
  readonly state: 'done' | 'now' | 'ahead'
}

export interface SideView {
  /** 0 to 3: circle, diamond, square, hexagon. Counted over the sides that are seen. */
  readonly marker: number
  readonly name: string
  /** own: the viewer's side. enemy: another side. open: the viewer is of no side. */
  readonly relation: 'own' | 'enemy' | 'open'
  /** What stands beside the name: victory points, cards in hand. */
  readonly notes: readonly Message[]
  readonly strips: readonly StripView[]
}

/** fighting: still in it. routed: flees. disabled: drifts. destroyed or gone: out of the battle. */
export type Standing = 'fighting' | 'routed' | 'disabled' | 'destroyed' | 'gone'

/** What strips and their parts share. */
export interface UnitView {
  readonly name: string
  readonly gauges: readonly GaugeView[]
  /** Marks and effects, and what it is doing. */
  readonly words: readonly Message[]
  readonly standing: Standing
  /** In words, when it does not simply fight. */
  readonly standingWord: Message | null
  readonly isTarget: boolean
  /** Not on the table yet. Only its own side and the game master have it in their view at all. */
  readonly isHidden: boolean
}

/** A fleet, squadron or ship: one row of the screen. */
export interface StripView extends UnitView {
  /** Good for this view only: side and number, such as `0-3`. */
  readonly id: string
  /** From 1 within its side, over what the viewer sees. */
  readonly number: number
  /** What it is: a class, "wing of 2"; null if the viewer does not know. */
  readonly what: Message | null
  readonly isFlagship: boolean
  /** The viewer's own, at a station. */
  readonly isMine: boolean
  readonly isActing: boolean
  /** What the viewer's scans know of it; null where a game has no scans, or it is the viewer's own side. */
  readonly scan: { readonly level: number; readonly of: number } | null
  /** The ships of a squadron; empty where the strip is one ship or fleet. */
  readonly parts: readonly UnitView[]
}

/** What is left of something, as far as the viewer may know. */
export interface GaugeView {
  readonly kind: 'shield' | 'hull'
  readonly label: Message
  readonly quarters: 0 | 1 | 2 | 3 | 4
  /** The quarters in a word. */
  readonly word: Message
  /** Null when the viewer may not know the figures. */
  readonly figures: GaugeFigures | null
}

interface GaugeFigures {
  readonly value: number
  readonly max: number
  /** At or below this it is crippled; null where there is no such mark. */
  readonly threshold: number | null
  /** What will be left when the damage on the way has struck; null when none is, or it is not to be shown. */
  readonly coming: number | null
}

/** Something due: who, and what. */
export interface DueView {
  /** Id of the strip in this view; null when it is a side's, or everybody's. */
  readonly stripId: string | null
  readonly who: string
  readonly what: Message
  readonly dice: { readonly die: string; readonly count: number } | null
}
