import { randomInt } from 'node:crypto'

/** Where virtual dice come from. Rules never see it: they ask for faces and are answered. */
export interface RandomSource {
  /** A face from 1 to `sides`, all equally likely. Throws a RangeError when `sides` is not a whole number of at least 1. */
  face(sides: number): number
}

/** The operating system's generator; nobody at the table can foresee or repeat it. */
export const systemRandom: RandomSource = {
  face: sides => randomInt(1, checkedSides(sides) + 1)
}

/** The same faces for the same seed (mulberry32). For tests and demonstrations, never for a real battle. */
export function seededRandom(seed: number): RandomSource {
  let state = seed >>> 0
  const unit = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return { face: sides => Math.floor(unit() * checkedSides(sides)) + 1 }
}

function checkedSides(sides: number): number {
  if (!Number.isSafeInteger(sides) || sides < 1) throw new RangeError(`A die needs a whole number of sides, not ${sides}`)
  return sides
}
