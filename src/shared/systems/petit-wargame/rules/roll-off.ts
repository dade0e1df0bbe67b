import { rollOne, type Rule } from '../../../core/dice/rule'
import type { SideRoll } from '../model/battle'

/** A side in a roll-off, and what it adds to its die. */
interface Contender {
  readonly sideId: string
  readonly bonus: number
}

/** Both sides roll a die and add; the higher total wins, and a tie is rolled again (PW-028, PW-Q11, PW-Q28). */
export function* rollOff(
  purpose: string,
  die: 'd4' | 'd6',
  one: Contender,
  other: Contender
): Rule<{ readonly rolls: readonly SideRoll[]; readonly winner: string }> {
  const faces: [number[], number[]] = [[], []]
  for (;;) {
    const first = yield* rollOne(purpose, die, one.sideId)
    const second = yield* rollOne(purpose, die, other.sideId)
    faces[0].push(first)
    faces[1].push(second)
    const totals = [first + one.bonus, second + other.bonus] as const
    if (totals[0] === totals[1]) continue
    const rolls = [
      { sideId: one.sideId, faces: faces[0], total: totals[0] },
      { sideId: other.sideId, faces: faces[1], total: totals[1] }
    ]
    return { rolls, winner: totals[0] > totals[1] ? one.sideId : other.sideId }
  }
}
