import type { Rule } from '../../../core/dice/rule'
import { checkActivateSquadron, decideActivateSquadron } from './activate-squadron'
import { checkAdvanceStep, decideAdvanceStep } from './advance-step'
import { checkApplyDamage, decideApplyDamage } from './apply-damage'
import { checkBeginBattle, decideBeginBattle } from './begin-battle'
import { checkCorrectAttack, decideCorrectAttack } from './correct-attack'
import { checkCorrectForce, decideCorrectForce } from './correct-force'
import { checkCorrectSquadron, decideCorrectSquadron } from './correct-squadron'
import { checkCorrectUnit, decideCorrectUnit } from './correct-unit'
import { checkCorrectWing, decideCorrectWing } from './correct-wing'
import { checkDeclareAttack, decideDeclareAttack } from './declare-attack'
import { checkDeclareCounter, decideDeclareCounter } from './declare-counter'
import { checkDeferObligation, decideDeferObligation } from './defer-obligation'
import { decideEndBattle } from './end-battle'
import { checkEndTurn, decideEndTurn } from './end-turn'
import { checkJoinForce, decideJoinForce } from './join-force'
import { checkJoinSquadrons, decideJoinSquadrons } from './join-squadrons'
import { checkLaunchWing, decideLaunchWing } from './launch-wing'
import { checkMarkUnit, decideMarkUnit } from './mark-unit'
import { checkPlayCard, decidePlayCard } from './play-card'
import { checkResolveCounter, decideResolveCounter } from './resolve-counter'
import { checkResolveTinyFlyers, decideResolveTinyFlyers } from './resolve-tiny-flyers'
import { checkRollAttack, decideRollAttack } from './roll-attack'
import { checkRollDefensiveFire, decideRollDefensiveFire } from './roll-defensive-fire'
import { checkRollRepair, decideRollRepair } from './roll-repair'
import { checkRollShields, decideRollShields } from './roll-shields'
import { checkSetCap, decideSetCap } from './set-cap'
import { checkSetRuling, decideSetRuling } from './set-ruling'
import { checkSettleExplosion, decideSettleExplosion } from './settle-explosion'
import { checkSettleFuel, decideSettleFuel } from './settle-fuel'
import { checkWaiveObligation, decideWaiveObligation } from './waive-obligation'
import { checkWithdrawAttack, decideWithdrawAttack } from './withdraw-attack'
import type { DwCommand } from './command'
import type { DwRefusal, Refusals } from './refusal'
import type { DwEvent } from '../events'
import type { BattleState } from '../model/battle'

/** The two questions about a command: why not, and what happens? */
interface CommandRule<C> {
  readonly check: (state: BattleState, command: C) => DwRefusal | null | Refusals
  readonly decide: (state: BattleState, command: C) => Rule<readonly DwEvent[]>
}

const COMMANDS: { readonly [T in DwCommand['type']]: CommandRule<Extract<DwCommand, { readonly type: T }>> } = {
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

/** The rule of a command: the table pairs each type with the rule for it. */
export function commandRule(command: DwCommand): CommandRule<DwCommand> {
  return COMMANDS[command.type] as CommandRule<DwCommand>
}
