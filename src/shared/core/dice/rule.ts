/**
 * The dice a rule may ask for, with their faces: the only list of them. The two X-Wing dice have eight faces, which a table turns into
 * symbols; every other is called by its number of faces.
 */
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
} as const

export type Die = keyof typeof SIDES
export const DICE = Object.keys(SIDES) as readonly Die[]

/** A request to the table: this many dice of one kind, for this purpose, rolled by this actor. */
export interface DiceRequest {
  /** Message key that says what the roll is for. */
  readonly purpose: string
  readonly die: Die
  readonly count: number
  /** Id of the fleet, armada or officer the dice are rolled for; null for nobody in particular. */
  readonly actor: string | null
}

/** Natural faces, one number per die. Dice in one request are interchangeable. */
export type Faces = readonly number[]

/** A rule that may stop and ask for dice. It is run again from the start with more answers, never stored half finished. */
export type Rule<T> = Generator<DiceRequest, T, Faces>

/** Asks the table for dice. Asking for none returns none without a request. */
export function* roll(purpose: string, die: Die, count: number, actor: string | null): Rule<Faces> {
  if (count <= 0) return []
  return yield { purpose, die, count, actor }
}

/** Asks for exactly one die and returns its face. */
export function* rollOne(purpose: string, die: Die, actor: string | null): Rule<number> {
  const faces = yield { purpose, die, count: 1, actor }
  const face = faces[0]
  if (face === undefined) throw new Error(`No face answered for ${purpose}`)
  return face
}

/**
 * Picks one of `count` things, numbered from 1, with the smallest die that has enough faces, rerolled while it shows too many. For more
 * than twenty things, one die picks a group of twenty and a d20 the thing in it, so few rolls are wasted.
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

/** The die with the fewest faces that has as many, up to a d20; null if there is none. */
function smallestDie(count: number): Die | null {
  for (let sides = count; sides <= SIDES.d20; sides += 1) {
    const die = BY_SIDES.get(sides)
    if (die !== undefined) return die
  }
  return null
}

/** Numbered dice by their number of sides. */
const BY_SIDES: ReadonlyMap<number, Die> = new Map(DICE.filter(die => die.startsWith('d')).map(die => [SIDES[die], die]))

/** The die with this many sides. Throws if there is none. */
export function dieOf(sides: number): Die {
  const die = BY_SIDES.get(sides)
  if (die === undefined) throw new Error(`No die has ${String(sides)} sides`)
  return die
}
