import type { Ending } from '../../core/effects/effect'
import type { Faces } from '../../core/dice/rule'
import type { BeginBattle, CorrectAttack, CorrectOfficer, FleetCorrection } from './commands/command'
import type { Duel, FleetState, MovementOrder, Phase, StagedAttack, StuntAttempt } from './model/battle'
import type { SaEffect } from './model/effects'
import type { CriticalTrigger, SaObligation } from './model/obligation'
import type { ArmadaId, DraftArmada, DraftFleet, DraftOfficer, FleetId, OfficerId, Role } from './model/design'
import type { OfficerAction } from './tables/officers'

/** What those who come to the table begin with, as reckoned then: whatever the tables say later, a battle begun keeps it. */
export interface Starts {
  readonly fleets: readonly FleetStart[]
  readonly officers: readonly OfficerStart[]
}

export interface FleetStart {
  readonly fleetId: FleetId
  readonly hp: number
  readonly sp: number
}

export interface OfficerStart {
  readonly officerId: OfficerId
  readonly resolvePoints: number
}

/** Where a correction by the GM leaves a fleet in what follows from it. */
export type FleetReached = Pick<FleetState, 'hp' | 'hasCrossedThreshold' | 'rout'>
export type OfficerCorrection = CorrectOfficer['correction']
export type AttackCorrection = CorrectAttack['correction']

/** What happened, in the past tense, with every number it led to. `evolve` believes it without asking. */
export type SaEvent =
  | OfficerEvent
  | TableEvent
  | {
      readonly type: 'battleBegun'
      readonly setup: BeginBattle
      readonly illegalArmadaIds: readonly ArmadaId[]
      readonly starts: Starts
    }
  | { readonly type: 'distanceSet'; readonly hexes: number; readonly faces: Faces | null }
  | { readonly type: 'roleChanged'; readonly officerId: OfficerId; readonly role: Role }
  | { readonly type: 'officerMoved'; readonly officerId: OfficerId; readonly toFleetId: FleetId }
  | { readonly type: 'phaseEntered'; readonly round: number; readonly phase: Phase }
  | { readonly type: 'shieldsRegained'; readonly fleetId: FleetId; readonly face: number; readonly points: number; readonly sp: number }
  /** They stood above their maximum, which has fallen. */
  | { readonly type: 'shieldsCapped'; readonly fleetId: FleetId; readonly sp: number }
  /** The post of chief engineer is given up; `bonus` is the highest such bonus the fleet has had, so far as shields may keep it (SA-Q32). */
  | { readonly type: 'engineerLost'; readonly fleetId: FleetId; readonly officerId: OfficerId; readonly bonus: number }
  | { readonly type: 'resolveSpent'; readonly officerId: OfficerId }
  | { readonly type: 'movementOrderRolled'; readonly movement: MovementOrder }
  | { readonly type: 'fleetMoved'; readonly fleetId: FleetId; readonly move: 'moved' | 'declined' }
  | {
      readonly type: 'stuntAttempted'
      readonly fleetId: FleetId
      readonly attempt: StuntAttempt
      readonly total: number | null
      readonly dc: number | null
    }
  | {
      readonly type: 'attackStaged'
      readonly attack: StagedAttack
      /** First round in which the superweapon that fired may fire again; null where none did (SA-042). */
      readonly superweaponReadyRound: number | null
    }
  | { readonly type: 'volleyReordered'; readonly attackIds: readonly string[] }
  | {
      readonly type: 'damageApplied'
      readonly attackId: string
      readonly attackerId: FleetId
      readonly targetId: FleetId
      /** Points taken from shields and from hull. */
      readonly spLost: number
      readonly hpLost: number
      readonly sp: number
      readonly hp: number
    }
  | { readonly type: 'attackMissed'; readonly attackId: string; readonly attackerId: FleetId; readonly targetId: FleetId }
  | { readonly type: 'volleyResolved' }
  | { readonly type: 'thresholdCrossed'; readonly fleetId: FleetId }
  | { readonly type: 'fleetDisabled'; readonly fleetId: FleetId; readonly because: 'damage' | 'rout' }
  | { readonly type: 'fleetDestroyed'; readonly fleetId: FleetId }
  /** `before` is the one it stands before, null for the end. */
  | { readonly type: 'obligationOwed'; readonly obligation: SaObligation; readonly before: string | null }
  /** Come to nothing by themselves, with the fleet they hung on. */
  | { readonly type: 'obligationsLapsed'; readonly obligationIds: readonly string[] }
  | { readonly type: 'obligationSettled'; readonly obligationId: string }
  | { readonly type: 'obligationDeferred'; readonly obligationId: string }
  | { readonly type: 'obligationWaived'; readonly obligation: SaObligation; readonly reason: string }
  | { readonly type: 'criticalRolled'; readonly fleetId: FleetId; readonly trigger: CriticalTrigger; readonly faces: Faces }
  | { readonly type: 'criticalWithoutEffect'; readonly fleetId: FleetId; readonly because: 'no-ability' | 'already-suffered' | 'too-late' }
  | {
      readonly type: 'moraleChecked'
      readonly fleetId: FleetId
      readonly natural: number
      readonly total: number
      readonly dc: number
      readonly result: 'emboldened' | 'unaffected' | 'shaken' | 'routed'
    }
  /** `since` is left out where the round it broke in is not one of its flight. */
  | { readonly type: 'fleetRouted'; readonly fleetId: FleetId; readonly dc: number; readonly since?: number }
  | { readonly type: 'roundFled'; readonly fleetId: FleetId; readonly rounds: number }
  | { readonly type: 'effectBegun'; readonly effect: SaEffect }
  | { readonly type: 'effectEnded'; readonly effect: SaEffect; readonly reason: string | null }
  | { readonly type: 'effectResumed'; readonly effectId: string }
  | {
      readonly type: 'fleetCorrected'
      readonly fleetId: FleetId
      readonly correction: FleetCorrection
      readonly reached: FleetReached
      readonly reason: string
    }
  | {
      readonly type: 'officerCorrected'
      readonly officerId: OfficerId
      readonly correction: OfficerCorrection
      readonly reason: string
    }
  | {
      readonly type: 'attackCorrected'
      readonly attackId: string
      readonly correction: AttackCorrection
      readonly reason: string
    }
  | { readonly type: 'scanSet'; readonly sideId: string; readonly fleetId: FleetId; readonly level: number }
  | { readonly type: 'battleEnded'; readonly standingSides: readonly string[] }

/** What officers do (SA-060 to SA-074). */
export type OfficerEvent =
  | {
      readonly type: 'actionTaken'
      readonly officerId: OfficerId
      readonly action: OfficerAction
      readonly targetId: FleetId | OfficerId | null
    }
  | {
      readonly type: 'actionRolled'
      readonly officerId: OfficerId
      readonly action: OfficerAction
      readonly natural: number
      readonly total: number
      readonly dc: number
      readonly isSuccess: boolean
    }
  | { readonly type: 'tauntMade'; readonly officerId: OfficerId; readonly targetId: FleetId }
  | { readonly type: 'duelFought'; readonly duel: Duel }
  /** What the duel has brought once the volley is applied. */
  | { readonly type: 'duelWon'; readonly officerId: OfficerId; readonly targetId: FleetId }
  | { readonly type: 'officerFelled'; readonly officerId: OfficerId }
  | { readonly type: 'routRallied'; readonly fleetId: FleetId }
  | {
      readonly type: 'effectSuspended'
      readonly effectId: string
      readonly cause: string
      readonly ending: Ending
    }

/** Things on the table and what the GM does to it as a whole. */
export type TableEvent =
  | { readonly type: 'minesEntered'; readonly effectId: string; readonly fleetId: FleetId }
  | {
      readonly type: 'minesAttacked'
      readonly effectId: string
      readonly attackerId: FleetId
      readonly hex: number
      readonly total: number
      readonly ac: number
      readonly faces: Faces
      readonly damage: number
      /** Hull left in that hex; 0 when it is cleared. */
      readonly hp: number
    }
  | {
      readonly type: 'debrisStruck'
      readonly effectId: string
      readonly fleetId: FleetId
      readonly spLost: number
      readonly hpLost: number
      readonly sp: number
      readonly hp: number
    }
  | { readonly type: 'selfDestructed'; readonly fleetId: FleetId; readonly targetId: FleetId }
  | { readonly type: 'rulingSet'; readonly key: string; readonly value: string }
  | {
      readonly type: 'fleetJoined'
      readonly armadaId: ArmadaId
      readonly fleet: DraftFleet
      readonly officers: readonly DraftOfficer[]
      readonly starts: Starts
    }
  | {
      readonly type: 'armadaJoined'
      readonly sideId: string
      readonly armada: DraftArmada
      readonly isIllegal: boolean
      readonly starts: Starts
    }
  | { readonly type: 'fleetWithdrawn'; readonly fleetId: FleetId; readonly reason: string }
