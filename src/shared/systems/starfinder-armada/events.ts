import type { Faces } from '../../core/dice/rule'
import type { BeginBattle, CorrectAttack, CorrectOfficer, FleetCorrection } from './commands/command'
import type { MovementOrder, Phase, SaEffect, StagedAttack, StuntAttempt } from './model/battle'
import type { CriticalTrigger, SaObligation } from './model/obligation'
import type { ArmadaId, FleetId, OfficerId, Role } from './model/design'

/** What happened, in the past tense. `evolve` believes it without asking. */
export type SaEvent =
  | { readonly type: 'battleBegun'; readonly setup: BeginBattle; readonly illegalArmadaIds: readonly ArmadaId[] }
  | { readonly type: 'distanceSet'; readonly hexes: number; readonly faces: Faces | null }
  | { readonly type: 'roleChanged'; readonly officerId: OfficerId; readonly role: Role }
  | { readonly type: 'officerMoved'; readonly officerId: OfficerId; readonly toFleetId: FleetId }
  | { readonly type: 'phaseEntered'; readonly round: number; readonly phase: Phase }
  | { readonly type: 'shieldsRegained'; readonly fleetId: FleetId; readonly face: number; readonly points: number; readonly sp: number }
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
  | { readonly type: 'attackStaged'; readonly attack: StagedAttack }
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
  | { readonly type: 'obligationOwed'; readonly obligation: SaObligation }
  | { readonly type: 'obligationSettled'; readonly obligationId: string }
  | { readonly type: 'obligationDeferred'; readonly obligationId: string }
  | { readonly type: 'obligationWaived'; readonly obligation: SaObligation; readonly reason: string }
  | { readonly type: 'criticalRolled'; readonly fleetId: FleetId; readonly trigger: CriticalTrigger; readonly faces: Faces }
  | { readonly type: 'criticalWithoutEffect'; readonly fleetId: FleetId; readonly because: 'no-ability' | 'already-suffered' }
  | {
      readonly type: 'moraleChecked'
      readonly fleetId: FleetId
      readonly natural: number
      readonly total: number
      readonly dc: number
      readonly result: 'emboldened' | 'unaffected' | 'shaken' | 'routed'
    }
  | { readonly type: 'fleetRouted'; readonly fleetId: FleetId; readonly dc: number }
  | { readonly type: 'roundFled'; readonly fleetId: FleetId; readonly rounds: number }
  | { readonly type: 'effectBegun'; readonly effect: SaEffect }
  | { readonly type: 'effectEnded'; readonly effect: SaEffect; readonly reason: string | null }
  | { readonly type: 'effectResumed'; readonly effectId: string }
  | { readonly type: 'fleetCorrected'; readonly fleetId: FleetId; readonly correction: FleetCorrection; readonly reason: string }
  | {
      readonly type: 'officerCorrected'
      readonly officerId: OfficerId
      readonly correction: CorrectOfficer['correction']
      readonly reason: string
    }
  | {
      readonly type: 'attackCorrected'
      readonly attackId: string
      readonly correction: CorrectAttack['correction']
      readonly reason: string
    }
  | { readonly type: 'scanSet'; readonly sideId: string; readonly fleetId: FleetId; readonly level: number }
  | { readonly type: 'battleEnded'; readonly standingSides: readonly string[] }
