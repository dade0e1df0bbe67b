import type { Telling } from '../../../core/housekeeping/telling'
import type { Faces } from '../../../core/dice/rule'
import type { Ability, ArmadaId, DraftArmada, FleetClass, FleetId, OfficerId, Ranks, Role, Size } from './design'
import type { SaEffect } from './effects'
import type { Adjustable, RoundPhase } from './lists'
import type { SaObligation } from './obligation'
import type { OfficerAction } from './officer-actions'
import type { SaRulings } from './rulings'

export { ADJUSTABLE, CONDITIONS, ROUND_PHASES, type Adjustable, type Condition, type RoundPhase } from './lists'

export type Phase = 'deployment' | RoundPhase | 'over'

/** active: fights. routed: flees, may fire at −2. disabled: drifts. destroyed, fled: gone. */
export const FLEET_STATUSES = ['active', 'routed', 'disabled', 'destroyed', 'fled'] as const
export type FleetStatus = (typeof FLEET_STATUSES)[number]

export const STUNTS = ['backOff', 'flipAndBurn', 'flyby', 'slide', 'turnInPlace'] as const
export type Stunt = (typeof STUNTS)[number]

/**
 * Missing the DC of a back off by this much is a bad failure. Core Rulebook p. 319 (SA-Q28). In the model, because the log depends on it.
 */
export const BAD_BACK_OFF_MARGIN = -5

export const RANGE_BANDS = ['short', 'long', 'extreme'] as const
export type RangeBand = (typeof RANGE_BANDS)[number]

export type Adjustments = Readonly<Partial<Record<Adjustable, number>>>

/** Two or more armadas as they were when the battle began, and the readings chosen for it. */
export interface BattleSetup {
  readonly name: string
  readonly armadas: readonly { readonly sideId: string; readonly armada: DraftArmada }[]
  readonly rulings: SaRulings
}

export interface ArmadaState {
  readonly id: ArmadaId
  readonly name: string
  readonly tier: number
  /** Armadas of one side are allies. `A` to `D`. */
  readonly sideId: string
  /** Breaks a rule of building; the GM allowed it. */
  readonly isIllegal: boolean
}

export interface Rout {
  /** DC that routed it; Rally checks against the same. */
  readonly dc: number
  /** The round it flees after: the one it broke in, or the one before where it had yet to move in it (SA-Q42). */
  readonly since: number
  /** Rounds in which it has fled, 0 to 3. */
  readonly roundsFled: number
}

export interface StuntAttempt {
  readonly stunt: Stunt
  /** Fleet flown by; null for other stunts. */
  readonly targetId: FleetId | null
  /** Check total minus DC; null for a stunt without a check. */
  readonly margin: number | null
  readonly isSuccess: boolean
}

export interface FleetState {
  readonly id: FleetId
  readonly armadaId: ArmadaId
  /** Number on the table, from 1 within its armada. */
  readonly number: number
  readonly name: string
  readonly tier: number
  readonly size: Size
  readonly fleetClass: FleetClass
  readonly abilities: readonly Ability[]
  /** May fall below 0; destroyed when below −hpMax (SA-098). */
  readonly hp: number
  readonly sp: number
  readonly status: FleetStatus
  /** Round in which it was disabled, destroyed or fled; null while it fights. */
  readonly outSince: number | null
  readonly rout: Rout | null
  /** Whether its hull has already crossed the critical threshold (SA-Q09). */
  readonly hasCrossedThreshold: boolean
  /** Round in which it last passed a morale check (SA-105). */
  readonly moralePassedInRound: number | null
  /** This round: not yet moved, moved, declined to, or drifted as a wreck. */
  readonly movement: 'pending' | 'moved' | 'declined' | 'drifted'
  readonly stunt: StuntAttempt | null
  /** Has made its attack of this round; an array may still have targets left. */
  readonly hasAttacked: boolean
  /** Fleets attacked this round with its own attack; more than one only by an array. */
  readonly targetsThisRound: readonly FleetId[]
  /** Number of targets its array was declared for this round; 1 without one. */
  readonly arrayTargets: number
  /** First round in which its superweapon may fire (again) (SA-042). */
  readonly superweaponReadyRound: number
  /** The same before the shot in the present volley, in case that shot is taken back. */
  readonly superweaponReadyBefore: number
  /** Has scattered its gravity mines (SA-035). */
  readonly hasLaidMines: boolean
  /** Chief engineers who have left it or the role, each with the highest bonus left behind: shields may keep it (SA-Q32). */
  readonly lostEngineers: readonly LostEngineer[]
  /** Armadas whose attacks or debris damaged it this round (SA-Q18). */
  readonly damagedBy: readonly ArmadaId[]
  readonly adjustments: Adjustments
  /** Hidden from other sides' screens until the GM shows it. */
  readonly isHidden: boolean
  /** The GM's note; empty for none. */
  readonly note: string
}

interface LostEngineer {
  readonly officerId: OfficerId
  readonly bonus: number
}

export interface OfficerState {
  readonly id: OfficerId
  readonly armadaId: ArmadaId
  readonly fleetId: FleetId
  readonly name: string
  readonly role: Role
  readonly ranks: Ranks
  readonly baseAttackBonus: number | null
  readonly isPlayer: boolean
  readonly resolvePoints: number
  /** One special action per round (SA-046). */
  readonly hasActed: boolean
  /** The action of this round; null while there was none, or when the GM alone says there was. */
  readonly action: OfficerAction | 'transfer' | null
  readonly isIncapacitated: boolean
}

export interface OrderCheck {
  readonly armadaId: ArmadaId
  /** Natural faces in the order rolled: the check (one or two dice), the d4 of a precognition, then tie rolls. */
  readonly naturals: readonly number[]
  readonly total: number
  /** Totals of re-rolled ties, first tie first. */
  readonly tieTotals: readonly number[]
}

/** Order of movement of this round (SA-079 to SA-082), lowest check first. */
export interface MovementOrder {
  readonly checks: readonly OrderCheck[]
  readonly order: readonly ArmadaId[]
  /** Fleets each armada of `order` moves in the first pass: half of those active when it was rolled, rounded up. */
  readonly quotas: readonly number[]
  /** Fleet that moved last: its officers may still act right after it (SA-047). */
  readonly lastMoved: FleetId | null
  /** Fleets in the order in which they moved; absent where none has. */
  readonly moved?: readonly FleetId[]
}

/** One attack of the volley, decided when it is staged and applied when the volley is resolved. */
export interface StagedAttack {
  readonly id: string
  /** gunnery: the attack of the round. free: at who passed through. boarding: by a party aboard. selfDestruct: as the attacker blows up. */
  readonly kind: 'gunnery' | 'free' | 'boarding' | 'selfDestruct'
  readonly attackerId: FleetId
  readonly targetId: FleetId
  readonly rangeHexes: number
  readonly band: RangeBand
  /** The attacker stands in the target's front arc. */
  readonly isFromFrontArc: boolean
  readonly arrayTargets: number
  readonly usesSuperweapon: boolean
  /** The d20 that counts. */
  readonly natural: number
  /** Both d20 when a Resolve Point was spent, else one. */
  readonly rolls: Faces
  readonly total: number
  readonly ac: number
  readonly isHit: boolean
  /** Damage dice as rolled; empty on a miss. */
  readonly damageFaces: Faces
  readonly damageSides: number
  /** Damage after every modifier; 0 on a miss. */
  readonly damage: number
  /** Its damage bypasses shields (`sa.boardersBypassShields`). */
  readonly bypassesShields: boolean
  /** The natural face allows critical damage if the hull is hurt (SA-106). */
  readonly isCriticalNatural: boolean
  /** EMP: the check beat AC by 5 or more (SA-032). */
  readonly isEmp: boolean
}

/** A duel of this round: it counts when the volley is applied (SA-064 to SA-066). */
export interface Duel {
  readonly officerId: OfficerId
  /** The duelling officer's fleet and the fleet dueled, as they were. */
  readonly fleetId: FleetId
  readonly targetId: FleetId
  /** Check total without the +5 of a duel that answers it, and the number to reach. */
  readonly total: number
  readonly dc: number
}

/** A taunt, won or lost: the fleet cannot be taunted again (SA-062). */
interface TauntMade {
  readonly armadaId: ArmadaId
  readonly officerId: OfficerId
  readonly targetId: FleetId
}

export interface BattleState {
  readonly hasBegun: boolean
  readonly name: string
  /** Its place and its headline, where the game master named them. */
  readonly telling?: Telling
  /** 0 in deployment, then 1, 2, ... */
  readonly round: number
  readonly phase: Phase
  readonly rulings: SaRulings
  /** Distance between the armadas at the start; null while not settled (SA-075). */
  readonly distanceHexes: number | null
  readonly armadas: readonly ArmadaState[]
  /** All fleets, armada by armada, in table order. */
  readonly fleets: readonly FleetState[]
  readonly officers: readonly OfficerState[]
  readonly effects: readonly SaEffect[]
  /** null until the checks of this round are rolled. */
  readonly movementOrder: MovementOrder | null
  readonly volley: readonly StagedAttack[]
  readonly obligations: readonly SaObligation[]
  /** Duels of this round. */
  readonly duels: readonly Duel[]
  readonly taunts: readonly TauntMade[]
  /** How many categories of each fleet a side knows, 0 to 3 (SA-074); 0 for pairs not listed. */
  readonly scans: readonly { readonly sideId: string; readonly fleetId: FleetId; readonly level: number }[]
  /** Rises with everything that needs an id, so that ids are the same on every replay. */
  readonly nextId: number
  /** Sides still fighting when the battle ended; null while it goes on. */
  readonly standingSides: readonly string[] | null
}
