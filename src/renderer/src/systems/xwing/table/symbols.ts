import type { Die } from '@shared/core/dice/rule'
import { POOLS, RESULTS, type DieResult, type Pool } from '@shared/systems/xwing/model/dice'
import { POOL_DICE } from '@shared/systems/xwing/tables/dice'
import { canShow } from '@shared/systems/xwing/derive/results'

/** The pool a die belongs to; the attacker's for a die of numbers, which nobody draws. */
export function poolOf(die: Die): Pool {
  return die === POOL_DICE.defense ? 'defense' : 'attack'
}

/** The symbols of a pool, in their order. */
export function symbolsOf(pool: Pool): readonly DieResult[] {
  return RESULTS.filter(result => canShow(pool, result))
}

export function isSymbolDie(die: Die): boolean {
  return POOLS.some(pool => POOL_DICE[pool] === die)
}
