import type { Telling } from '../../../core/housekeeping/telling'
import type { Faces } from '../../../core/dice/rule'
import type { ChosenRulings } from '../../../core/rulings/ruling'
import type { DraftFleet, DraftShip, DraftWeapon, DraftWing, Faction, FleetId, ShipId, UnitId, WingId } from './design'
import type { FaEffect } from './effects'
import type { FaObligation } from './obligation'

export type FaRulings = ChosenRulings

/** The phases of a turn in order (FA-001). */
export const TURN_PHASES = ['turnCards', 'initiative', 'activation', 'endPhase'] as const
type TurnPhase = (typeof TURN_PHASES)[number]
export type Phase = 'deployment' | TurnPhase | 'over'

/** How much of a target is in the arc of a weapon, as the GM sees it (FA-012, FA-013, FA-Q04). */
export const ARCS = ['full', 'partial', 'none'] as const
export type Arc = (typeof ARCS)[number]

/** Obstacles on the line of sight: none, up to 8 inches of belt or field, more of it, a planet or meteoroid (FA-014 to FA-016). */
export const SIGHTS = ['clear', 'obscured', 'tooThick', 'blocked'] as const
export type Sight = (typeof SIGHTS)[number]

/** One weapon trained on the target, with what the GM sees from there. */
export interface Aim {
  readonly shipId: ShipId
  readonly weaponId: string
  /** Range band, 0 for the nearest. */
  readonly band: number
  readonly arc: Arc
  readonly sight: Sight
}

export const CARD_TYPES = ['turn', 'squadron', 'action', 'reaction'] as const
export type CardType = (typeof CARD_TYPES)[number]

export const SHIP_STATUSES = ['active', 'destroyed', 'captured', 'withdrawn'] as const
export type ShipStatus = (typeof SHIP_STATUSES)[number]

export const WING_STATUSES = ['active', 'destroyed', 'withdrawn'] as const
export type WingStatus = (typeof WING_STATUSES)[number]

/**
 * Marks for what only the table can see: engines cut (FA-010), beyond command distance (FA-007), movement hurt (FA-Q24), hit by a critical
 * (FA-029).
 */
export const SHIP_MARKS = ['hasCutEngines', 'hasMovementCritical', 'isCriticallyHurt', 'isOutOfCommand', 'isHidden'] as const

/** The fleets as they were when the battle began, and the readings chosen for it. */
export interface BattleSetup {
  readonly name: string
  readonly fleets: readonly { readonly sideId: string; readonly fleet: DraftFleet }[]
  readonly rulings: FaRulings
}

/** A card in a hand. Perhaps only its player knows what it is. */
export interface HandCard {
  readonly id: string
  readonly type: CardType | null
  readonly text: string
  /** The turn in whose end phase it was drawn; 0 for the first hand, and for cards drawn at any other time. */
  readonly drawnTurn: number
}

export interface FleetState {
  readonly id: FleetId
  readonly sideId: string
  readonly name: string
  readonly faction: Faction
  readonly isAllied: boolean
  readonly isIllegal: boolean
  readonly hand: readonly HandCard[]
  readonly victoryPoints: number
  /** The GM's adjustment of the values of the faction. */
  readonly tacticalShift: number
  readonly commandShift: number
  readonly handShift: number
  readonly note: string
}

/** A squadron of ships or a flight of wings, activated as one (FA-004). */
export interface UnitState {
  readonly id: UnitId
  readonly fleetId: FleetId
  readonly kind: 'squadron' | 'flight'
  /** Position in its fleet, from 1. */
  readonly number: number
  readonly name: string
  readonly hasActivated: boolean
  readonly note: string
}

/** Dice of a weapon fired at one target while the rest go elsewhere (FA-037). */
export interface Share {
  /** Where they were fired; null for what the GM has corrected. */
  readonly targetId: ShipId | null
  readonly band: number
  /** Dice taken from the weapon. */
  readonly dice: number
  /** How many of them were rolled, without what the GM added. */
  readonly rolled: number
  /** How many times arc and sight halved them (FA-013, FA-014). */
  readonly halvings: number
}

/** A weapon, and what it has fired in this activation. */
export interface WeaponState extends DraftWeapon {
  /** 'whole': all its dice. 'split': some of them, listed in `shares`. */
  readonly fired: 'no' | 'split' | 'whole'
  readonly shares: readonly Share[]
  /** Disabled by a critical hit (FA-029, FA-Q23). */
  readonly isOffline: boolean
}

export interface ShipState extends DraftShip {
  readonly weapons: readonly WeaponState[]
  readonly unitId: UnitId
  readonly status: ShipStatus
  readonly hullLost: number
  readonly crewLost: number
  readonly assaultLost: number
  readonly hasCutEngines: boolean
  /** A critical hit that affects movement, as the GM says (FA-010, FA-Q24). */
  readonly hasMovementCritical: boolean
  /** It has suffered a critical hit, of whatever kind (FA-029). */
  readonly isCriticallyHurt: boolean
  readonly isOutOfCommand: boolean
  /** Inches moved this turn; null before the move. */
  readonly movedInches: number | null
  readonly hasRammed: boolean
  readonly hasBoarded: boolean
  /** It has fired together with another weapon this turn (FA-034). */
  readonly hasCombined: boolean
  /** Dice fired at wings this turn (FA-040, FA-052). */
  readonly pointDefenceUsed: number
  /** Ships fired at this turn (FA-042). */
  readonly targets: readonly ShipId[]
  readonly isHidden: boolean
  readonly note: string
}

export interface WingState extends DraftWing {
  readonly unitId: UnitId
  readonly status: WingStatus
  /** This turn (FA-056, FA-058). */
  readonly isDrivenOff: boolean
  readonly hasMoved: boolean
  /** The ship or wing it touches; absent where it touches none. */
  readonly contactId?: ShipId | WingId
  readonly isHidden: boolean
  /** Where it is, or whatever else the GM writes. */
  readonly note: string
}

/** A card laid for the turn phase, on a unit, on a ship, or on nothing in particular. */
export interface TurnCard extends HandCard {
  readonly unitId: UnitId | null
  readonly shipId: ShipId | null
}

/** Cards for the turn phase, face down until all are revealed (FA-002). */
interface TurnCards {
  readonly fleetId: FleetId
  readonly cards: readonly TurnCard[]
  readonly isResolved: boolean
}

export interface OrderResult {
  readonly fleetId: FleetId
  /** The first roll, then the rerolls of ties. */
  readonly rolls: readonly Faces[]
  readonly bonus: number
  readonly totals: readonly number[]
}

/** Fleets by total, highest first (FA-003). */
export interface TurnOrder {
  readonly results: readonly OrderResult[]
  readonly order: readonly FleetId[]
}

export interface PlayedCard {
  readonly fleetId: FleetId
  readonly type: CardType
  readonly text: string
  readonly unitId: UnitId | null
  readonly shipId: ShipId | null
}

/** A boarding party of one ship aboard another (FA-041 to FA-050). */
export interface Boarding {
  readonly id: string
  readonly attackerId: ShipId
  readonly targetId: ShipId
  readonly turn: number
  readonly assaultPoints: number
}

export interface BattleState {
  readonly hasBegun: boolean
  readonly name: string
  /** Its place and its headline, where the game master named them. */
  readonly telling?: Telling
  /** 0 in deployment, then 1, 2, ... */
  readonly turn: number
  readonly phase: Phase
  readonly rulings: FaRulings
  readonly fleets: readonly FleetState[]
  /** Grouped by fleet in table order, squadrons before flights, reinforcements last. */
  readonly units: readonly UnitState[]
  readonly ships: readonly ShipState[]
  readonly wings: readonly WingState[]
  readonly effects: readonly FaEffect[]
  readonly turnCards: readonly TurnCards[]
  /** The order in which turn cards are carried out; null while they are face down. */
  readonly cardOrder: readonly FleetId[] | null
  readonly initiative: TurnOrder | null
  /** The initiative order of the turn before (FA-002); null in the first. */
  readonly previousOrder: readonly FleetId[] | null
  readonly activeUnitId: UnitId | null
  /** Fleet of the last activation of this turn. */
  readonly lastFleetId: FleetId | null
  /** Units in the order in which they were activated this turn; absent where none was. */
  readonly activatedIds?: readonly UnitId[]
  /** Whether anything but a card has been played since the activation began, and whether somebody has reacted to the latest. */
  readonly hasActed: boolean
  readonly hasReacted: boolean
  /** Cards played this turn, other than those of the turn phase. */
  readonly played: readonly PlayedCard[]
  readonly boardings: readonly Boarding[]
  readonly obligations: readonly FaObligation[]
  /** Terrain, and whatever else the GM notes about the table. */
  readonly note: string
  /** Goes up with every new id. */
  readonly nextId: number
}
