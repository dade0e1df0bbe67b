/** A seeded random source for tests: the same seed gives the same run. */
export interface Chance {
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number
  oneOf<T>(list: readonly T[]): T
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    whole: (min, max) => min + Math.floor(next() * (max - min + 1)),
    oneOf: list => {
      const item = list[Math.floor(next() * list.length)]
      if (item === undefined) throw new Error('oneOf needs a list that is not empty')
      return item
    }
  }
}
