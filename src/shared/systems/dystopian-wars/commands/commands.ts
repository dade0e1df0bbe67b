import { commandsOf, type CommandTable } from '../../../core/engine/command-table'
import { checkActivateSquadron, decideActivateSquadron } from './battle/activate-squadron'
import { checkAdvanceStep, decideAdvanceStep } from './battle/advance-step'
import { checkApplyDamage, decideApplyDamage } from './attack/apply-damage'
import { checkBeginBattle, decideBeginBattle } from './battle/begin-battle'
import { checkCorrectAttack, decideCorrectAttack } from './correct/correct-attack'
import { checkCorrectForce, decideCorrectForce } from './correct/correct-force'
import { checkCorrectSquadron, decideCorrectSquadron } from './correct/correct-squadron'
import { checkCorrectUnit, decideCorrectUnit } from './correct/correct-unit'
import { checkCorrectWing, decideCorrectWing } from './correct/correct-wing'
import { checkDeclareAttack, decideDeclareAttack } from './attack/declare-attack'
import { checkDeclareCounter, decideDeclareCounter } from './attack/declare-counter'
import { checkDeferObligation, decideDeferObligation } from './due/defer-obligation'
import { decideEndBattle } from './battle/end-battle'
import { checkEndTurn, decideEndTurn } from './battle/end-turn'
import { checkJoinForce, decideJoinForce } from './battle/join-force'
import { checkJoinSquadrons, decideJoinSquadrons } from './battle/join-squadrons'
import { checkLaunchWing, decideLaunchWing } from './battle/launch-wing'
import { checkMarkUnit, decideMarkUnit } from './correct/mark-unit'
import { checkPlayCard, decidePlayCard } from './battle/play-card'
import { checkResolveCounter, decideResolveCounter } from './attack/resolve-counter'
import { checkResolveTinyFlyers, decideResolveTinyFlyers } from './attack/resolve-tiny-flyers'
import { checkRollAttack, decideRollAttack } from './attack/roll-attack'
import { checkRollDefensiveFire, decideRollDefensiveFire } from './attack/roll-defensive-fire'
import { checkRollRepair, decideRollRepair } from './due/roll-repair'
import { checkRollShields, decideRollShields } from './attack/roll-shields'
import { checkSetCap, decideSetCap } from './battle/set-cap'
import { checkSetRuling, decideSetRuling } from './battle/set-ruling'
import { checkSettleExplosion, decideSettleExplosion } from './due/settle-explosion'
import { checkSettleFuel, decideSettleFuel } from './due/settle-fuel'
import { checkWaiveObligation, decideWaiveObligation } from './due/waive-obligation'
import { checkWithdrawAttack, decideWithdrawAttack } from './attack/withdraw-attack'
import type { DwCommand } from './command'
import { REFUSALS, type FirmRefusal, type ForceableRefusal } from './refusal'
import type { DwEvent } from '../events'
import type { BattleState } from '../model/battle'

const COMMANDS: CommandTable<BattleState, DwCommand, DwEvent, ForceableRefusal, FirmRefusal> = {
  activateSquadron: { check: checkActivateSquadron, decide: decideActivateSquadron },
  advanceStep: { check: checkAdvanceStep, decide: decideAdvanceStep },
  applyDamage: { check: checkApplyDamage, decide: decideApplyDamage },
  beginBattle: { check: checkBeginBattle, decide: decideBeginBattle },
  correctAttack: { check: checkCorrectAttack, decide: decideCorrectAttack },
  correctForce: { check: checkCorrectForce, decide: decideCorrectForce },
  correctSquadron: { check: checkCorrectSquadron, decide: decideCorrectSquadron },
  correctUnit: { check: checkCorrectUnit, decide: decideCorrectUnit },
  correctWing: { check: checkCorrectWing, decide: decideCorrectWing },
  declareAttack: { check: checkDeclareAttack, decide: decideDeclareAttack },
  declareCounter: { check: checkDeclareCounter, decide: decideDeclareCounter },
  deferObligation: { check: checkDeferObligation, decide: decideDeferObligation },
  endBattle: { check: () => null, decide: decideEndBattle },
  endTurn: { check: checkEndTurn, decide: decideEndTurn },
  joinForce: { check: checkJoinForce, decide: decideJoinForce },
  joinSquadrons: { check: checkJoinSquadrons, decide: decideJoinSquadrons },
  launchWing: { check: checkLaunchWing, decide: decideLaunchWing },
  markUnit: { check: checkMarkUnit, decide: decideMarkUnit },
  playCard: { check: checkPlayCard, decide: decidePlayCard },
  resolveCounter: { check: checkResolveCounter, decide: decideResolveCounter },
  resolveTinyFlyers: { check: checkResolveTinyFlyers, decide: decideResolveTinyFlyers },
  rollAttack: { check: checkRollAttack, decide: decideRollAttack },
  rollDefensiveFire: { check: checkRollDefensiveFire, decide: decideRollDefensiveFire },
  rollRepair: { check: checkRollRepair, decide: decideRollRepair },
  rollShields: { check: checkRollShields, decide: decideRollShields },
  setCap: { check: checkSetCap, decide: decideSetCap },
  setRuling: { check: checkSetRuling, decide: decideSetRuling },
  settleExplosion: { check: checkSettleExplosion, decide: decideSettleExplosion },
  settleFuel: { check: checkSettleFuel, decide: decideSettleFuel },
  waiveObligation: { check: checkWaiveObligation, decide: decideWaiveObligation },
  withdrawAttack: { check: checkWithdrawAttack, decide: decideWithdrawAttack }
}

export const { check, canForce, decide } = commandsOf(COMMANDS, REFUSALS, state => state.isOver)
