import { rollAmong, rollOne, SIDES, type Rule } from '../../../core/dice/rule'

/** The most tokens one die can pick from. */
const ONE_DIE_MAX = SIDES.d20

/** Draws tokens at random, one after the other, each by one die, or by two d6 while there are more than twenty (PW-064). */
export function* rollTokens(tokens: readonly number[], count: number, actor: string): Rule<readonly number[]> {
  const left = [...tokens]
  const drawn: number[] = []
  while (drawn.length < count) {
    const place = yield* rollPlace(left.length, actor)
    drawn.push(...left.splice(place - 1, 1))
  }
  return drawn.sort((a, b) => a - b)
}

function* rollPlace(count: number, actor: string): Rule<number> {
  if (count <= ONE_DIE_MAX) return yield* rollAmong('pw.roll.token', count, actor)
  for (;;) {
    const high = yield* rollOne('pw.roll.token', 'd6', actor)
    const low = yield* rollOne('pw.roll.token', 'd6', actor)
    const place = SIDES.d6 * (high - 1) + low
    if (place <= count) return place
  }
}
