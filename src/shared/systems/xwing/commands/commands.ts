import { commandsOf, type CommandTable } from '../../../core/engine/command-table'
import { correcting } from '../../../core/housekeeping/corrections'
import { findSquad } from '../state'
import { SQUAD_CORRECTION } from '../tables/corrections'
import { TEXT_MAX } from '../tables/limits'
import { waiving } from '../../../core/housekeeping/dues'
import { settingRulings } from '../../../core/housekeeping/rulings'
import { tellingBattle } from '../../../core/housekeeping/telling'
import type { ByType } from '../../../core/engine/rule-system'
import { conductEngagement } from '../rules/conduct'
import { Story } from '../rules/story'
import { isRulingValue } from '../ruling-values'
import { RULINGS } from '../rulings'
import type { XwEvent } from '../events'
import type { BattleState } from '../model/battle'
import { checkAbandonAttack, decideAbandonAttack } from './attack/abandon-attack'
import { checkAdvanceStage, decideAdvanceStage } from './attack/advance-stage'
import { checkBeginBattle, decideBeginBattle } from './battle/begin-battle'
import { checkBeginEngagement, decideBeginEngagement } from './battle/begin-engagement'
import { checkChangeToken, decideChangeToken } from './correct/change-token'
import { checkCorrectAttack, decideCorrectAttack } from './correct/correct-attack'
import { checkCorrectShip, decideCorrectShip } from './correct/correct-ship'
import { checkDealDamage, decideDealDamage } from './attack/deal-damage'
import { checkDeclareAttack, decideDeclareAttack } from './attack/declare-attack'
import { decideEndBattle } from './battle/end-battle'
import { checkEndRound, decideEndRound } from './battle/end-round'
import { checkJoinShips, decideJoinShips } from './battle/join-ships'
import { checkJoinSquad, decideJoinSquad } from './battle/join-squad'
import { checkMeasureTargets, decideMeasureTargets } from './attack/measure-targets'
import { checkModifyDice, decideModifyDice } from './attack/modify-dice'
import { checkNameCard, decideNameCard } from './attack/name-card'
import { checkPassEngagement, decidePassEngagement } from './battle/pass-engagement'
import { checkRollAttackDice, decideRollAttackDice } from './attack/roll-attack-dice'
import { checkRollDefenseDice, decideRollDefenseDice } from './attack/roll-defense-dice'
import { checkSetLock, decideSetLock } from './correct/set-lock'
import { checkSetPlayerOrder, decideSetPlayerOrder } from './battle/set-player-order'
import { checkSpendToken } from '../rules/check-spend'
import { decideSpendToken } from './attack/spend-token'
import { checkSufferDamage, decideSufferDamage } from './attack/suffer-damage'
import { checkUseAbility, decideUseAbility } from './attack/use-ability'
import type { Decision, XwCommand, XwCommands } from './command'
import { REFUSALS, type FirmRefusal, type ForceableRefusal } from './refusal'

const COMMANDS: CommandTable<BattleState, XwCommand, XwEvent, ForceableRefusal, FirmRefusal> = {
  abandonAttack: { check: checkAbandonAttack, decide: decideAbandonAttack },
  advanceStage: { check: checkAdvanceStage, decide: decideAdvanceStage },
  beginBattle: { check: checkBeginBattle, decide: decideBeginBattle },
  beginEngagement: { check: checkBeginEngagement, decide: decideBeginEngagement },
  changeToken: { check: checkChangeToken, decide: decideChangeToken },
  correctAttack: { check: checkCorrectAttack, decide: decideCorrectAttack },
  correctShip: { check: checkCorrectShip, decide: decideCorrectShip },
  correctSquad: correcting(
    'squadCorrected',
    'no-such-squad',
    SQUAD_CORRECTION,
    (state: BattleState, { squadId }: XwCommands['correctSquad']) => findSquad(state, squadId),
    TEXT_MAX
  ),
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
  setRuling: settingRulings<BattleState, XwEvent>(RULINGS, isRulingValue, conductAfterReading),
  tellBattle: tellingBattle<BattleState>(),
  spendToken: { check: checkSpendToken, decide: decideSpendToken },
  sufferDamage: { check: checkSufferDamage, decide: decideSufferDamage },
  useAbility: { check: checkUseAbility, decide: decideUseAbility },
  waiveObligation: waiving<BattleState>()
}

export const { check, canForce, decide } = commandsOf(COMMANDS, REFUSALS, state => state.isOver)

/** Where the new reading keeps destroyed ships from engaging, the engagement goes on without them. */
function* conductAfterReading(state: BattleState, event: ByType<XwEvent>['rulingSet']): Decision {
  const story = new Story(state)
  story.tell(event)
  conductEngagement(story)
  return story.events
}
