import type { Ending } from '../../../core/effects/effect'
import type { BattleSetup, Condition, Stunt } from '../model/battle'
import type { AttackCorrection, FleetCorrection, OfficerCorrection } from '../model/corrections'
import type { Ability, ArmadaId, FleetId, OfficerId, Role } from '../model/design'
import type { TakeAction } from './officer-command'
import type { TableCommand } from './table-command'

export interface BeginBattle extends BattleSetup {
  readonly type: 'beginBattle'
}

/** `null` rolls 3d6 + 5. */
export interface SetDistance {
  readonly type: 'setDistance'
  readonly hexes: number | null
}

/** Several at once, so that two officers may swap. */
export interface ChangeRoles {
  readonly type: 'changeRoles'
  readonly changes: readonly { readonly officerId: OfficerId; readonly role: Role }[]
}

/** To a fleet the GM has seen to be adjacent; costs the officer's action. */
export interface TransferOfficer {
  readonly type: 'transferOfficer'
  readonly officerId: OfficerId
  readonly toFleetId: FleetId
}

export interface ArmEmp {
  readonly type: 'armEmp'
  readonly fleetId: FleetId
}

export interface AdvancePhase {
  readonly type: 'advancePhase'
}

export interface RollMovementOrder {
  readonly type: 'rollMovementOrder'
  /** Officers of the admirals' fleets who spend a Resolve Point on the check. */
  readonly resolveOfficerIds: readonly OfficerId[]
  /** Other modifiers the GM grants for this roll, by armada; 0 for armadas not listed. */
  readonly gmChecks?: readonly { readonly armadaId: ArmadaId; readonly gmCheck: number }[]
}

export interface MoveFleet {
  readonly type: 'moveFleet'
  readonly fleetId: FleetId
  readonly move: 'moved' | 'declined'
  readonly stunt: { readonly stunt: Stunt; readonly targetId: FleetId | null; readonly resolveOfficerId: OfficerId | null } | null
  /** Enemy fleets whose hex it entered other than by a flyby; each may make a free attack. */
  readonly passedThrough: readonly FleetId[]
  /** Mines whose hexes or neighbours it entered (SA-037). */
  readonly minesEntered: readonly string[]
  /** The debris fields it ends its move in or stays in. Overlapping fields all count (SA-069). */
  readonly debrisIds: readonly string[]
}

/** Range and arc are measured at the table, so they are choices. */
export interface StageAttack {
  readonly type: 'stageAttack'
  readonly attackerId: FleetId
  readonly targetId: FleetId
  readonly rangeHexes: number
  readonly isFromFrontArc: boolean
  /** How many fleets the array fires at this round, 1 to 3; 1 without an array. */
  readonly arrayTargets: number
  readonly usesSuperweapon: boolean
  readonly resolveOfficerId: OfficerId | null
  /** Fields of conjured debris that the line of fire crosses: each counts (SA-069). */
  readonly debrisCrossed: number
  /** The target lies in the attacker's forward arc; asked where `sa.fireArc = forwardOnly`. */
  readonly isTargetAhead: boolean
  /** Other modifiers the GM grants for this roll; 0 for none. */
  readonly gmCheck: number
  readonly gmAc: number
}

export interface SettleFreeAttack {
  readonly type: 'settleFreeAttack'
  readonly obligationId: string
  readonly resolveOfficerId: OfficerId | null
  readonly gmCheck: number
}

export interface ReorderVolley {
  readonly type: 'reorderVolley'
  readonly attackIds: readonly string[]
}

export interface SettleCritical {
  readonly type: 'settleCritical'
  readonly obligationId: string
}

export interface SettleMorale {
  readonly type: 'settleMorale'
  readonly obligationId: string
  readonly resolveOfficerId: OfficerId | null
  readonly gmCheck: number
}

export interface SettleCascade {
  readonly type: 'settleCascade'
  readonly obligationId: string
  /** Allied fleets within 2 hexes, as the GM sees them. */
  readonly fleetIds: readonly FleetId[]
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

export interface CorrectFleet {
  readonly type: 'correctFleet'
  readonly fleetId: FleetId
  readonly correction: FleetCorrection
  readonly reason: string
}

export interface CorrectOfficer {
  readonly type: 'correctOfficer'
  readonly officerId: OfficerId
  readonly correction: OfficerCorrection
  readonly reason: string
}

export interface CorrectAttack {
  readonly type: 'correctAttack'
  readonly attackId: string
  readonly correction: AttackCorrection
  readonly reason: string
}

/** A condition, a morale state or a modifier that the GM gives a fleet. */
export interface AddEffect {
  readonly type: 'addEffect'
  readonly fleetId: FleetId
  readonly effect:
    | { readonly kind: 'condition'; readonly condition: Condition; readonly ability: Ability | null }
    | { readonly kind: 'morale'; readonly level: 'emboldened' | 'shaken' }
    | {
        readonly kind: 'modifier'
        readonly stat: 'ac' | 'gunnery' | 'piloting' | 'morale' | 'damage' | 'speed' | 'range' | 'allChecks'
        readonly value: number
        readonly name: string
      }
  readonly ending: Ending
  readonly reason: string
}

export interface EndEffect {
  readonly type: 'endEffect'
  readonly effectId: string
  readonly reason: string
}

export interface SetScan {
  readonly type: 'setScan'
  readonly sideId: string
  readonly fleetId: FleetId
  readonly level: number
}

export interface EndBattle {
  readonly type: 'endBattle'
}

export type SaCommand =
  | BeginBattle
  | SetDistance
  | ChangeRoles
  | TransferOfficer
  | ArmEmp
  | AdvancePhase
  | RollMovementOrder
  | MoveFleet
  | StageAttack
  | SettleFreeAttack
  | ReorderVolley
  | SettleCritical
  | SettleMorale
  | SettleCascade
  | DeferObligation
  | WaiveObligation
  | CorrectFleet
  | CorrectOfficer
  | CorrectAttack
  | AddEffect
  | EndEffect
  | SetScan
  | EndBattle
  | TakeAction
  | TableCommand
