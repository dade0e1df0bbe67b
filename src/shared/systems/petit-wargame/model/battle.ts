import type { Telling } from '../../../core/housekeeping/telling'
import type { Faces } from '../../../core/dice/rule'
import type { ChosenRulings } from '../../../core/rulings/ruling'
import type { Position, ScoreTables, TableName } from './board'
import type { FleetId, ShipId, SquadronId } from './design'
import type { BySector, Defence, Detector, Element, FireMode, Sector, ShipSize, Weapon } from './element'
import type { Phase } from './phases'

/** What losses are counted in (PW-061, PW-Q26). */
export type LossUnit = 'points' | 'elements'

/** What a fleet counts for. */
export interface FleetWorth {
  readonly costPoints: number
  readonly elementsStart: number
}

export interface FleetState {
  readonly id: FleetId
  readonly name: string
  readonly sideId: string
  readonly budgetPoints: number
  /** Points and elements at the start; the enemy wins by destroying more than half (PW-061). */
  readonly costPoints: number
  readonly elementsStart: number
  /** What of these came late, under squadrons that joined; absent where nobody did (PW-061). */
  readonly late?: FleetWorth
  readonly isIllegal: boolean
}

export interface SquadronState {
  readonly id: SquadronId
  readonly name: string
  readonly fleetId: FleetId
  /** This turn. */
  readonly hasActed: boolean
  /** Not on the table yet, the GM says; absent where it never was. */
  readonly isHidden?: boolean
  readonly note: string
}

export interface SectorState {
  readonly points: number
  /** The elements that still work. */
  readonly elements: readonly Element[]
  readonly lost: readonly Element[]
}

/** A detector jammed until the end of a turn (PW-037). */
export interface Jam {
  readonly detector: Detector
  readonly untilTurn: number
}

export interface ShipState {
  readonly id: ShipId
  readonly name: string
  readonly squadronId: SquadronId
  readonly size: ShipSize
  /** Points the enemy gains when it is lost (PW-061). */
  readonly costPoints: number
  /** Null before its squadron is placed. */
  readonly position: Position | null
  readonly sectors: BySector<SectorState>
  readonly jams: readonly Jam[]
  /** Movement and manoeuvre points spent this turn. */
  readonly pdSpent: number
  readonly pmSpent: number
  /** It has spent its riposte of this turn; absent where ships have no such limit (PW-Q21). */
  readonly hasRiposted?: boolean
  readonly note: string
}

/** A detector tried on an enemy this turn (PW-039). */
export interface Attempt {
  readonly shipId: ShipId
  readonly detector: Detector
  readonly targetId: ShipId
}

/** Stands in a detection for the activation of its squadron that is still to come. */
export const NEXT_ACTIVATION = ''

/** An enemy found this turn, with the squadron and the activation that found it; empty for its next activation (PW-043, PW-Q06). */
export interface Detection {
  readonly squadronId: SquadronId
  readonly targetId: ShipId
  readonly activationId: string
}

export const DETECTION_RESULTS = ['detected', 'undetected', 'jammed'] as const
export type DetectionResult = (typeof DETECTION_RESULTS)[number]

/** The dice of a side, rolled again and again while they tie. */
export interface SideRoll {
  readonly sideId: string
  readonly faces: Faces
  /** Of the last roll, bonus included. */
  readonly total: number
}

export const SHOT_ROLES = ['active', 'riposte'] as const
export type ShotRole = (typeof SHOT_ROLES)[number]

/** A shot from its declaration to its last point of damage. */
export interface Shot {
  readonly role: ShotRole
  readonly weapon: Weapon
  readonly mode: FireMode
  /** Points of damage still to apply; null before the roll. */
  readonly pointsLeft: number | null
  /** The sector in which the defender must name elements, and how many; null when nothing is due. */
  readonly due: { readonly sector: Sector; readonly count: number } | null
}

export const STAGES = ['position', 'weapon', 'fire', 'defence', 'damage'] as const
export type Stage = (typeof STAGES)[number]

/** A ship of the active squadron against an enemy, from the manoeuvre test to the last shot. */
export interface Engagement {
  readonly shipId: ShipId
  readonly targetId: ShipId
  readonly stage: Stage
  /** The winner of the manoeuvre test; null in a tie, when dice set the position. */
  readonly winnerId: ShipId | null
  /** The sector the active ship fires from, and the sector of the enemy it aims at; null before the position is set. */
  readonly firingSector: Sector | null
  readonly targetSector: Sector | null
  /** The weapon the active ship has declared. */
  readonly weapon: Weapon | null
  /** The side whose fire is due or under way. */
  readonly role: ShotRole
  readonly hasRiposted: boolean
  /** The sector of the active ship that a riposte hits, if dice have set it; absent where it is the firing sector (PW-Q21). */
  readonly riposteSector?: Sector
  readonly shot: Shot | null
}

/** Why an engagement is over. */
export const ENGAGEMENT_ENDS = ['done', 'no-weapon', 'weapon-lost', 'destroyed', 'gm'] as const
export type EngagementEnd = (typeof ENGAGEMENT_ENDS)[number]

/** A detector waiting for the enemy's countermeasure. */
export type PendingDetection = Attempt

/** A squadron in action. */
export interface Activation {
  readonly id: string
  readonly squadronId: SquadronId
  /** Ships that have engaged, once for each engagement. */
  readonly engagedIds: readonly ShipId[]
  readonly detection: PendingDetection | null
  readonly engagement: Engagement | null
}

/** A table being built from tokens (PW-062 to PW-065). */
export interface Building {
  readonly table: TableName
  /** Whose turn it is to place; null before the tokens are shared. */
  readonly nextSideId: string | null
  readonly hands: readonly { readonly sideId: string; readonly tokens: readonly number[] }[]
  /** Without row O. */
  readonly cells: readonly (readonly (number | null)[])[]
}

export interface BattleState {
  readonly hasBegun: boolean
  readonly isOver: boolean
  /** The side that won, even if the table plays on; null while nobody has. */
  readonly winnerId: string | null
  readonly name: string
  /** Its place and its headline, where the game master named them. */
  readonly telling?: Telling
  readonly rulings: ChosenRulings
  /** 0 before the first turn. */
  readonly turn: number
  readonly phase: Phase
  readonly tables: ScoreTables
  readonly building: Building | null
  readonly fleets: readonly FleetState[]
  readonly squadrons: readonly SquadronState[]
  readonly ships: readonly ShipState[]
  /** Whose squadron is placed next; null before the roll and after the last. */
  readonly deployingSideId: string | null
  /** The side that may activate a squadron; null before the roll. */
  readonly initiativeSideId: string | null
  /** It has the initiative without a roll, because the other side had nobody left to act (PW-Q09). */
  readonly isInitiativeAlone: boolean
  readonly activation: Activation | null
  readonly attempts: readonly Attempt[]
  readonly detections: readonly Detection[]
  readonly nextId: number
}

/** The defence that answers a shot; null is row O. */
export type DefenceChoice = Defence | null
