import type { Brand } from '../../../kernel/brand'

export type ForceId = Brand<'ForceId'>
export type SquadronId = Brand<'SquadronId'>
export type UnitId = Brand<'UnitId'>
export type WingId = Brand<'WingId'>
export type WeaponId = Brand<'WeaponId'>
/** Everything that can attack and be attacked. */
export type CombatantId = UnitId | WingId

export const forceId = (text: string): ForceId => text as ForceId
export const squadronId = (text: string): SquadronId => text as SquadronId
export const unitId = (text: string): UnitId => text as UnitId
export const wingId = (text: string): WingId => text as WingId
export const weaponId = (text: string): WeaponId => text as WeaponId

/** Every combatant has Ack Ack besides its own weapons; units have Concussion Charges too. */
export const ACK_ACK = weaponId('aa')
export const CONCUSSION_CHARGES = weaponId('cc')
/** The ordnance that a wing drops or launches. */
export const WING_ORDNANCE = weaponId('ordnance')

export const UNIT_TYPES = ['surface', 'submarine', 'flying'] as const
export type UnitType = (typeof UNIT_TYPES)[number]

/** Where a submarine is; units of other types stay `surfaced`. */
export const DEPTHS = ['surfaced', 'diving', 'submerged'] as const
export type Depth = (typeof DEPTHS)[number]

export const WEAPON_CLASSES = ['ordnance', 'auxiliary'] as const
export type WeaponClass = (typeof WEAPON_CLASSES)[number]

export const WEAPON_KINDS = ['gunnery', 'torpedo', 'rocket', 'bomb', 'other'] as const
export type WeaponKind = (typeof WEAPON_KINDS)[number]

/** The effect of a six: two hits and another die, two hits, or one hit (DW-Q01). */
export const POOL_DICE = ['exploding', 'heavy', 'basic'] as const
export type PoolDice = (typeof POOL_DICE)[number]

export const WING_TYPES = ['fighter', 'diveBomber', 'torpedoBomber', 'recon', 'drone'] as const
export type WingType = (typeof WING_TYPES)[number]

/** Model rules that the combat sequence names; `other` does whatever its text says (DW-Q07). */
export const MARS = [
  'verticalDive',
  'bigFuelTanks',
  'acrobaticPilots',
  'hardImpact',
  'lethalStrike',
  'devastatingOrdnance',
  'inventiveScientist',
  'fastTorpedoes',
  'other'
] as const
export type MarName = (typeof MARS)[number]

export interface Mar {
  readonly mar: MarName
  /** In the GM's words; empty where the name says it. */
  readonly text: string
  /** Dice it may add to the model's own attacks or, if negative, take from attacks on it; ticked at each roll. */
  readonly dice: number
  /** Added to the hits at which a wing aborts. */
  readonly abort: number
}

/** Attack dice up to a distance. */
export interface WeaponBand {
  /** Farthest distance in inches. */
  readonly toInches: number
  readonly dice: number
}

export interface DraftWeapon {
  readonly id: WeaponId
  readonly name: string
  readonly weaponClass: WeaponClass
  readonly kind: WeaponKind
  /** Nearest first. */
  readonly bands: readonly WeaponBand[]
  /** The effect of its sixes; null for the one of `dw.dice`. */
  readonly poolDice: PoolDice | null
}

/** A model as entered; it may break any rule. */
export interface DraftUnit {
  readonly id: UnitId
  readonly name: string
  readonly type: UnitType
  /** Counts as Small or Tiny where the appendix asks (DW-Q03). */
  readonly isSmall: boolean
  /** Hull points at the start of the game. */
  readonly hp: number
  readonly dr: number
  readonly cr: number
  readonly ap: number
  readonly aa: number
  readonly cc: number
  readonly shields: number
  readonly guardians: number
  readonly movementInches: number
  readonly mars: readonly Mar[]
  readonly weapons: readonly DraftWeapon[]
}

export interface DraftWing {
  readonly id: WingId
  readonly name: string
  readonly type: WingType
  readonly tokens: number
  readonly fuel: number
  /** Ack Ack dice of each token. */
  readonly aaPerToken: number
  /** Dice of each token against units; it carries none if the kind is null. */
  readonly ordnancePerToken: number
  readonly ordnanceKind: WeaponKind | null
  readonly isOnCap: boolean
  readonly mars: readonly Mar[]
}

/** Units and wings that act together. */
export interface DraftSquadron {
  readonly id: SquadronId
  readonly name: string
  readonly units: readonly DraftUnit[]
  readonly wings: readonly DraftWing[]
  /** Out of sight of the other sides from the moment it comes, until the GM shows it; absent where nobody has said so. */
  readonly isHidden?: boolean
}

/** A force as the builder edits it. */
export interface DraftForce {
  readonly id: ForceId
  readonly name: string
  /** STAR cards in hand at the start. */
  readonly cards: number
  readonly squadrons: readonly DraftSquadron[]
  /** The GM lets it fight although something is wrong with it; it is marked wherever it is shown. */
  readonly allowIllegal: boolean
}

declare const fit: unique symbol

/** A force that `validateForce` found legal, or illegal but allowed by the GM. Only that function makes one. */
export type FitForce = DraftForce & { readonly [fit]: 'legal' | 'allowed' }
