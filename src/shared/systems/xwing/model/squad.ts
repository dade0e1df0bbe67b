import type { Brand } from '../../../kernel/brand'
import type { Arc } from '../tables/arcs'
import type { AbilityWindow } from './stages'

export type SquadId = Brand<'SquadId'>
export type ShipId = Brand<'ShipId'>
export type WeaponId = Brand<'WeaponId'>

export const squadId = (text: string): SquadId => text as SquadId
export const shipId = (text: string): ShipId => text as ShipId
export const weaponId = (text: string): WeaponId => text as WeaponId

export const WEAPON_KINDS = ['primary', 'special'] as const
export type WeaponKind = (typeof WEAPON_KINDS)[number]

/** Tokens counted on a ship; the engine spends all but stress on dice, which it only keeps (XW-Q11). */
export const TOKENS = ['focus', 'calculate', 'evade', 'stress', 'force'] as const
export type Token = (typeof TOKENS)[number]
export type Tokens = Readonly<Record<Token, number>>

/** Markers a ship gets at the table: counted and shown; what they do is the table's (XW-Q11). */
export const CONDITIONS = ['strain', 'deplete', 'ion', 'tractor', 'jam', 'disarm'] as const
export type Condition = (typeof CONDITIONS)[number]
/** What a marker is to its ship: whether it harms, and whether it goes as the round ends, unless the table says otherwise. */
export const MARKERS = {
  strain: { harms: true, isOfRound: false },
  deplete: { harms: true, isOfRound: false },
  ion: { harms: true, isOfRound: false },
  tractor: { harms: true, isOfRound: false },
  jam: { harms: true, isOfRound: false },
  disarm: { harms: true, isOfRound: false },
  focus: { harms: false, isOfRound: true },
  calculate: { harms: false, isOfRound: true },
  evade: { harms: false, isOfRound: true },
  stress: { harms: true, isOfRound: false },
  force: { harms: false, isOfRound: false }
} as const satisfies Readonly<Record<Token, { readonly harms: boolean; readonly isOfRound: boolean }>> &
  // The end of a round takes tokens alone.
  Readonly<Record<Condition, { readonly harms: boolean; readonly isOfRound: false }>>
export type Conditions = Readonly<Partial<Record<Condition, number>>>

/** Things a weapon may require or cost: a token of its kind, or a lock on the defender. */
export const PAYMENTS = ['focus', 'calculate', 'evade', 'force', 'lock'] as const
export type Payment = (typeof PAYMENTS)[number]

export interface DraftWeapon {
  readonly id: WeaponId
  readonly name: string
  readonly kind: WeaponKind
  readonly arc: Arc
  /** Attack value: dice before all modifiers. */
  readonly attack: number
  readonly rangeMin: number
  readonly rangeMax: number
  /** Bears the ordnance icon: no range bonus for either side (XW-035). */
  readonly isOrdnance: boolean
  /** Something the attacker must have, without spending it. */
  readonly requires: readonly Payment[]
  /** Any other requirement, in the GM's words; empty if none. */
  readonly requiresText: string
  /** Charges at the start; each attack spends `cost.charges`. */
  readonly charges: number
  readonly cost: { readonly charges: number; readonly payments: readonly Payment[]; readonly text: string }
}

/** An ability of a card, in the GM's words, offered in the window of an attack in which it is used. */
export interface Ability {
  readonly name: string
  readonly window: AbilityWindow
}

/** A ship as entered, unchecked. */
export interface DraftShip {
  readonly id: ShipId
  readonly name: string
  readonly initiative: number
  readonly agility: number
  readonly hull: number
  readonly shields: number
  /** Tokens it begins the battle with, Force above all. */
  readonly tokens: Tokens
  readonly weapons: readonly DraftWeapon[]
  /** Points of its card; absent where nobody has entered them. */
  readonly points?: number
  /** Absent where nobody has entered any. */
  readonly abilities?: readonly Ability[]
  /** Out of sight of the other sides from the moment it comes, until the GM shows it; absent where nobody has said so. */
  readonly isHidden?: boolean
}

/** The ships of one player as entered: what the builder edits. */
export interface DraftSquad {
  readonly id: SquadId
  readonly name: string
  /** Dice this player owns; null for as many as are needed (XW-033). */
  readonly attackDiceOwned: number | null
  readonly defenseDiceOwned: number | null
  readonly ships: readonly DraftShip[]
  /** The GM lets it fight although it is illegal. Marked wherever it is shown. */
  readonly allowIllegal: boolean
}

declare const fit: unique symbol

/** A squad that `validateSquad` found legal, or illegal but allowed by the GM. Only that function makes one. */
export type FitSquad = DraftSquad & { readonly [fit]: 'legal' | 'allowed' }
