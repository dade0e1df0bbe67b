import type { Message } from '../engine/message'
import type { Outline } from './outline'

/**
 * A battle as one viewer may see it, in the same shape for every game. It contains no event, no id of the battle and nothing hidden: two
 * battles that differ only in what is hidden from the viewer give the same view.
 */
export interface TableView {
  /** The rule system, whose messages are needed to word it. */
  readonly systemId: string
  readonly name: string
  /** "Round 3", "Turn 1". */
  readonly round: { readonly word: Message; readonly number: number }
  /** The large headline: the phase, or who acts. */
  readonly heading: Message
  readonly steps: readonly StepView[]
  /** Sides that are to act or answer, as indices of `sides`; empty if that is everybody or nobody. */
  readonly turn: readonly number[]
  readonly sides: readonly SideView[]
  /** What is due now, and what follows; null if the viewer may know of nothing. */
  readonly now: DueView | null
  readonly then: DueView | null
  readonly isOver: boolean
  /** How it ended; absent while it goes on. */
  readonly ending?: EndingView
}

/** How a battle can have ended, each with a sentence of its own: `view.ending.<kind>`. */
export type EndingKind =
  | 'holdsPlace'
  | 'takesPlace'
  | 'destroys'
  | 'drivesOff'
  | 'holds'
  | 'won'
  | 'nobody'
  | 'nobodyTakes'
  | 'level'
  | 'ahead'
  | 'open'
  | 'over'
  | 'own'

/** How a battle ended, in a line each. */
export interface EndingView {
  /** Index of the side that won; null for none. */
  readonly victor: number | null
  readonly kind: EndingKind
  /** "Rebels hold the field": in the words of its kind. */
  readonly says: Message
  readonly why: Message
  /** What is left of each side, in their order. */
  readonly sides: readonly Message[]
}

interface StepView {
  readonly name: Message
  readonly state: 'done' | 'now' | 'ahead'
}

export interface SideView {
  /** 0 to 3: circle, diamond, square, hexagon. Only visible sides are counted. */
  readonly marker: number
  readonly name: string
  /** Its own name where `name` says more, as others bear it too. What changes is found by it: marks follow what is seen. */
  readonly called?: string
  /** own: the viewer's side. enemy: another side. open: the viewer belongs to no side. */
  readonly relation: 'own' | 'enemy' | 'open'
  /** Facts shown beside the name: victory points, cards in hand. */
  readonly notes: readonly Message[]
  readonly strips: readonly StripView[]
}

/** fighting: still in the battle. routed: flees. disabled: drifts. destroyed or gone: out of the battle. */
export type Standing = 'fighting' | 'routed' | 'disabled' | 'destroyed' | 'gone'

/** Fields that strips and their parts share. */
export interface UnitView {
  readonly name: string
  /** Its own name where `name` says more, as others bear it too. What changes is found by it: marks follow what is seen. */
  readonly called?: string
  readonly gauges: readonly GaugeView[]
  /** Marks and effects, and what it is doing. */
  readonly words: readonly Message[]
  readonly standing: Standing
  /** A description, unless it is simply fighting. */
  readonly standingWord: Message | null
  readonly isTarget: boolean
  /** Not on the table yet. Only its own side and the game master have it in their view at all. */
  readonly isHidden: boolean
  /** What it looks like, as far as the viewer knows; absent where nothing is known, or the game draws no ships. */
  readonly outline?: Outline
}

/** A fleet, squadron or ship: one row on the screen. */
export interface StripView extends UnitView {
  /** Valid for this view only: side and number, such as `0-3`. */
  readonly id: string
  /** Counts from 1 within its side, over what the viewer sees. */
  readonly number: number
  /** Its class or type, such as "wing of 2"; null if the viewer does not know it. */
  readonly what: Message | null
  readonly isFlagship: boolean
  /** At a station: whether it is the viewer's own. */
  readonly isMine: boolean
  readonly isActing: boolean
  /** How much the viewer's scans have revealed; null if the game has no scans, or for the viewer's own side. */
  readonly scan: { readonly level: number; readonly of: number } | null
  /** The ships of a squadron; empty for a strip of a single ship or fleet. */
  readonly parts: readonly UnitView[]
}

/** How much is left of something, as far as the viewer may know. */
export interface GaugeView {
  readonly kind: 'shield' | 'hull'
  readonly label: Message
  readonly quarters: 0 | 1 | 2 | 3 | 4
  /** The quarters in a word. */
  readonly word: Message
  /** Null if the viewer may not know the figures. */
  readonly figures: GaugeFigures | null
}

interface GaugeFigures {
  readonly value: number
  readonly max: number
  /** It is crippled at or below this value; null if there is no such threshold. */
  readonly threshold: number | null
  /** The value after the staged damage is applied; null if there is none, or if it is secret. */
  readonly coming: number | null
}

/** Something due: who owes it, and what it is. */
export interface DueView {
  /** Id of the strip in this view; null if a side owes it, or everybody. */
  readonly stripId: string | null
  readonly who: string
  readonly what: Message
  readonly dice: { readonly die: string; readonly count: number } | null
}
