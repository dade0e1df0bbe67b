import { commandsOf, type CommandTable } from '../../../core/engine/command-table'
import { checkAddEffect, decideAddEffect } from './correct/add-effect'
import { checkAdvancePhase, decideAdvancePhase } from './battle/advance-phase'
import { checkArmEmp, decideArmEmp } from './fire/arm-emp'
import { checkAttackMines, decideAttackMines } from './fire/attack-mines'
import { checkBeginBattle, decideBeginBattle } from './battle/begin-battle'
import { checkChangeRoles, decideChangeRoles } from './officers/change-roles'
import { checkCorrectAttack, decideCorrectAttack } from './correct/correct-attack'
import { checkCorrectFleet, decideCorrectFleet } from './correct/correct-fleet'
import { checkCorrectFleets, decideCorrectFleets } from './correct/correct-fleets'
import { checkCorrectOfficer, decideCorrectOfficer } from './correct/correct-officer'
import { checkDeferObligation, decideDeferObligation } from './due/defer-obligation'
import { decideEndBattle } from './battle/end-battle'
import { checkEndEffect, decideEndEffect } from './correct/end-effect'
import { checkJoinArmada, decideJoinArmada } from './battle/join-armada'
import { checkJoinFleet, decideJoinFleet } from './battle/join-fleet'
import { checkLayMines, decideLayMines } from './fire/lay-mines'
import { checkMoveFleet, decideMoveFleet } from './move/move-fleet'
import { checkPassOfficers, decidePassOfficers } from './officers/pass-officers'
import { checkReorderVolley, decideReorderVolley } from './fire/reorder-volley'
import { checkRollMovementOrder, decideRollMovementOrder } from './move/roll-movement-order'
import { checkSetDistance, decideSetDistance } from './battle/set-distance'
import { checkSetRuling, decideSetRuling } from './battle/set-ruling'
import { checkSetScan, decideSetScan } from './move/set-scan'
import { checkSettleBoarding, decideSettleBoarding } from './due/settle-boarding'
import { checkSettleCascade, decideSettleCascade } from './due/settle-cascade'
import { checkSettleCritical, decideSettleCritical } from './due/settle-critical'
import { checkSettleDuelVictim, decideSettleDuelVictim } from './due/settle-duel-victim'
import { checkSettleFreeAttack, decideSettleFreeAttack } from './due/settle-free-attack'
import { checkSettleMorale, decideSettleMorale } from './due/settle-morale'
import { checkSettleSelfDestruct, decideSettleSelfDestruct } from './due/settle-self-destruct'
import { checkStageAttack, decideStageAttack } from './fire/stage-attack'
import { checkTakeAction, decideTakeAction } from '../actions/take-action'
import { checkTransferOfficer, decideTransferOfficer } from './officers/transfer-officer'
import { checkWaiveObligation, decideWaiveObligation } from './due/waive-obligation'
import { checkWithdrawFleet, decideWithdrawFleet } from './battle/withdraw-fleet'
import type { SaCommand } from './command'
import { REFUSALS, type FirmRefusal, type ForceableRefusal } from './refusal'
import type { SaEvent } from '../events'
import type { BattleState } from '../model/battle'

const COMMANDS: CommandTable<BattleState, SaCommand, SaEvent, ForceableRefusal, FirmRefusal> = {
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
  passOfficers: { check: checkPassOfficers, decide: decidePassOfficers },
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

export const { check, canForce, decide } = commandsOf(COMMANDS, REFUSALS, state => state.phase === 'over')
