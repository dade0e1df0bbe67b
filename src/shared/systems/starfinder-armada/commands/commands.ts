import type { Rule } from '../../../core/dice/rule'
import { checkAddEffect, decideAddEffect } from './add-effect'
import { checkAdvancePhase, decideAdvancePhase } from './advance-phase'
import { checkArmEmp, decideArmEmp } from './arm-emp'
import { checkAttackMines, decideAttackMines } from './attack-mines'
import { checkBeginBattle, decideBeginBattle } from './begin-battle'
import { checkChangeRoles, decideChangeRoles } from './change-roles'
import { checkCorrectAttack, decideCorrectAttack } from './correct-attack'
import { checkCorrectFleet, decideCorrectFleet } from './correct-fleet'
import { checkCorrectFleets, decideCorrectFleets } from './correct-fleets'
import { checkCorrectOfficer, decideCorrectOfficer } from './correct-officer'
import { checkDeferObligation, decideDeferObligation } from './defer-obligation'
import { decideEndBattle } from './end-battle'
import { checkEndEffect, decideEndEffect } from './end-effect'
import { checkJoinArmada, decideJoinArmada } from './join-armada'
import { checkJoinFleet, decideJoinFleet } from './join-fleet'
import { checkLayMines, decideLayMines } from './lay-mines'
import { checkMoveFleet, decideMoveFleet } from './move-fleet'
import { checkReorderVolley, decideReorderVolley } from './reorder-volley'
import { checkRollMovementOrder, decideRollMovementOrder } from './roll-movement-order'
import { checkSetDistance, decideSetDistance } from './set-distance'
import { checkSetRuling, decideSetRuling } from './set-ruling'
import { checkSetScan, decideSetScan } from './set-scan'
import { checkSettleBoarding, decideSettleBoarding } from './settle-boarding'
import { checkSettleCascade, decideSettleCascade } from './settle-cascade'
import { checkSettleCritical, decideSettleCritical } from './settle-critical'
import { checkSettleDuelVictim, decideSettleDuelVictim } from './settle-duel-victim'
import { checkSettleFreeAttack, decideSettleFreeAttack } from './settle-free-attack'
import { checkSettleMorale, decideSettleMorale } from './settle-morale'
import { checkSettleSelfDestruct, decideSettleSelfDestruct } from './settle-self-destruct'
import { checkStageAttack, decideStageAttack } from './stage-attack'
import { checkTakeAction, decideTakeAction } from '../actions/take-action'
import { checkTransferOfficer, decideTransferOfficer } from './transfer-officer'
import { checkWaiveObligation, decideWaiveObligation } from './waive-obligation'
import { checkWithdrawFleet, decideWithdrawFleet } from './withdraw-fleet'
import type { SaCommand } from './command'
import type { Refusals, SaRefusal } from './refusal'
import type { SaEvent } from '../events'
import type { BattleState } from '../model/battle'

/** The two questions about a command: why not, and what happens? */
interface CommandRule<C> {
  readonly check: (state: BattleState, command: C) => SaRefusal | null | Refusals
  readonly decide: (state: BattleState, command: C) => Rule<readonly SaEvent[]>
}

const COMMANDS: { readonly [T in SaCommand['type']]: CommandRule<Extract<SaCommand, { readonly type: T }>> } = {
  addEffect: { check: checkAddEffect, decide: decideAddEffect },
  advancePhase: { check: checkAdvancePhase, decide: decideAdvancePhase },
  armEmp: { check: checkArmEmp, decide: decideArmEmp },
  attackMines: { check: checkAttackMines, decide: decideAttackMines },
  beginBattle: { check: checkBeginBattle, decide: decideBeginBattle },
  changeRoles: { check: checkChangeRoles, decide: decideChangeRoles },
  correctAttack: { check: checkCorrectAttack, decide: decideCorrectAttack },
  correctFleet: { check: checkCorrectFleet, decide: decideCorrectFleet },
  correctFleets: { check: checkCorrectFleets, decide: decideCorrectFleets },
  correctOfficer: { check: checkCorrectOfficer, decide: decideCorrectOfficer },
  deferObligation: { check: checkDeferObligation, decide: decideDeferObligation },
  endBattle: { check: () => null, decide: decideEndBattle },
  endEffect: { check: checkEndEffect, decide: decideEndEffect },
  joinArmada: { check: checkJoinArmada, decide: decideJoinArmada },
  joinFleet: { check: checkJoinFleet, decide: decideJoinFleet },
  layMines: { check: checkLayMines, decide: decideLayMines },
  moveFleet: { check: checkMoveFleet, decide: decideMoveFleet },
  reorderVolley: { check: checkReorderVolley, decide: decideReorderVolley },
  rollMovementOrder: { check: checkRollMovementOrder, decide: decideRollMovementOrder },
  setDistance: { check: checkSetDistance, decide: decideSetDistance },
  setRuling: { check: checkSetRuling, decide: decideSetRuling },
  setScan: { check: checkSetScan, decide: decideSetScan },
  settleBoarding: { check: checkSettleBoarding, decide: decideSettleBoarding },
  settleCascade: { check: checkSettleCascade, decide: decideSettleCascade },
  settleCritical: { check: checkSettleCritical, decide: decideSettleCritical },
  settleDuelVictim: { check: checkSettleDuelVictim, decide: decideSettleDuelVictim },
  settleFreeAttack: { check: checkSettleFreeAttack, decide: decideSettleFreeAttack },
  settleMorale: { check: checkSettleMorale, decide: decideSettleMorale },
  settleSelfDestruct: { check: checkSettleSelfDestruct, decide: decideSettleSelfDestruct },
  stageAttack: { check: checkStageAttack, decide: decideStageAttack },
  takeAction: { check: checkTakeAction, decide: decideTakeAction },
  transferOfficer: { check: checkTransferOfficer, decide: decideTransferOfficer },
  waiveObligation: { check: checkWaiveObligation, decide: decideWaiveObligation },
  withdrawFleet: { check: checkWithdrawFleet, decide: decideWithdrawFleet }
}

/** The rule of a command: the table pairs each type with the rule for it. */
export function commandRule(command: SaCommand): CommandRule<SaCommand> {
  return COMMANDS[command.type] as CommandRule<SaCommand>
}
