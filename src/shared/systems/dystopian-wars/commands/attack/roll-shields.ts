import { present } from '../../../../kernel/present'
import type { BattleState } from '../../model/battle'
import { conductAttack, generatorsFor, leastGenerators } from '../../rules/conduct'
import { generatorPools, saveNumber } from '../../rules/defence-pools'
import { checkExplosions } from '../../rules/explosions'
import { isValid, isToHit } from '../../rules/numbers'
import { rollPool } from '../../rules/roll-pool'
import { Story } from '../../rules/story'
import { readRuling } from '../../rulings'
import { currentAttack } from '../../state'
import type { Decision, DwCommands } from '../command'
import type { Refusals } from '../refusal'

/**
 * Step 8: the generators of the target and the Guardians of its squadron (DW-054 to DW-057). Refused: 'no-such-attack', 'bad-number',
 * 'needs-number' where `dw.toHit` asks for one each time, 'wrong-step', 'too-many-generators', 'too-few-generators' unless all of
 * the target's own are rolled (`dw.ownGenerators`), 'cannot-hit' where the appendix says that none saves, 'explosion-first'.
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

/** Failures are rolled again once with an Inventive Scientist aboard (DW-056). Only a shield's six adds a die (DW-Q09). */
export function* decideRollShields(state: BattleState, command: DwCommands['rollShields']): Decision {
  const attack = present(currentAttack(state), 'attack')
  const pools = generatorPools(state, attack, command, command.toSave)
  const shields = yield* rollPool('dw.roll.shield', pools.shields.dice, attack.targetId, pools.shields.rules)
  const guardians = yield* rollPool('dw.roll.guardian', pools.guardians.dice, attack.targetId, pools.guardians.rules)
  const cancelled = Math.min(attack.hits, shields.hits + guardians.hits)
  const story = new Story(state)
  story.tell({
    type: 'shieldsRolled',
    attackId: attack.id,
    shields: command.shields,
    guardians: command.guardians,
    toSave: pools.shields.rules.needed,
    faces: [...shields.faces, ...guardians.faces],
    cancelled,
    hits: attack.hits - cancelled
  })
  conductAttack(story, attack, 'shields')
  return story.events
}
