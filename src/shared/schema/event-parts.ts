import { inchesUpTo, whole } from './parts'
import { z } from './zod'

/** A text in an event: typed by a person, or an id given by an event. Its limits were those of the command. */
export const text = z
  .string()
  .max(20_000)
  .refine(chars => chars.isWellFormed(), 'bad-text')

/** The place and the headline of a battle, in an event and in a state. */
export const telling = { headline: text.nullable(), place: text.nullable(), heldBy: text.nullable() }

const FIGURE_MAX = 1_000_000_000
/** A count, a face or a score in an event: whole, not negative, as large as any that a battle can reach. */
export const figure = whole(0, FIGURE_MAX)
/** A number that may be below zero: a bonus, a margin, a total with a penalty. */
export const signed = whole(-FIGURE_MAX, FIGURE_MAX)
/** A length measured at the table, in halves and quarters too. */
export const measured = inchesUpTo(FIGURE_MAX)

/** The name of an entry in a table within an event. */
export const key = z.string().max(200)

export const list = <Item extends z.ZodType>(item: Item): z.ZodArray<Item> => z.array(item).max(100_000)
