import { commandsOf, type CommandTable } from '../../../core/engine/command-table'
import { correcting } from '../../../core/housekeeping/corrections'
import { findSquadron } from '../state'
import { FORCE_CORRECTION, SQUADRON_CORRECTION } from '../tables/corrections'
import { TEXT_MAX } from '../tables/limits'
import { deferring, waiving } from '../../../core/housekeeping/dues'
import { settingRulings } from '../../../core/housekeeping/rulings'
import { tellingBattle } from '../../../core/housekeeping/telling'
import { isRulingValue } from '../ruling-values'
import { RULINGS } from '../rulings'
import { checkActivateSquadron, decideActivateSquadron } from './battle/activate-squadron'
import { checkAdvanceStep, decideAdvanceStep } from './battle/advance-step'
import { checkApplyDamage, decideApplyDamage } from './attack/apply-damage'
import { checkBeginBattle, decideBeginBattle } from './battle/begin-battle'
import { checkCorrectAttack, decideCorrectAttack } from './correct/correct-attack'
import { checkCorrectUnit, decideCorrectUnit } from './correct/correct-unit'
import { checkCorrectWing, decideCorrectWing } from './correct/correct-wing'
import { checkDeclareAttack, decideDeclareAttack } from './attack/declare-attack'
import { checkDeclareCounter, decideDeclareCounter } from './attack/declare-counter'
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
import { checkSettleExplosion, decideSettleExplosion } from './due/settle-explosion'
import { checkSettleFuel, decideSettleFuel } from './due/settle-fuel'
import { checkWithdrawAttack, decideWithdrawAttack } from './attack/withdraw-attack'
import type { DwCommand, DwCommands } from './command'
import { REFUSALS, type FirmRefusal, type ForceableRefusal } from './refusal'
import type { DwEvent } from '../events'
import type { BattleState } from '../model/battle'

const COMMANDS: CommandTable<BattleState, DwCommand, DwEvent, ForceableRefusal, FirmRefusal> = {
  activateSquadron: { check: checkActivateSquadron, decide: decideActivateSquadron },
  advanceStep: { check: checkAdvanceStep, decide: decideAdvanceStep },
  applyDamage: { check: checkApplyDamage, decide: decideApplyDamage },
  beginBattle: { check: checkBeginBattle, decide: decideBeginBattle },
  correctAttack: { check: checkCorrectAttack, decide: decideCorrectAttack },
  correctForce: correcting(
    'forceCorrected',
    'no-such-force',
    FORCE_CORRECTION,
    (state: BattleState, { forceId }: DwCommands['correctForce']) => state.forces.find(one => one.id === forceId),
    TEXT_MAX
  ),
  correctSquadron: correcting(
    'squadronCorrected',
    'no-such-squadron',
    SQUADRON_CORRECTION,
    (state: BattleState, { squadronId }: DwCommands['correctSquadron']) => findSquadron(state, squadronId),
    TEXT_MAX
  ),
  correctUnit: { check: checkCorrectUnit, decide: decideCorrectUnit },
  correctWing: { check: checkCorrectWing, decide: decideCorrectWing },
  declareAttack: { check: checkDeclareAttack, decide: decideDeclareAttack },
  declareCounter: { check: checkDeclareCounter, decide: decideDeclareCounter },
  deferObligation: deferring<BattleState>(),
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
  setRuling: settingRulings<BattleState>(RULINGS, isRulingValue),
  tellBattle: tellingBattle<BattleState>(),
  settleExplosion: { check: checkSettleExplosion, decide: decideSettleExplosion },
  settleFuel: { check: checkSettleFuel, decide: decideSettleFuel },
  waiveObligation: waiving<BattleState>(),
  withdrawAttack: { check: checkWithdrawAttack, decide: decideWithdrawAttack }
}

export const { check, canForce, decide } = commandsOf(COMMANDS, REFUSALS, state => state.isOver)
