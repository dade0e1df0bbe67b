import type { RolledDie } from '../model/attack'
import type { DieResult } from '../model/dice'

/**
 * Dice as the GM lays them. One that shows what a die on the table showed, at its place if it can be, is that die and keeps its mark; the
 * others have not been rerolled (XW-016, XW-021).
 */
export function laidAnew(before: readonly RolledDie[], results: readonly DieResult[]): readonly RolledDie[] {
  const stays = (place: number): boolean => before[place]?.result === results[place]
  const moved = before.filter((_, place) => !stays(place))
  return results.map((result, place) => {
    const at = moved.findIndex(die => die.result === result)
    const die = stays(place) ? before[place] : at < 0 ? undefined : moved.splice(at, 1)[0]
    return die ?? { result, wasRerolled: false }
  })
}
