import type { AnsweredDice } from '@shared/core/log/entry'

/** Merges consecutive rolls with the same purpose, dice, actor and source into one, for a die rolled again and again. */
export function mergedRolls(dice: readonly AnsweredDice[]): readonly AnsweredDice[] {
  const rolls: AnsweredDice[] = []
  for (const roll of dice) {
    const last = rolls.at(-1)
    const isSame = last?.purpose === roll.purpose && last.die === roll.die && last.actor === roll.actor && last.by === roll.by
    if (isSame) rolls.splice(-1, 1, { ...last, faces: [...last.faces, ...roll.faces] })
    else rolls.push(roll)
  }
  return rolls
}
