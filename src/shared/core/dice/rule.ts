/** The dice a rule may ask for. A number is the highest face; the two X-Wing dice have eight faces read through a table. */
export const DICE = ['d2', 'd3', 'd4', 'd5', 'd6', 'd7', 'd8', 'd9', 'd10', 'd12', 'd20', 'xwAttack', 'xwDefense'] as const
export type Die = (typeof DICE)[number]

export const SIDES = {
  d2: 2,
  d3: 3,
  d4: 4,
  d5: 5,
  d6: 6,
  d7: 7,
  d8: 8,
  d9: 9,
  d10: 10,
  d12: 12,
  d20: 20,
  xwAttack: 8,
  xwDefense: 8
} as const satisfies Record<Die, number>

/** A question for the table: so many dice of one kind, for this purpose, rolled for this actor. */
export interface DiceRequest {
  /** Message key that says what the roll is for. */
  readonly purpose: string
  readonly die: Die
  readonly count: number
  /** Id of the fleet, armada or officer the dice are rolled for; null when nobody in particular. */
  readonly actor: string | null
}

/** Natural faces, one number per die. Dice in one request are interchangeable. */
export type Faces = readonly number[]

/** A rule that may stop and ask for dice. Run again from the start against a longer tape, never stored half done. */
export type Rule<T> = Generator<DiceRequest, T, Faces>

/** Asks the table for dice. Asking for none gives none, without a question. */
export function* roll(purpose: string, die: Die, count: number, actor: string | null): Rule<Faces> {
  if (count <= 0) return []
  return yield { purpose, die, count, actor }
}

/** Asks for exactly one die and gives its face. */
export function* rollOne(purpose: string, die: Die, actor: string | null): Rule<number> {
  const faces = yield { purpose, die, count: 1, actor }
  const face = faces[0]
  if (face === undefined) throw new Error(`No face answered for ${purpose}`)
  return face
}

/**
 * One of `count` things by a die, from 1 to `count`: the smallest die with faces enough, rolled again while it shows too many. More than
 * twenty lie in twenties: one die says in which, a d20 where in it, so that few throws are in vain.
 */
export function* rollAmong(purpose: string, count: number, actor: string | null): Rule<number> {
  if (count <= 1) return 1
  const die = smallestDie(count)
  const highDie = die === null ? (smallestDie(Math.ceil(count / SIDES.d20)) ?? 'd20') : null
  for (;;) {
    const high = highDie === null ? 0 : SIDES.d20 * ((yield* rollOne(purpose, highDie, actor)) - 1)
    const face = high + (yield* rollOne(purpose, die ?? 'd20', actor))
    if (face <= count) return face
  }
}

function smallestDie(count: number): Die | null {
  const sides = BY_SIDES.findIndex((die, number) => die !== undefined && number >= count)
  return sides < 0 ? null : dieOf(sides)
}

/** The numbered dice by their sides. */
const BY_SIDES: readonly (Die | undefined)[] = Array.from({ length: SIDES.d20 + 1 }, (_, sides) =>
  DICE.find(die => die.startsWith('d') && SIDES[die] === sides)
)

/** The die with this many sides. Throws for a number of sides that no die of the list has. */
export function dieOf(sides: number): Die {
  const die = BY_SIDES[sides]
  if (die === undefined) throw new Error(`No die has ${String(sides)} sides`)
  return die
}
