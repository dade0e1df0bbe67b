import type { AnsweredDice } from '@shared/core/log/entry'

/** Rolls one after the other for the same purpose, by the same dice, actor and hand, as one: a die thrown again and again. */
export function thrownTogether(dice: readonly AnsweredDice[]): readonly AnsweredDice[] {
  const rolls: AnsweredDice[] = []
  for (const roll of dice) {
    const last = rolls.at(-1)
    const isSame = last?.purpose === roll.purpose && last.die === roll.die && last.actor === roll.actor && last.by === roll.by
    if (isSame) rolls.splice(-1, 1, { ...last, faces: [...last.faces, ...roll.faces] })
    else rolls.push(roll)
  }
  return rolls
}
