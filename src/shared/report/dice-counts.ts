import { SIDES, type Die } from '../core/dice/rule'
import type { AnsweredDice } from '../core/log/entry'
import type { DieCount, FaceCount } from './account'

interface Counting {
  readonly hand: number[]
  readonly host: number[]
}

/** How often each face of each kind of die fell, typed from real dice and rolled by the program apart. */
export class DiceCounts {
  readonly #counts = new Map<Die, Counting>()

  take(rolls: readonly AnsweredDice[]): void {
    for (const { die, faces, by } of rolls) {
      const count = this.#counts.get(die) ?? { hand: noFaces(die), host: noFaces(die) }
      this.#counts.set(die, count)
      for (const face of faces) count[by][face - 1] = (count[by][face - 1] ?? 0) + 1
    }
  }

  /** The kind that was rolled most comes first. */
  counts(): readonly DieCount[] {
    return [...this.#counts]
      .map(([die, { hand, host }]) => ({ die, hand: counted(hand), host: counted(host) }))
      .sort((a, b) => b.hand.rolled + b.host.rolled - a.hand.rolled - a.host.rolled || SIDES[b.die] - SIDES[a.die])
  }
}

const noFaces = (die: Die): number[] => Array.from({ length: SIDES[die] }, () => 0)

function counted(faces: readonly number[]): FaceCount {
  return { faces, rolled: faces.reduce((all, count) => all + count, 0) }
}
