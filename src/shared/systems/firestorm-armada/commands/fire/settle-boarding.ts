import { fits } from '../../../../core/acts/answers'
import { roll, type Faces } from '../../../../core/dice/rule'
import { boardingForm } from '../../acts/dues'
import type { FaEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import { present } from '../../../../kernel/present'
import { boardingRolls, type BoardingRoll } from '../../rules/boarding-rolls'
import { crewLoss } from '../../rules/strike'
import { findObligation, theShip } from '../../state'
import { BOARDING_FROM } from '../../tables/shooting'
import type { Decision, FaCommands } from '../command'
import type { FaRefusal } from '../refusal'

/** Refused: 'bad-number' for anything but whole numbers within the limits of the form. */
export function checkSettleBoarding(state: BattleState, command: FaCommands['settleBoarding']): FaRefusal | null {
  const due = findObligation(state, 'boarding', command.obligationId)
  if (due === undefined) return 'no-such-obligation'
  return fits(boardingForm(state, due), command) ? null : 'bad-number'
}

/**
 * The GM says how a boarding ends. With `fa.boardingDice = ap4plusOpposed` both sides roll a d6 for each assault point, and a 4 or more is
 * a success. Each success by which the boarders win costs a crew point (FA-Q15).
 */
export function* decideSettleBoarding(state: BattleState, command: FaCommands['settleBoarding']): Decision {
  const due = present(findObligation(state, 'boarding', command.obligationId), command.obligationId)
  const { boardingId, shipId: attackerId, targetId } = due
  const target = theShip(state, targetId)
  const rolled: Record<BoardingRoll['side'], Faces> = { attackerFaces: [], defenderFaces: [] }
  for (const { side, purpose, die, count, actor } of boardingRolls(state, due)) rolled[side] = yield* roll(purpose, die, count, actor)
  const { attackerFaces, defenderFaces } = rolled
  const crew = command.crew + Math.max(0, counted(attackerFaces) - counted(defenderFaces))
  const events: readonly FaEvent[] = [
    { type: 'obligationSettled', obligationId: due.id },
    { type: 'boardingResolved', boardingId, attackerId, targetId, attackerFaces, defenderFaces, outcome: command.outcome },
    ...crewLoss(target, crew, command.assault)
  ]
  return command.isCaptured ? [...events, { type: 'shipCaptured', shipId: target.id }] : events
}

function counted(faces: Faces): number {
  return faces.filter(face => face >= BOARDING_FROM).length
}
