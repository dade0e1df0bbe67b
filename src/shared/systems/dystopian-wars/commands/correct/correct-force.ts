import type { BattleState } from '../../model/battle'
import { isValid, isValidText } from '../../rules/numbers'
import type { Decision, DwCommands } from '../command'
import type { DwRefusal } from '../refusal'

/** The GM renames a force or corrects the number of its STAR cards. */
export function checkCorrectForce(state: BattleState, { forceId, correction }: DwCommands['correctForce']): DwRefusal | null {
  if (!state.forces.some(force => force.id === forceId)) return 'no-such-force'
  if (Object.keys(correction).length === 0) return 'nothing-to-change'
  const { name = 'named', cards = 0 } = correction
  if (name.trim() === '' || !isValidText(name)) return 'bad-name'
  return isValid(cards) ? null : 'bad-number'
}

export function* decideCorrectForce(_state: BattleState, { forceId, correction, reason }: DwCommands['correctForce']): Decision {
  return [{ type: 'forceCorrected', forceId, correction, reason }]
}
