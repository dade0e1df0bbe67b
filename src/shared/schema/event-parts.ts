import { inchesUpTo, whole } from './parts'
import { z } from './zod'

/** A text in an event: typed by a person, or an id given by an event. Its limits were those of the command. */
export const text = z
  .string()
  .max(20_000)
  .refine(chars => chars.isWellFormed(), 'bad-text')

/** Larger than any number that a battle can reach. */
const LARGEST = 1_000_000_000

/** What an event or a state counts: points, dice, hexes, turns. Always whole. */
export const figure = whole(-LARGEST, LARGEST)

/** A distance in an event or a state, as a command brings it. */
export const inches = inchesUpTo(LARGEST)

/** The name of an entry in a table within an event. */
export const key = z.string().max(200)

export const list = <Item extends z.ZodType>(item: Item): z.ZodArray<Item> => z.array(item).max(100_000)
