import type { Faces } from '../../core/dice/rule'
import type { BeginBattle } from './commands/command'
import type { AttackCorrection, CorrectForce, CorrectSquadron, UnitCorrection, WingCorrection } from './commands/table-command'
import type { Attack, Bar, Fire, Share, SpentDefence } from './model/battle'
import type { CombatantId, Depth, DraftForce, DraftSquadron, ForceId, SquadronId, UnitId, WingId } from './model/force'
import type { Modifier } from './model/modifier'
import type { DwObligation } from './model/obligation'
import type { CriticalRow, Direction } from './tables/criticals'
import type { Step } from './tables/steps'

/** What happened, in the past tense. `evolve` believes it without asking. */
export type DwEvent = SequenceEvent | HarmEvent | TableEvent

export const DROP_REASONS = ['no-attacker', 'target-gone', 'aborted', 'waived'] as const
export type DropReason = (typeof DROP_REASONS)[number]

/** What moves the nine steps along. */
export type SequenceEvent =
  | { readonly type: 'squadronActivated'; readonly squadronId: SquadronId }
  | { readonly type: 'stepEntered'; readonly step: Step }
  /** A step with nothing in it. */
  | { readonly type: 'stepPassed'; readonly step: Step }
  | { readonly type: 'activationEnded'; readonly squadronId: SquadronId }
  | { readonly type: 'attackDeclared'; readonly attack: Attack }
  | { readonly type: 'attackWithdrawn'; readonly attackId: string; readonly reason: string }
  | { readonly type: 'attackDropped'; readonly attackId: string; readonly because: DropReason }
  | {
      readonly type: 'attackRolled'
      readonly attackId: string
      readonly dice: number
      /** What the gun gave where its dice are split. */
      readonly share: Share | null
      readonly toHit: number
      readonly faces: Faces
      readonly hits: number
      readonly modifiers: readonly Modifier[]
      /** Those whose line of sight is clear again (DW-039). */
      readonly clearedIds: readonly CombatantId[]
    }
  | {
      readonly type: 'defensiveFireRolled'
      readonly attackId: string
      readonly fire: Fire
      readonly dice: number
      readonly toHit: number
      readonly faces: Faces
      /** Hits taken off, and those left. */
      readonly cancelled: number
      readonly hits: number
      readonly spent: readonly SpentDefence[]
    }
  | {
      readonly type: 'shieldsRolled'
      readonly attackId: string
      readonly shields: number
      readonly guardians: number
      readonly toSave: number
      readonly faces: Faces
      readonly cancelled: number
      readonly hits: number
    }
  | { readonly type: 'hitsModified'; readonly attackId: string; readonly modifiers: readonly Modifier[]; readonly hits: number }
  | { readonly type: 'attackResolved'; readonly attackId: string }

/** What attacks do. */
export type HarmEvent =
  | { readonly type: 'unitHit'; readonly unitId: UnitId; readonly hits: number; readonly result: 'nothing' | 'damage' | 'critical' }
  | {
      readonly type: 'criticalSuffered'
      readonly unitId: UnitId
      readonly faces: Faces
      readonly row: CriticalRow
      /** It lies on the unit from now on. */
      readonly stays: boolean
    }
  | { readonly type: 'assaultPointsLost'; readonly unitId: UnitId; readonly points: number; readonly ap: number }
  | { readonly type: 'hullLost'; readonly unitId: UnitId; readonly points: number; readonly hp: number }
  | { readonly type: 'unitTeleported'; readonly unitId: UnitId; readonly direction: Direction; readonly inches: number }
  | { readonly type: 'unitRemoved'; readonly unitId: UnitId; readonly because: 'hull' | 'small' | 'magazine' | 'sturginium' }
  | {
      readonly type: 'explosionStruck'
      readonly unitId: UnitId
      readonly targetId: CombatantId
      readonly faces: Faces
      readonly hits: number
    }
  | { readonly type: 'tokensLost'; readonly wingId: WingId; readonly tokens: number; readonly left: number }
  | {
      readonly type: 'wingAborted'
      readonly wingId: WingId
      readonly role: 'attacker' | 'defender'
      readonly hits: number
      readonly fuel: number
      readonly bar: Bar
    }
  | { readonly type: 'wingRemoved'; readonly wingId: WingId; readonly because: 'tokens' | 'fuel' }
  | { readonly type: 'wingLanded'; readonly wingId: WingId }
  | {
      readonly type: 'repairTried'
      readonly unitId: UnitId
      readonly row: CriticalRow
      readonly face: number
      readonly isRepaired: boolean
    }

/** What happens around the attacks, and what the GM does. */
export type TableEvent =
  | { readonly type: 'battleBegun'; readonly setup: BeginBattle; readonly illegalForceIds: readonly ForceId[] }
  | { readonly type: 'turnEnded'; readonly turn: number }
  | { readonly type: 'wingLaunched'; readonly wingId: WingId; readonly unitId: UnitId }
  | { readonly type: 'unitMarked'; readonly unitId: UnitId; readonly isObscured: boolean; readonly depth: Depth }
  | { readonly type: 'capSet'; readonly wingId: WingId; readonly isOnCap: boolean }
  | { readonly type: 'cardPlayed'; readonly forceId: ForceId; readonly name: string; readonly left: number }
  | { readonly type: 'obligationOwed'; readonly obligation: DwObligation }
  | { readonly type: 'obligationSettled'; readonly obligationId: string }
  | { readonly type: 'obligationDeferred'; readonly obligationId: string }
  /** What was owed has nothing to fall on any more. */
  | { readonly type: 'obligationLapsed'; readonly obligationId: string }
  | { readonly type: 'obligationWaived'; readonly obligation: DwObligation; readonly reason: string }
  | { readonly type: 'unitCorrected'; readonly unitId: UnitId; readonly correction: UnitCorrection; readonly reason: string }
  | { readonly type: 'wingCorrected'; readonly wingId: WingId; readonly correction: WingCorrection; readonly reason: string }
  | {
      readonly type: 'squadronCorrected'
      readonly squadronId: SquadronId
      readonly correction: CorrectSquadron['correction']
      readonly reason: string
    }
  | { readonly type: 'forceCorrected'; readonly forceId: ForceId; readonly correction: CorrectForce['correction']; readonly reason: string }
  | { readonly type: 'attackCorrected'; readonly attackId: string; readonly correction: AttackCorrection; readonly reason: string }
  | { readonly type: 'squadronsJoined'; readonly forceId: ForceId; readonly squadrons: readonly DraftSquadron[] }
  | { readonly type: 'forceJoined'; readonly sideId: string; readonly force: DraftForce; readonly isIllegal: boolean }
  | { readonly type: 'rulingSet'; readonly key: string; readonly value: string }
  | { readonly type: 'battleEnded'; readonly standingSides: readonly string[] }
