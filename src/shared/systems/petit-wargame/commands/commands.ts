import { commandsOf, type CommandTable } from '../../../core/engine/command-table'
import { settingRulings } from '../../../core/housekeeping/rulings'
import { tellingBattle } from '../../../core/housekeeping/telling'
import type { ByType } from '../../../core/engine/rule-system'
import { dropGroundless } from '../rules/drop-groundless'
import { maybeWin } from '../rules/lose-element'
import { Story } from '../rules/story'
import { isRulingValue } from '../ruling-values'
import { RULINGS } from '../rulings'
import { checkActivateSquadron, decideActivateSquadron } from './activation/activate-squadron'
import { checkAdvancePhase, decideAdvancePhase } from './battle/advance-phase'
import { checkAnswerDetection, decideAnswerDetection } from './activation/answer-detection'
import { checkAttemptDetection, decideAttemptDetection } from './activation/attempt-detection'
import { checkBeginBattle, decideBeginBattle } from './battle/begin-battle'
import { checkChooseDefence, decideChooseDefence } from './fire/choose-defence'
import { checkChoosePosition, decideChoosePosition } from './fire/choose-position'
import { checkChooseWeapon, decideChooseWeapon } from './fire/choose-weapon'
import { checkCorrectDamage, decideCorrectDamage } from './correct/correct-damage'
import { checkCorrectDetection, decideCorrectDetection } from './correct/correct-detection'
import { checkCorrectFleet, decideCorrectFleet } from './correct/correct-fleet'
import { checkCorrectShip, decideCorrectShip } from './correct/correct-ship'
import { checkCorrectSquadron, decideCorrectSquadron } from './correct/correct-squadron'
import { checkDeclareFire, decideDeclareFire } from './fire/declare-fire'
import { checkEndBattle, decideEndBattle } from './battle/end-battle'
import { checkEndEngagement, decideEndEngagement } from './fire/end-engagement'
import { checkEngage, decideEngage } from './fire/engage'
import { checkGiveInitiative, decideGiveInitiative } from './battle/give-initiative'
import { checkJoinSquadrons, decideJoinSquadrons } from './battle/join-squadrons'
import { checkLoseElements, decideLoseElements } from './fire/lose-elements'
import { checkMoveShip, decideMoveShip } from './activation/move-ship'
import { checkPlaceSquadron, decidePlaceSquadron } from './deploy/place-squadron'
import { checkPlaceToken, decidePlaceToken } from './deploy/place-token'
import { checkResumeBattle, decideResumeBattle } from './battle/resume-battle'
import { checkRollDeployment, decideRollDeployment } from './deploy/roll-deployment'
import { checkRollInitiative, decideRollInitiative } from './battle/roll-initiative'
import { checkSetTableCell, decideSetTableCell } from './deploy/set-table-cell'
import { checkShareTokens, decideShareTokens } from './deploy/share-tokens'
import { checkWithdrawDetection, decideWithdrawDetection } from './activation/withdraw-detection'
import type { Decision, PwCommand } from './command'
import { REFUSALS, type FirmRefusal, type ForceableRefusal } from './refusal'
import type { PwEvent } from '../events'
import type { BattleState } from '../model/battle'

const COMMANDS: CommandTable<BattleState, PwCommand, PwEvent, ForceableRefusal, FirmRefusal> = {
  activateSquadron: { check: checkActivateSquadron, decide: decideActivateSquadron },
  advancePhase: { check: checkAdvancePhase, decide: decideAdvancePhase },
  answerDetection: { check: checkAnswerDetection, decide: decideAnswerDetection },
  attemptDetection: { check: checkAttemptDetection, decide: decideAttemptDetection },
  beginBattle: { check: checkBeginBattle, decide: decideBeginBattle },
  chooseDefence: { check: checkChooseDefence, decide: decideChooseDefence },
  choosePosition: { check: checkChoosePosition, decide: decideChoosePosition },
  chooseWeapon: { check: checkChooseWeapon, decide: decideChooseWeapon },
  correctDamage: { check: checkCorrectDamage, decide: decideCorrectDamage },
  correctDetection: { check: checkCorrectDetection, decide: decideCorrectDetection },
  correctFleet: { check: checkCorrectFleet, decide: decideCorrectFleet },
  correctShip: { check: checkCorrectShip, decide: decideCorrectShip },
  correctSquadron: { check: checkCorrectSquadron, decide: decideCorrectSquadron },
  declareFire: { check: checkDeclareFire, decide: decideDeclareFire },
  endBattle: { check: checkEndBattle, decide: decideEndBattle },
  endEngagement: { check: checkEndEngagement, decide: decideEndEngagement },
  engage: { check: checkEngage, decide: decideEngage },
  giveInitiative: { check: checkGiveInitiative, decide: decideGiveInitiative },
  joinSquadrons: { check: checkJoinSquadrons, decide: decideJoinSquadrons },
  loseElements: { check: checkLoseElements, decide: decideLoseElements },
  moveShip: { check: checkMoveShip, decide: decideMoveShip },
  placeSquadron: { check: checkPlaceSquadron, decide: decidePlaceSquadron },
  placeToken: { check: checkPlaceToken, decide: decidePlaceToken },
  resumeBattle: { check: checkResumeBattle, decide: decideResumeBattle },
  rollDeployment: { check: checkRollDeployment, decide: decideRollDeployment },
  rollInitiative: { check: checkRollInitiative, decide: decideRollInitiative },
  setRuling: settingRulings<BattleState, PwEvent>(RULINGS, isRulingValue, settleReading),
  tellBattle: tellingBattle<BattleState>(),
  setTableCell: { check: checkSetTableCell, decide: decideSetTableCell },
  shareTokens: { check: checkShareTokens, decide: decideShareTokens },
  withdrawDetection: { check: checkWithdrawDetection, decide: decideWithdrawDetection }
}

export const { check, canForce, decide } = commandsOf(
  COMMANDS,
  REFUSALS,
  (state, command) => state.isOver && command.type !== 'resumeBattle'
)

/**
 * Where another reading counts what has been lost, a side may have won by it (PW-061, PW-Q26). Fire that stands on a reading that is gone
 * ends.
 */
function* settleReading(state: BattleState, event: ByType<PwEvent>['rulingSet']): Decision {
  const story = new Story(state)
  story.tell(event)
  yield* dropGroundless(story, '')
  maybeWin(story)
  return story.events
}
