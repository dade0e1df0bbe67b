import type { Brand } from '../../../kernel/brand'

export type FleetId = Brand<'FaFleetId'>
export type UnitId = Brand<'FaUnitId'>
export type ShipId = Brand<'FaShipId'>
export type WingId = Brand<'FaWingId'>

export const fleetId = (text: string): FleetId => text as FleetId
export const unitId = (text: string): UnitId => text as UnitId
export const shipId = (text: string): ShipId => text as ShipId
export const wingId = (text: string): WingId => text as WingId

export const FACTIONS = ['dindrenzi', 'aquan', 'terran', 'relthoza', 'sorylian', 'directorate'] as const
export type Faction = (typeof FACTIONS)[number]

/** Capital ships first, then the classes they find hard to hit, from larger to smaller. */
export const SHIP_CLASSES = ['capital', 'frigate', 'escort', 'transport', 'weaponPlatform', 'corvette', 'shuttle', 'fireDrone'] as const
export type ShipClass = (typeof SHIP_CLASSES)[number]

/** Where a weapon is mounted; the first four are broadsides (FA-018, FA-035). */
export const MOUNTS = ['fore', 'aft', 'port', 'starboard', 'turret', 'torpedo'] as const
export type Mount = (typeof MOUNTS)[number]

export interface DraftWeapon {
  /** Unique within its ship. */
  readonly id: string
  readonly name: string
  readonly mount: Mount
  /** Attack dice by range band, nearest first, or one number if the range does not matter (FA-Q13). 0 means no shot at that range. */
  readonly dice: readonly number[]
}

/** A ship as entered from its card. */
export interface DraftShip {
  readonly id: ShipId
  readonly name: string
  readonly shipClass: ShipClass
  /** Maximum movement in inches. */
  readonly mv: number
  readonly hull: number
  readonly crew: number
  /** Assault points, point defence dice, shield dice. */
  readonly assault: number
  readonly pointDefence: number
  readonly shields: number
  /** Hits needed for a hull point, and for a critical; null when not entered (FA-Q01). */
  readonly damageRating: number | null
  readonly criticalRating: number | null
  /** Points of the card, and attack dice of its mines, where somebody has entered them. */
  readonly points?: number
  readonly mines?: number
  /** Special rules of the card, in the words of whoever entered them. */
  readonly specialRules?: string
  readonly weapons: readonly DraftWeapon[]
}

export interface DraftSquadron {
  readonly id: UnitId
  readonly name: string
  readonly ships: readonly DraftShip[]
  /** Out of sight of the other sides from the moment it comes, until the GM shows it; absent where nobody has said so. */
  readonly isHidden?: boolean
}

/** The type of a wing, as on its token; the text gives no type a rule of its own. */
export const WING_KINDS = ['fighter', 'interceptor', 'bomber', 'assault', 'support'] as const
export type WingKind = (typeof WING_KINDS)[number]

export interface DraftWing {
  readonly id: WingId
  readonly name: string
  readonly kind?: WingKind
}

/** A flight: a group of wings, the tokens of small craft (FA-Q22). */
export interface DraftFlight {
  readonly id: UnitId
  readonly name: string
  readonly wings: readonly DraftWing[]
  /** Out of sight of the other sides from the moment it comes, until the GM shows it; absent where nobody has said so. */
  readonly isHidden?: boolean
}

/** The fleet of one player as entered, unchecked. */
export interface DraftFleet {
  readonly id: FleetId
  readonly name: string
  readonly faction: Faction
  /** Fights in an alliance (`fa.allianceBonus`). */
  readonly isAllied: boolean
  readonly squadrons: readonly DraftSquadron[]
  readonly flights: readonly DraftFlight[]
  /** The GM lets it fight although it is illegal. Marked wherever it is shown. */
  readonly allowIllegal: boolean
}
