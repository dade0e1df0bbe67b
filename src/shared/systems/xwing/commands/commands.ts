import type { Rule } from '../../../core/dice/rule'
import type { XwEvent } from '../events'
import type { BattleState } from '../model/battle'
import { checkAbandonAttack, decideAbandonAttack } from './abandon-attack'
import { checkAdvanceStage, decideAdvanceStage } from './advance-stage'
import { checkBeginBattle, decideBeginBattle } from './begin-battle'
import { checkBeginEngagement, decideBeginEngagement } from './begin-engagement'
import { checkChangeToken, decideChangeToken } from './change-token'
import { checkCorrectAttack, decideCorrectAttack } from './correct-attack'
import { checkCorrectShip, decideCorrectShip } from './correct-ship'
import { checkCorrectSquad, decideCorrectSquad } from './correct-squad'
import { checkDealDamage, decideDealDamage } from './deal-damage'
import { checkDeclareAttack, decideDeclareAttack } from './declare-attack'
import { decideEndBattle } from './end-battle'
import { checkEndRound, decideEndRound } from './end-round'
import { checkJoinShips, decideJoinShips } from './join-ships'
import { checkJoinSquad, decideJoinSquad } from './join-squad'
import { checkMeasureTargets, decideMeasureTargets } from './measure-targets'
import { checkModifyDice, decideModifyDice } from './modify-dice'
import { checkNameCard, decideNameCard } from './name-card'
import { checkPassEngagement, decidePassEngagement } from './pass-engagement'
import { checkRollAttackDice, decideRollAttackDice } from './roll-attack-dice'
import { checkRollDefenseDice, decideRollDefenseDice } from './roll-defense-dice'
import { checkSetLock, decideSetLock } from './set-lock'
import { checkSetPlayerOrder, decideSetPlayerOrder } from './set-player-order'
import { checkSetRuling, decideSetRuling } from './set-ruling'
import { checkSpendToken, decideSpendToken } from './spend-token'
import { checkSufferDamage, decideSufferDamage } from './suffer-damage'
import { checkUseAbility, decideUseAbility } from './use-ability'
import { checkWaiveObligation, decideWaiveObligation } from './waive-obligation'
import type { XwCommand } from './command'
import type { Refusals, XwRefusal } from './refusal'

/** The two questions a command puts to the rules: why not, and what happens. */
interface CommandRule<C> {
  readonly check: (state: BattleState, command: C) => XwRefusal | null | Refusals
  readonly decide: (state: BattleState, command: C) => Rule<readonly XwEvent[]>
}

const COMMANDS: { readonly [T in XwCommand['type']]: CommandRule<Extract<XwCommand, { readonly type: T }>> } = {
  abandonAttack: { check: checkAbandonAttack, decide: decideAbandonAttack },
  advanceStage: { check: checkAdvanceStage, decide: decideAdvanceStage },
  beginBattle: { check: checkBeginBattle, decide: decideBeginBattle },
  beginEngagement: { check: checkBeginEngagement, decide: decideBeginEngagement },
  changeToken: { check: checkChangeToken, decide: decideChangeToken },
  correctAttack: { check: checkCorrectAttack, decide: decideCorrectAttack },
  correctShip: { check: checkCorrectShip, decide: decideCorrectShip },
  correctSquad: { check: checkCorrectSquad, decide: decideCorrectSquad },
  dealDamage: { check: checkDealDamage, decide: decideDealDamage },
  declareAttack: { check: checkDeclareAttack, decide: decideDeclareAttack },
  endBattle: { check: () => null, decide: decideEndBattle },
  endRound: { check: checkEndRound, decide: decideEndRound },
  joinShips: { check: checkJoinShips, decide: decideJoinShips },
  joinSquad: { check: checkJoinSquad, decide: decideJoinSquad },
  measureTargets: { check: checkMeasureTargets, decide: decideMeasureTargets },
  modifyDice: { check: checkModifyDice, decide: decideModifyDice },
  nameCard: { check: checkNameCard, decide: decideNameCard },
  passEngagement: { check: checkPassEngagement, decide: decidePassEngagement },
  rollAttackDice: { check: checkRollAttackDice, decide: decideRollAttackDice },
  rollDefenseDice: { check: checkRollDefenseDice, decide: decideRollDefenseDice },
  setLock: { check: checkSetLock, decide: decideSetLock },
  setPlayerOrder: { check: checkSetPlayerOrder, decide: decideSetPlayerOrder },
  setRuling: { check: checkSetRuling, decide: decideSetRuling },
  spendToken: { check: checkSpendToken, decide: decideSpendToken },
  sufferDamage: { check: checkSufferDamage, decide: decideSufferDamage },
  useAbility: { check: checkUseAbility, decide: decideUseAbility },
  waiveObligation: { check: checkWaiveObligation, decide: decideWaiveObligation }
}

/** The rule of a command. Sound because the table pairs each type with its own rule. */
export function commandRule(command: XwCommand): CommandRule<XwCommand> {
  return COMMANDS[command.type] as CommandRule<XwCommand>
}
