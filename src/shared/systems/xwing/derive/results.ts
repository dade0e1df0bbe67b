import type { Faces } from '../../../core/dice/rule'
import { present } from '../../../kernel/present'
import type { RolledDie } from '../model/attack'
import { RESULTS, type DieResult, type Pool } from '../model/dice'
import { FACES } from '../tables/dice'

/** The symbol on a face of this die (XW-034). */
export function resultOf(pool: Pool, face: number): DieResult {
  return present<DieResult>(FACES[pool][face - 1], `face ${String(face)}`)
}

/** New dice, sorted by symbol whatever order they were rolled in. */
export function freshDice(pool: Pool, faces: Faces): readonly RolledDie[] {
  return inOrder(faces.map(face => resultOf(pool, face))).map(result => ({ result, wasRerolled: false }))
}

/** Sorts results by symbol: the order of the dice must never matter. */
export function inOrder(results: readonly DieResult[]): readonly DieResult[] {
  return RESULTS.flatMap(result => results.filter(one => one === result))
}

/** How many dice show the result; 0 before the roll. */
export function countOf(dice: readonly RolledDie[] | null, result: DieResult): number {
  return dice?.filter(die => die.result === result).length ?? 0
}

/** Whether a die of the pool can show the result. */
export function canShow(pool: Pool, result: DieResult): boolean {
  return (FACES[pool] as readonly DieResult[]).includes(result)
}
