import type { BattleSetup, Fire } from '../model/battle'
import type { CombatantId, Depth, DraftForce, DraftSquadron, ForceId, SquadronId, UnitId, WingId } from '../model/force'
import type { Modifier } from '../model/modifier'
import type { CriticalRow } from '../model/criticals'
import type { CorrectAttack, CorrectForce, CorrectSquadron, CorrectUnit, CorrectWing } from './table-command'

/** What a player or the GM wants: ids and choices only. Everything else is read from the state. */
export type DwCommand =
  | BeginBattle
  | EndBattle
  | EndTurn
  | ActivateSquadron
  | AdvanceStep
  | DeclareAttack
  | DeclareCounter
  | WithdrawAttack
  | ResolveCounter
  | ResolveTinyFlyers
  | RollAttack
  | RollDefensiveFire
  | RollShields
  | ApplyDamage
  | RollRepair
  | LaunchWing
  | MarkUnit
  | SetCap
  | PlayCard
  | SettleExplosion
  | SettleFuel
  | DeferObligation
  | WaiveObligation
  | JoinSquadrons
  | JoinForce
  | CorrectUnit
  | CorrectWing
  | CorrectSquadron
  | CorrectForce
  | CorrectAttack
  | SetRuling

export interface BeginBattle extends BattleSetup {
  readonly type: 'beginBattle'
}

export interface EndBattle {
  readonly type: 'endBattle'
}

interface EndTurn {
  readonly type: 'endTurn'
}

export interface ActivateSquadron {
  readonly type: 'activateSquadron'
  readonly squadronId: SquadronId
}

/** Nothing more is declared, or the defender skips a step. */
interface AdvanceStep {
  readonly type: 'advanceStep'
}

export interface DeclareAttack {
  readonly type: 'declareAttack'
  readonly fire: Fire
  readonly targetId: CombatantId
}

export interface DeclareCounter {
  readonly type: 'declareCounter'
  readonly fire: Fire
  /** The attacker that is fired at. */
  readonly targetId: CombatantId
  /** As the GM measures it: every part reaches the attacker. */
  readonly isInRange: boolean
}

export interface WithdrawAttack {
  readonly type: 'withdrawAttack'
  readonly attackId: string
  readonly reason: string
}

/** A roll with the GM's settings. */
export interface RollChoice {
  readonly attackId: string
  /** The number to hit, 2 to 6; null for the one of the appendix. */
  readonly toHit: number | null
  readonly modifiers: readonly Modifier[]
}

export interface ResolveCounter extends RollChoice {
  readonly type: 'resolveCounter'
}

/** All rolls of step 4 or 5 at once. Attacks left out are rolled with the numbers of the appendix. */
export interface ResolveTinyFlyers {
  readonly type: 'resolveTinyFlyers'
  readonly rolls: readonly RollChoice[]
}

export interface RollAttack extends RollChoice {
  readonly type: 'rollAttack'
  /** Those whose line of sight is clear again. */
  readonly clearedIds: readonly CombatantId[]
}

/** Defensive fire of the target's squadron against the attack just rolled. */
export interface RollDefensiveFire {
  readonly type: 'rollDefensiveFire'
  readonly fire: Fire
  readonly toHit: number | null
  readonly modifiers: readonly Modifier[]
  /** As the GM measures it: every part reaches the targeted vessel. */
  readonly isInRange: boolean
}

export interface RollShields {
  readonly type: 'rollShields'
  /** Generators that help. */
  readonly shields: number
  readonly guardians: number
  readonly toSave: number | null
}

export interface ApplyDamage {
  readonly type: 'applyDamage'
  /** Hits that rules and cards add or take away. */
  readonly modifiers: readonly Modifier[]
}

export interface RollRepair {
  readonly type: 'rollRepair'
  readonly unitId: UnitId
  readonly row: CriticalRow
}

export interface LaunchWing {
  readonly type: 'launchWing'
  readonly wingId: WingId
  readonly unitId: UnitId
}

export interface MarkUnit {
  readonly type: 'markUnit'
  readonly unitId: UnitId
  readonly isObscured: boolean
  readonly depth: Depth
}

export interface SetCap {
  readonly type: 'setCap'
  readonly wingId: WingId
  readonly isOnCap: boolean
}

export interface PlayCard {
  readonly type: 'playCard'
  readonly forceId: ForceId
  /** The table's own name for it. */
  readonly name: string
}

export interface SettleExplosion {
  readonly type: 'settleExplosion'
  readonly obligationId: string
  /** Everybody within reach. */
  readonly targetIds: readonly CombatantId[]
  /** Dice against each; null for what `dw.magazineAd` says. */
  readonly dice: number | null
}

export interface SettleFuel {
  readonly type: 'settleFuel'
  readonly obligationId: string
  readonly outcome: 'landed' | 'removed'
}

export interface DeferObligation {
  readonly type: 'deferObligation'
  readonly obligationId: string
}

export interface WaiveObligation {
  readonly type: 'waiveObligation'
  readonly obligationId: string
  readonly reason: string
}

export interface SetRuling {
  readonly type: 'setRuling'
  readonly key: string
  readonly value: string
}

/** The GM brings in a force late, on a side of its own or of others. */
export interface JoinForce {
  readonly type: 'joinForce'
  readonly sideId: string
  readonly force: DraftForce
}

/** The GM brings in squadrons late to a force of the battle. */
export interface JoinSquadrons {
  readonly type: 'joinSquadrons'
  readonly forceId: ForceId
  readonly squadrons: readonly DraftSquadron[]
}
