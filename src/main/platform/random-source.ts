import { seeded } from '@shared/kernel/seeded'
import { randomInt } from 'node:crypto'

/** The source of virtual dice. Rules never see it: they request faces and receive them. */
export interface RandomSource {
  /** A face from 1 to `sides`, all equally likely. Throws a RangeError when `sides` is not a whole number of at least 1. */
  face(sides: number): number
}

/** The operating system's generator; nobody at the table can foresee or repeat it. */
export const systemRandom: RandomSource = {
  face: sides => randomInt(1, checkedSides(sides) + 1)
}

/** The same faces for the same seed. For tests and demonstrations, never for a real battle. */
export function seededRandom(seed: number): RandomSource {
  const stream = seeded(seed)
  return { face: sides => stream.face(checkedSides(sides)) }
}

function checkedSides(sides: number): number {
  if (!Number.isSafeInteger(sides) || sides < 1) throw new RangeError(`A die needs a whole number of sides, not ${sides}`)
  return sides
}
