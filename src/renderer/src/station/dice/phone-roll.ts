import { SIDES, type DiceRequest, type Faces } from '@shared/core/dice/rule'

/** Dice rolled by the phone, each face as likely as every other. `random` gives whole numbers of 32 bits. */
export function phoneRoll({ die, count }: DiceRequest, random: () => number = randomWord): Faces {
  const sides = SIDES[die]
  // Numbers beyond the last complete set of faces would favour low faces; draw again.
  const fair = Math.floor(2 ** 32 / sides) * sides
  const rollOne = (): number => {
    for (;;) {
      const word = random()
      if (word < fair) return (word % sides) + 1
    }
  }
  return Array.from({ length: count }, rollOne)
}

function randomWord(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
}
