import { present } from '../../../../kernel/present'
import type { BattleState } from '../../model/battle'
import { conductAttack } from '../../rules/conduct'
import { generatorsFor, leastGenerators, saveNumber } from '../../rules/defence-pools'
import { checkExplosions } from '../../rules/explosions'
import { isValid, isToHit } from '../../rules/numbers'
import { rollGenerators } from '../../rules/roll-generators'
import { Story } from '../../rules/story'
import { readRuling } from '../../rulings'
import { currentAttack } from '../../state'
import type { Decision, DwCommands } from '../command'
import type { Refusals } from '../refusal'

/**
 * Step 8: the generators of the target and the Guardians of its squadron (DW-054 to DW-057). Refused: 'needs-number' where `dw.toHit` asks
 * for one each time; 'too-few-generators' unless all of the target's own are rolled (`dw.ownGenerators`); 'cannot-hit' where the appendix
 * says that none saves.
 */
export function* checkRollShields(state: BattleState, command: DwCommands['rollShields']): Refusals {
  const attack = currentAttack(state)
  if (attack === undefined) return 'no-such-attack'
  const { shields, guardians, toSave } = command
  if (!isValid(shields) || !isValid(guardians) || shields + guardians === 0 || !isToHit(toSave)) return 'bad-number'
  if (toSave === null && readRuling(state.rulings, 'dw.toHit') === 'perAttack') return 'needs-number'
  if (state.step !== 'shields') yield 'wrong-step'
  const most = generatorsFor(state, attack)
  if (shields > most.shields || guardians > most.guardians) yield 'too-many-generators'
  const least = leastGenerators(state, attack)
  if (shields < least.shields || guardians < least.guardians) yield 'too-few-generators'
  if (toSave === null && saveNumber(state, attack) === null) yield 'cannot-hit'
  return yield* checkExplosions(state)
}

export function* decideRollShields(state: BattleState, { shields, guardians, toSave }: DwCommands['rollShields']): Decision {
  const attack = present(currentAttack(state), 'attack')
  const story = new Story(state)
  yield* rollGenerators(story, attack, { shields, guardians }, toSave)
  conductAttack(story, attack, 'shields')
  return story.events
}
