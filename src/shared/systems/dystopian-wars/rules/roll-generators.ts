import type { Rule } from '../../../core/dice/rule'
import { sum } from '../../../kernel/collections'
import { present } from '../../../kernel/present'
import type { Attack, BattleState } from '../model/battle'
import { readRuling } from '../rulings'
import { findAttack } from '../state'
import { stepOf } from '../derive/attack-step'
import { generatorPools, generatorsFor, saveNumber, type Generators } from './defence-pools'
import { rollPool } from './roll-pool'
import type { Story } from './story'

/** Rolls that many generators against an attack and takes their successes off its hits (DW-055 to DW-057). */
export function* rollGenerators(story: Story, attack: Attack, help: Generators, toSave: number | null): Rule<void> {
  const pools = generatorPools(story.state, attack, help, toSave)
  const rolled = []
  for (const { purpose, dice, rules } of pools) rolled.push(yield* rollPool(purpose, dice, attack.targetId, rules))
  const cancelled = Math.min(attack.hits, sum(rolled.map(pool => pool.hits)))
  story.tell({
    type: 'shieldsRolled',
    attackId: attack.id,
    ...help,
    toSave: present(pools[0], 'pool').rules.needed,
    faces: rolled.flatMap(pool => pool.faces),
    cancelled,
    hits: attack.hits - cancelled
  })
}

/** Whether generators help against an attack: in step 6 always, in steps 3 to 5 where `dw.counterShields` lets them (DW-017, DW-020). */
export function meetsGenerators(state: BattleState, attack: Attack): boolean {
  return stepOf(state, attack) === 'attack' || readRuling(state.rulings, 'dw.counterShields') === 'yes'
}

/**
 * The hits of a roll of steps 3 to 5 that are left after the generators of the unit, all of which roll if they help at all and can save.
 * The roll has been told.
 */
export function* hitsAfterGenerators(story: Story, attackId: string): Rule<number> {
  const attack = present(findAttack(story.state, attackId), attackId)
  const help = generatorsFor(story.state, attack)
  const isHelped = meetsGenerators(story.state, attack) && help.shields + help.guardians > 0 && saveNumber(story.state, attack) !== null
  if (isHelped && attack.hits > 0) yield* rollGenerators(story, attack, help, null)
  return present(findAttack(story.state, attackId), attackId).hits
}
