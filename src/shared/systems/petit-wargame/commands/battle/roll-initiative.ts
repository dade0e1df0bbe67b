import { present } from '../../../../kernel/present'
import { readySides, squadronsActed } from '../../derive/initiative'
import type { BattleState } from '../../model/battle'
import { rollOff } from '../../rules/roll-off'
import { readRuling } from '../../rulings'
import type { Decision } from '../command'
import type { Refusals } from '../refusal'

/**
 * Each side rolls a die, less the squadrons that have acted (PW-028). Refused: 'nothing-due' unless both have a squadron left to act
 * (PW-Q09).
 */
export function* checkRollInitiative(state: BattleState): Refusals {
  if (readySides(state).length < 2) return 'nothing-due'
  if (state.phase !== 'initiative') yield 'wrong-phase'
  else if (state.initiativeSideId !== null) yield 'already-rolled'
  return null
}

export function* decideRollInitiative(state: BattleState): Decision {
  const [one, other] = state.fleets.map(({ sideId }) => ({ sideId, bonus: 0 - squadronsActed(state, sideId) }))
  const die = readRuling(state.rulings, 'pw.initDie')
  const { rolls, winner } = yield* rollOff('pw.roll.initiative', die, present(one, 'first side'), present(other, 'second side'))
  return [{ type: 'initiativeRolled', rolls, sideId: winner }]
}
