import { commandsOf, type CommandTable } from '../../../core/engine/command-table'
import { correcting } from '../../../core/housekeeping/corrections'
import { findFleet, findUnit } from '../state'
import { FLEET_CORRECTION, UNIT_CORRECTION } from '../tables/corrections'
import { deferring, waiving } from '../../../core/housekeeping/dues'
import { endingEffects } from '../../../core/housekeeping/effects'
import { settingRulings } from '../../../core/housekeeping/rulings'
import { tellingBattle } from '../../../core/housekeeping/telling'
import { isRulingValue } from '../ruling-values'
import { RULINGS } from '../rulings'
import { checkActivateUnit, decideActivateUnit } from './activation/activate-unit'
import { checkAddEffect, decideAddEffect } from './correct/add-effect'
import { checkAdvancePhase, decideAdvancePhase } from './battle/advance-phase'
import { checkBeginBattle, decideBeginBattle } from './battle/begin-battle'
import { checkBoardShip, decideBoardShip } from './fire/board-ship'
import { checkCorrectShip, decideCorrectShip } from './correct/correct-ship'
import { checkCorrectWeapon, decideCorrectWeapon } from './correct/correct-weapon'
import { checkCorrectWing, decideCorrectWing } from './correct/correct-wing'
import { checkDiscardCards, decideDiscardCards } from './cards/discard-cards'
import { checkDrawCards, decideDrawCards } from './cards/draw-cards'
import { checkEndActivation, decideEndActivation } from './activation/end-activation'
import { decideEndBattle } from './battle/end-battle'
import { checkEndBoarding, decideEndBoarding } from './fire/end-boarding'
import { checkFireWeapons, decideFireWeapons } from './fire/fire-weapons'
import { checkFirePointDefence, decideFirePointDefence } from './fire/fire-point-defence'
import { checkJoinFleet, decideJoinFleet } from './battle/join-fleet'
import { checkJoinUnits, decideJoinUnits } from './battle/join-units'
import { checkMarkShip, decideMarkShip } from './correct/mark-ship'
import { checkMoveShip, decideMoveShip } from './activation/move-ship'
import { checkMoveWing, decideMoveWing } from './activation/move-wing'
import { checkNoteCard, decideNoteCard } from './cards/note-card'
import { checkNoteTable, decideNoteTable } from './correct/note-table'
import { checkPlaceTurnCards, decidePlaceTurnCards } from './cards/place-turn-cards'
import { checkPlayCard, decidePlayCard } from './cards/play-card'
import { checkResolveTurnCards, decideResolveTurnCards } from './cards/resolve-turn-cards'
import { checkRevealTurnCards, decideRevealTurnCards } from './cards/reveal-turn-cards'
import { checkRollInitiative, decideRollInitiative } from './battle/roll-initiative'
import { checkScorePoints, decideScorePoints } from './battle/score-points'
import { checkSettleBoarding, decideSettleBoarding } from './fire/settle-boarding'
import { checkSettleCritical, decideSettleCritical } from './fire/settle-critical'
import { checkSettleDrivenOff, decideSettleDrivenOff } from './fire/settle-driven-off'
import { checkSettleExplosion, decideSettleExplosion } from './fire/settle-explosion'
import { checkSettleHits, decideSettleHits } from './fire/settle-hits'
import type { FaCommand, FaCommands } from './command'
import { REFUSALS, type FirmRefusal, type ForceableRefusal } from './refusal'
import type { FaEvent } from '../events'
import type { BattleState } from '../model/battle'

const COMMANDS: CommandTable<BattleState, FaCommand, FaEvent, ForceableRefusal, FirmRefusal> = {
  activateUnit: { check: checkActivateUnit, decide: decideActivateUnit },
  addEffect: { check: checkAddEffect, decide: decideAddEffect },
  advancePhase: { check: checkAdvancePhase, decide: decideAdvancePhase },
  beginBattle: { check: checkBeginBattle, decide: decideBeginBattle },
  boardShip: { check: checkBoardShip, decide: decideBoardShip },
  correctFleet: correcting(
    'fleetCorrected',
    'no-such-fleet',
    FLEET_CORRECTION,
    (state: BattleState, { fleetId }: FaCommands['correctFleet']) => findFleet(state, fleetId)
  ),
  correctShip: { check: checkCorrectShip, decide: decideCorrectShip },
  correctUnit: correcting('unitCorrected', 'no-such-unit', UNIT_CORRECTION, (state: BattleState, { unitId }: FaCommands['correctUnit']) =>
    findUnit(state, unitId)
  ),
  correctWeapon: { check: checkCorrectWeapon, decide: decideCorrectWeapon },
  correctWing: { check: checkCorrectWing, decide: decideCorrectWing },
  deferObligation: deferring<BattleState>(),
  discardCards: { check: checkDiscardCards, decide: decideDiscardCards },
  drawCards: { check: checkDrawCards, decide: decideDrawCards },
  endActivation: { check: checkEndActivation, decide: decideEndActivation },
  endBattle: { check: () => null, decide: decideEndBattle },
  endBoarding: { check: checkEndBoarding, decide: decideEndBoarding },
  endEffect: endingEffects<BattleState>(),
  fireWeapons: { check: checkFireWeapons, decide: decideFireWeapons },
  firePointDefence: { check: checkFirePointDefence, decide: decideFirePointDefence },
  joinFleet: { check: checkJoinFleet, decide: decideJoinFleet },
  joinUnits: { check: checkJoinUnits, decide: decideJoinUnits },
  markShip: { check: checkMarkShip, decide: decideMarkShip },
  moveShip: { check: checkMoveShip, decide: decideMoveShip },
  moveWing: { check: checkMoveWing, decide: decideMoveWing },
  noteCard: { check: checkNoteCard, decide: decideNoteCard },
  noteTable: { check: checkNoteTable, decide: decideNoteTable },
  placeTurnCards: { check: checkPlaceTurnCards, decide: decidePlaceTurnCards },
  playCard: { check: checkPlayCard, decide: decidePlayCard },
  resolveTurnCards: { check: checkResolveTurnCards, decide: decideResolveTurnCards },
  revealTurnCards: { check: checkRevealTurnCards, decide: decideRevealTurnCards },
  rollInitiative: { check: checkRollInitiative, decide: decideRollInitiative },
  scorePoints: { check: checkScorePoints, decide: decideScorePoints },
  setRuling: settingRulings<BattleState>(RULINGS, isRulingValue),
  tellBattle: tellingBattle<BattleState>(),
  settleBoarding: { check: checkSettleBoarding, decide: decideSettleBoarding },
  settleCritical: { check: checkSettleCritical, decide: decideSettleCritical },
  settleDrivenOff: { check: checkSettleDrivenOff, decide: decideSettleDrivenOff },
  settleExplosion: { check: checkSettleExplosion, decide: decideSettleExplosion },
  settleHits: { check: checkSettleHits, decide: decideSettleHits },
  waiveObligation: waiving<BattleState>()
}

export const { check, canForce, decide } = commandsOf(COMMANDS, REFUSALS, state => state.phase === 'over')
