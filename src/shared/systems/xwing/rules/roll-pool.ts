import { present } from '../../../kernel/present'
import type { Decision } from '../commands/command'
import type { FirmRefusal } from '../commands/refusal'
import { diceCount } from '../derive/dice-count'
import { freshDice } from '../derive/results'
import type { DiceLimits, DiceModifier } from '../model/attack'
import type { BattleState } from '../model/battle'
import type { Pool } from '../model/dice'
import { STAGES } from '../model/stages'
import { currentAttack, shipIn } from '../state'
import { conductAttack } from './conduct'
import { areSoundLimits, areSoundModifiers } from './numbers'
import { rollDice } from './roll-dice'
import { Story } from './story'

const ROLL_STAGES = { attack: 'rollAttack', defense: 'rollDefense' } as const satisfies Readonly<Record<Pool, string>>

interface RollChoice {
  readonly modifiers: readonly DiceModifier[]
  readonly limits: DiceLimits
}

/** Firm: 'no-attack', 'wrong-stage', 'bad-modifier', 'bad-limits'. */
export function checkRoll(state: BattleState, pool: Pool, { modifiers, limits }: RollChoice): FirmRefusal | null {
  const attack = currentAttack(state)
  if (attack === undefined) return 'no-attack'
  if (attack.stage !== ROLL_STAGES[pool]) return 'wrong-stage'
  if (!areSoundModifiers(modifiers)) return 'bad-modifier'
  return areSoundLimits(limits) ? null : 'bad-limits'
}

/** Counts the dice, rolls them all and opens the first window (XW-011, XW-017, XW-032). */
export function* decideRoll(state: BattleState, pool: Pool, { modifiers, limits }: RollChoice): Decision {
  const attack = present(currentAttack(state), 'attack')
  const count = diceCount(state, attack, pool, modifiers, limits).total
  const faces = yield* rollDice(state, pool, count, shipIn(attack, STAGES[attack.stage].speaker))
  const story = new Story(state)
  story.tell({ type: 'diceRolled', attackId: attack.id, pool, count, faces, dice: freshDice(pool, faces), modifiers })
  conductAttack(story)
  return story.events
}
