import { commandsOf, type CommandTable } from '../../../core/engine/command-table'
import { deferring, waiving } from '../../../core/housekeeping/dues'
import { endingEffects } from '../../../core/housekeeping/effects'
import { settingRulings } from '../../../core/housekeeping/rulings'
import { tellingBattle } from '../../../core/housekeeping/telling'
import type { ByType } from '../../../core/engine/rule-system'
import { battleEndedAfterSelfDestruct } from '../rules/end-of-battle'
import { isRulingValue } from '../ruling-values'
import { RULINGS } from '../rulings'
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
import { decideEndBattle } from './battle/end-battle'
import { checkJoinArmada, decideJoinArmada } from './battle/join-armada'
import { checkJoinFleet, decideJoinFleet } from './battle/join-fleet'
import { checkLayMines, decideLayMines } from './fire/lay-mines'
import { checkMoveFleet, decideMoveFleet } from './move/move-fleet'
import { checkPassOfficers, decidePassOfficers } from './officers/pass-officers'
import { checkReorderVolley, decideReorderVolley } from './fire/reorder-volley'
import { checkRollMovementOrder, decideRollMovementOrder } from './move/roll-movement-order'
import { checkSetDistance, decideSetDistance } from './battle/set-distance'
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
import { checkWithdrawFleet, decideWithdrawFleet } from './battle/withdraw-fleet'
import type { Decision, SaCommand } from './command'
import { REFUSALS, type FirmRefusal, type ForceableRefusal } from './refusal'
import { evolve, type SaEvent } from '../events'
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
  deferObligation: deferring<BattleState>(),
  endBattle: { check: () => null, decide: decideEndBattle },
  endEffect: endingEffects<BattleState>(),
  joinArmada: { check: checkJoinArmada, decide: decideJoinArmada },
  joinFleet: { check: checkJoinFleet, decide: decideJoinFleet },
  layMines: { check: checkLayMines, decide: decideLayMines },
  moveFleet: { check: checkMoveFleet, decide: decideMoveFleet },
  passOfficers: { check: checkPassOfficers, decide: decidePassOfficers },
  reorderVolley: { check: checkReorderVolley, decide: decideReorderVolley },
  rollMovementOrder: { check: checkRollMovementOrder, decide: decideRollMovementOrder },
  setDistance: { check: checkSetDistance, decide: decideSetDistance },
  setRuling: settingRulings<BattleState>(RULINGS, isRulingValue),
  tellBattle: tellingBattle<BattleState>(),
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
  waiveObligation: waiving<BattleState, SaEvent>(maybeEndAfterWaiving),
  withdrawFleet: { check: checkWithdrawFleet, decide: decideWithdrawFleet }
}

export const { check, canForce, decide } = commandsOf(COMMANDS, REFUSALS, state => state.phase === 'over')

/** Without the self-destruction that was owed, the battle may be over (SA-111). */
function* maybeEndAfterWaiving(state: BattleState, event: ByType<SaEvent>['obligationWaived']): Decision {
  return event.obligation.kind === 'selfDestruct' ? [event, ...battleEndedAfterSelfDestruct(evolve(state, event))] : [event]
}
