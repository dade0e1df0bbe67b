import { assertNever } from '../../kernel/assert-never'
import type { Rule } from '../../core/dice/rule'
import type { RuleSystem } from '../../core/engine/rule-system'
import { checkAddEffect, decideAddEffect } from './commands/add-effect'
import { checkAdvancePhase, decideAdvancePhase } from './commands/advance-phase'
import { checkArmEmp, decideArmEmp } from './commands/arm-emp'
import { checkBeginBattle, decideBeginBattle } from './commands/begin-battle'
import { checkChangeRoles, decideChangeRoles } from './commands/change-roles'
import type { SaCommand } from './commands/command'
import { checkCorrectAttack, decideCorrectAttack } from './commands/correct-attack'
import { checkCorrectFleet, decideCorrectFleet } from './commands/correct-fleet'
import { checkCorrectOfficer, decideCorrectOfficer } from './commands/correct-officer'
import { checkDeferObligation, decideDeferObligation } from './commands/defer-obligation'
import { decideEndBattle } from './commands/end-battle'
import { checkEndEffect, decideEndEffect } from './commands/end-effect'
import { checkMoveFleet, decideMoveFleet } from './commands/move-fleet'
import type { SaRefusal } from './commands/refusal'
import { FORCEABLE_REFUSALS } from './commands/refusal'
import { checkReorderVolley, decideReorderVolley } from './commands/reorder-volley'
import { checkRollMovementOrder, decideRollMovementOrder } from './commands/roll-movement-order'
import { checkSetDistance, decideSetDistance } from './commands/set-distance'
import { checkSetScan, decideSetScan } from './commands/set-scan'
import { checkSettleCascade, decideSettleCascade } from './commands/settle-cascade'
import { checkSettleCritical, decideSettleCritical } from './commands/settle-critical'
import { checkSettleFreeAttack, decideSettleFreeAttack } from './commands/settle-free-attack'
import { checkSettleMorale, decideSettleMorale } from './commands/settle-morale'
import { checkStageAttack, decideStageAttack } from './commands/stage-attack'
import { checkTransferOfficer, decideTransferOfficer } from './commands/transfer-officer'
import { checkWaiveObligation, decideWaiveObligation } from './commands/waive-obligation'
import { describe, describeCommand } from './describe'
import type { SaEvent } from './events'
import { evolve } from './evolve'
import type { BattleState } from './model/battle'
import { obligations } from './obligations'
import { RULINGS } from './rulings'
import { EMPTY_BATTLE } from './state'
import type { BattleView } from './view'
import { viewFor } from './view'

/** Starfinder armada combat: wiring only. */
export const starfinderArmada: RuleSystem<BattleState, SaCommand, SaEvent, SaRefusal, BattleView> = {
  id: 'starfinder-armada',
  rulesVersion: 1,
  initial: EMPTY_BATTLE,
  rulings: RULINGS,
  check,
  canForce: refusal => (FORCEABLE_REFUSALS as readonly string[]).includes(refusal),
  decide,
  evolve,
  obligations,
  viewFor,
  describe,
  describeCommand
}

function check(state: BattleState, command: SaCommand): SaRefusal | null {
  if (command.type === 'beginBattle') return checkBeginBattle(state, command)
  if (!state.hasBegun) return 'not-begun'
  if (state.phase === 'over') return 'battle-over'
  switch (command.type) {
    case 'setDistance':
      return checkSetDistance(state, command)
    case 'changeRoles':
      return checkChangeRoles(state, command)
    case 'transferOfficer':
      return checkTransferOfficer(state, command)
    case 'armEmp':
      return checkArmEmp(state, command)
    case 'advancePhase':
      return checkAdvancePhase(state)
    case 'rollMovementOrder':
      return checkRollMovementOrder(state, command)
    case 'moveFleet':
      return checkMoveFleet(state, command)
    case 'stageAttack':
      return checkStageAttack(state, command)
    case 'settleFreeAttack':
      return checkSettleFreeAttack(state, command)
    case 'reorderVolley':
      return checkReorderVolley(state, command)
    case 'settleCritical':
      return checkSettleCritical(state, command)
    case 'settleMorale':
      return checkSettleMorale(state, command)
    case 'settleCascade':
      return checkSettleCascade(state, command)
    case 'deferObligation':
      return checkDeferObligation(state, command)
    case 'waiveObligation':
      return checkWaiveObligation(state, command)
    case 'correctFleet':
      return checkCorrectFleet(state, command)
    case 'correctOfficer':
      return checkCorrectOfficer(state, command)
    case 'correctAttack':
      return checkCorrectAttack(state, command)
    case 'addEffect':
      return checkAddEffect(state, command)
    case 'endEffect':
      return checkEndEffect(state, command)
    case 'setScan':
      return checkSetScan(state, command)
    case 'endBattle':
      return null
    default:
      return assertNever(command)
  }
}

function decide(state: BattleState, command: SaCommand): Rule<readonly SaEvent[]> {
  switch (command.type) {
    case 'beginBattle':
      return decideBeginBattle(state, command)
    case 'setDistance':
      return decideSetDistance(state, command)
    case 'changeRoles':
      return decideChangeRoles(state, command)
    case 'transferOfficer':
      return decideTransferOfficer(state, command)
    case 'armEmp':
      return decideArmEmp(state, command)
    case 'advancePhase':
      return decideAdvancePhase(state)
    case 'rollMovementOrder':
      return decideRollMovementOrder(state, command)
    case 'moveFleet':
      return decideMoveFleet(state, command)
    case 'stageAttack':
      return decideStageAttack(state, command)
    case 'settleFreeAttack':
      return decideSettleFreeAttack(state, command)
    case 'reorderVolley':
      return decideReorderVolley(state, command)
    case 'settleCritical':
      return decideSettleCritical(state, command)
    case 'settleMorale':
      return decideSettleMorale(state, command)
    case 'settleCascade':
      return decideSettleCascade(state, command)
    case 'deferObligation':
      return decideDeferObligation(state, command)
    case 'waiveObligation':
      return decideWaiveObligation(state, command)
    case 'correctFleet':
      return decideCorrectFleet(state, command)
    case 'correctOfficer':
      return decideCorrectOfficer(state, command)
    case 'correctAttack':
      return decideCorrectAttack(state, command)
    case 'addEffect':
      return decideAddEffect(state, command)
    case 'endEffect':
      return decideEndEffect(state, command)
    case 'setScan':
      return decideSetScan(state, command)
    case 'endBattle':
      return decideEndBattle(state)
    default:
      return assertNever(command)
  }
}
