import type { RolledDie } from '../model/attack'

/**
 * Indexes of blanks, and of focus results that no token will turn into hits. Dice already rerolled stay, and get the tokens first (XW-016).
 */
export function worthRerolling(
  dice: readonly RolledDie[],
  tokens: {
    readonly hasFocus: boolean
    /** Tokens that turn one focus result each: calculate and force. */
    readonly singles: number
  }
): readonly number[] {
  const stuck = dice.filter(die => die.wasRerolled && die.result === 'focus').length
  let kept = tokens.hasFocus ? dice.length : tokens.singles - stuck
  return dice.flatMap((die, place) => {
    if (die.wasRerolled) return []
    if (die.result === 'blank') return [place]
    if (die.result !== 'focus') return []
    kept -= 1
    return kept < 0 ? [place] : []
  })
}
