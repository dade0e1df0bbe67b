import type { Rule } from '../../../core/dice/rule'
import { present } from '../../../kernel/present'
import { leadArm } from '../derive/arms'
import { appendixNumber } from '../derive/to-hit'
import type { DwEvent } from '../events'
import type { Attack, BattleState } from '../model/battle'
import type { PoolDice } from '../model/force'
import { conductAttack, generatorsFor } from '../rules/conduct'
import { isSound, isToHit } from '../rules/numbers'
import { rollPool } from '../rules/roll-pool'
import { Story } from '../rules/story'
import { readRuling } from '../rulings'
import { combatant, currentAttack } from '../state'
import { HARDEST_TO_HIT } from '../tables/appendix'
import { GUARDIAN_DICE, SHIELD_DICE } from '../tables/limits'
import type { RollShields } from './command'
import type { Refusals } from './refusal'

/**
 * Step 8: the generators of the target and the Guardians of its squadron (DW-054 to DW-057). Refused: 'no-such-attack', 'bad-number',
 * 'needs-number' where `dw.toHit` asks for one each time, 'wrong-step', 'too-many-generators'.
 */
export function* checkRollShields(state: BattleState, command: RollShields): Refusals {
  const attack = currentAttack(state)
  if (attack === undefined) return 'no-such-attack'
  const { shields, guardians, toSave } = command
  if (!isSound(shields) || !isSound(guardians) || shields + guardians === 0 || !isToHit(toSave)) return 'bad-number'
  if (toSave === null && readRuling(state.rulings, 'dw.toHit') === 'perAttack') return 'needs-number'
  if (state.step !== 'shields') yield 'wrong-step'
  const most = generatorsFor(state, attack)
  if (shields > most.shields || guardians > most.guardians) yield 'too-many-generators'
  return null
}

/** Failures are rolled once more with an Inventive Scientist aboard (DW-056). Only a shield's six adds a die (DW-Q09). */
export function* decideRollShields(state: BattleState, command: RollShields): Rule<readonly DwEvent[]> {
  const attack = present(currentAttack(state), 'attack')
  const { targetId } = attack
  const toSave = command.toSave ?? saveNumber(state, attack)
  const reroll = combatant(state, targetId).mars.some(mar => mar.mar === 'inventiveScientist') ? 'failures' : 'none'
  const isTwo = readRuling(state.rulings, 'dw.shieldSix') === 'twoAndExtra'
  const rules = (six: PoolDice): Parameters<typeof rollPool>[3] => ({ needed: toSave, six: isTwo ? six : 'basic', reroll })
  const shields = yield* rollPool('dw.roll.shield', command.shields * SHIELD_DICE, targetId, rules('exploding'))
  const guardians = yield* rollPool('dw.roll.guardian', command.guardians * GUARDIAN_DICE, targetId, rules('heavy'))
  const cancelled = Math.min(attack.hits, shields.hits + guardians.hits)
  const story = new Story(state)
  story.tell({
    type: 'shieldsRolled',
    attackId: attack.id,
    shields: command.shields,
    guardians: command.guardians,
    toSave,
    faces: [...shields.faces, ...guardians.faces],
    cancelled,
    hits: attack.hits - cancelled
  })
  conductAttack(story, attack, 'shields')
  return story.events
}

/** The number a generator needs against the weapon (DW-054, DW-Q03). */
function saveNumber(state: BattleState, attack: Attack): number {
  const { kind } = leadArm(state, attack)
  return appendixNumber(state.rulings, kind === 'torpedo' || kind === 'rocket' ? 'shieldVsTorpedoes' : 'shieldVsGunnery') ?? HARDEST_TO_HIT
}
