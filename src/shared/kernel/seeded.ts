/** Pseudo-random numbers, the same for the same seed. */
export interface Seeded {
  /** A whole number from 1 to `sides`, each equally likely. */
  face(sides: number): number
}

/** The stream for a seed, a whole number from 0 to 2^32 − 1 (mulberry32). Different seeds give different streams. */
export function seeded(seed: number): Seeded {
  let state = seed >>> 0
  return {
    face(sides) {
      state = (state + 0x6d2b79f5) >>> 0
      let mixed = Math.imul(state ^ (state >>> 15), state | 1)
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * sides) + 1
    }
  }
}

/** The seed of one of many runs, such as a battle of a forecast. It depends on the number alone, so it does not matter who plays it. */
export function seedOf(seed: number, index: number): number {
  let mixed = (Math.imul(index + 1, 0x9e3779b1) ^ seed) >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
