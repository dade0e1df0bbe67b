import { SIDES } from '../../../core/dice/rule'
import { diceSums } from '../../../core/odds/dice-sums'
import type { TableName } from '../model/board'
import { MARGIN_DICE, MARGIN_DIE } from '../tables/scores'

/** The chance of each margin of a score with the dice of its table (PW-035, PW-055). */
export function marginChances(table: TableName, score: number): readonly { readonly margin: number; readonly chance: number }[] {
  const sides = SIDES[MARGIN_DIE[table]]
  return Array.from(diceSums(MARGIN_DICE, sides), (ways, i) => ({ margin: score - (MARGIN_DICE + i), chance: ways / sides ** MARGIN_DICE }))
}
