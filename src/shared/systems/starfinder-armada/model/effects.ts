import type { Effect } from '../../../core/effects/effect'
import type { Ability, ArmadaId, FleetId, OfficerId } from './design'
import type { Adjustable, Condition } from './lists'

/** Effects and things on the table. `derive/` reads them, and the core's clock ends them. */
export type SaEffect =
  | ConditionEffect
  | MoraleEffect
  | ModifierEffect
  | EmpArmedEffect
  | OfficerBonusEffect
  | EncouragedEffect
  | EnchantEffect
  | TargetEffect
  | PrecognitionEffect
  | ScrambleEffect
  | BoardersEffect
  | MinesEffect
  | DebrisEffect

export interface ConditionEffect extends Effect {
  readonly kind: 'condition'
  readonly condition: Condition
  /** The ability that is out, for `auxiliarySystem`; null otherwise. */
  readonly ability: Ability | null
  /** 2 when a roll of 6 doubles its result (`sa.crit6 = doubleEffects`), else 1. */
  readonly strength: 1 | 2
  /** The fleet that struck it; null when the GM laid it, or nobody did. */
  readonly byFleetId: FleetId | null
}

export interface MoraleEffect extends Effect {
  readonly kind: 'morale'
  readonly level: 'emboldened' | 'shaken'
}

/** A number that is added while the effect lasts: a failed stunt's AC penalty, a taunt, or one that the GM names. */
export interface ModifierEffect extends Effect {
  readonly kind: 'modifier'
  readonly stat: Adjustable | 'allChecks'
  readonly value: number
  /** Name the GM gave it; null when `cause` says enough. */
  readonly name: string | null
}

/** EMP declared in the engineering phase, for the next round's gunnery (`sa.emp = armedByAction`). */
interface EmpArmedEffect extends Effect {
  readonly kind: 'empArmed'
  /** The round in whose gunnery phase it works. */
  readonly round: number
}

/**
 * Values an officer's action may change for the better: most by the officer bonus, speed and the distance between turns by their own
 * number.
 */
const RAISED_STATS = ['gunnery', 'ac', 'morale', 'speed', 'turnDistance', 'regain', 'damage'] as const
export type RaisedStat = (typeof RAISED_STATS)[number]

/**
 * The bonus of an officer's action to one value: Direct, Rally or Boost. Several on the same value do not stack: the greatest counts
 * (SA-049).
 */
export interface OfficerBonusEffect extends Effect {
  readonly kind: 'officerBonus'
  readonly stat: RaisedStat
  readonly value: number
  readonly officerId: OfficerId
}

/** Encourage (SA-060): spent by the next check of the fleet or officer `targetId` names. */
interface EncouragedEffect extends Effect {
  readonly kind: 'encouraged'
  /** officer: an officer bonus, of which the highest counts. untyped: added to whatever there is. */
  readonly bonus: 'officer' | 'untyped'
  readonly value: number
  readonly officerId: OfficerId
}

/** Enchant (SA-070): two hexes more range, critical damage on 19 and 20. */
interface EnchantEffect extends Effect {
  readonly kind: 'enchant'
  readonly officerId: OfficerId
}

/** Target (SA-073): lies on the ally that fires; +1 against `enemyId`, critical damage on 19 and 20. */
interface TargetEffect extends Effect {
  readonly kind: 'target'
  readonly enemyId: FleetId
  readonly officerId: OfficerId
}

/** Precognition (SA-071): a d4 on the next check for the order of movement of the armada `targetId` names. */
interface PrecognitionEffect extends Effect {
  readonly kind: 'precognition'
  readonly officerId: OfficerId
}

/** Scramble (SA-072): in `round`, the victim is cut off, and officers of other fleets cannot affect the fleet it lies on. */
interface ScrambleEffect extends Effect {
  readonly kind: 'scramble'
  readonly round: number
  /** The officer cut off; null when nobody was aboard. */
  readonly victimId: OfficerId | null
  readonly officerId: OfficerId
}

/** A boarding party of `ownerId` aboard the fleet it lies on (SA-029, SA-030). */
export interface BoardersEffect extends Effect {
  readonly kind: 'boarders'
  readonly ownerId: FleetId
}

/** Mines laid by the fleet they are listed with (SA-035 to SA-038). */
export interface MinesEffect extends Effect {
  readonly kind: 'mines'
  readonly armadaId: ArmadaId
  /** Where they lie, as the table calls it. */
  readonly place: string
  /** First round in which they work. */
  readonly activeFrom: number
  /** Hull points of each mined hex, or of both together (`sa.minesTarget`). */
  readonly hp: readonly number[]
  /** Fleets that have paid for their first entry, with the round. */
  readonly entries: readonly { readonly fleetId: FleetId; readonly round: number }[]
}

/** Cosmic debris conjured by an officer of the fleet it is listed with: seven hexes (SA-069). */
export interface DebrisEffect extends Effect {
  readonly kind: 'debris'
  readonly armadaId: ArmadaId
  readonly place: string
  /** Damage to a fleet that ends its move there. */
  readonly damage: number
  readonly officerId: OfficerId
}
