import type { DiceRequest } from '../../../core/dice/rule'
import type { BattleState } from '../model/battle'
import type { FaObligation } from '../model/obligation'
import { readRuling } from '../rulings'
import { theShip } from '../state'

/** Dice of one side of a boarding. */
export interface BoardingRoll extends DiceRequest {
  readonly side: 'attackerFaces' | 'defenderFaces'
}

/**
 * What a boarding rolls, one after the other; what is announced is the first. With `fa.boardingDice = ap4plusOpposed` a d6 for each assault
 * point of either side, otherwise nothing (FA-Q15).
 */
export function boardingRolls(state: BattleState, due: Extract<FaObligation, { kind: 'boarding' }>): readonly BoardingRoll[] {
  if (readRuling(state.rulings, 'fa.boardingDice') !== 'ap4plusOpposed') return []
  const target = theShip(state, due.targetId)
  return [
    { side: 'attackerFaces', purpose: 'fa.roll.boarders', die: 'd6', count: due.assaultPoints, actor: due.shipId },
    { side: 'defenderFaces', purpose: 'fa.roll.defenders', die: 'd6', count: target.assault - target.assaultLost, actor: target.id }
  ]
}
