import { roll, type Faces, type Rule } from '../../../core/dice/rule'
import type { RolledDie } from '../model/attack'
import type { BattleState } from '../model/battle'
import type { ShipId } from '../model/squad'
import { inOrder, resultOf } from '../derive/results'
import { squadOf } from '../state'
import type { Pool } from '../model/dice'
import { POOL_DICE } from '../tables/dice'

/** Rolls all dice that are due. Those a player lacks are rolled after the others, and do not count as rerolls (XW-032, XW-033). */
export function* rollDice(state: BattleState, pool: Pool, count: number, actorId: ShipId, purpose = `xw.roll.${pool}`): Rule<Faces> {
  const { attackDiceOwned, defenseDiceOwned } = squadOf(state, actorId)
  const owned = (pool === 'attack' ? attackDiceOwned : defenseDiceOwned) ?? count
  const faces: number[] = []
  while (faces.length < count) {
    const due = Math.min(owned, count - faces.length)
    faces.push(...(yield* roll(faces.length === 0 ? purpose : 'xw.roll.more', POOL_DICE[pool], due, actorId)))
  }
  return faces
}

/** Rerolls and marks the dice at these indexes; the others stay as they are (XW-016, XW-021). */
export function* rerollDice(
  state: BattleState,
  pool: Pool,
  dice: readonly RolledDie[],
  places: readonly number[],
  actorId: ShipId
): Rule<{ readonly faces: Faces; readonly dice: readonly RolledDie[] }> {
  const faces = yield* rollDice(state, pool, places.length, actorId, 'xw.roll.reroll')
  const results = inOrder(faces.map(face => resultOf(pool, face)))
  let next = 0
  const after = dice.map((die, place) => {
    if (!places.includes(place)) return die
    const result = results[next] ?? die.result
    next += 1
    return { result, wasRerolled: true }
  })
  return { faces, dice: after }
}
