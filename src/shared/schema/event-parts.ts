import { z } from './zod'

/** A text in an event: typed by a person, or an id given by an event. Its limits were those of the command. */
export const text = z
  .string()
  .max(20_000)
  .refine(chars => chars.isWellFormed(), 'bad-text')

/** A number in an event: as large as any that a battle can reach. */
export const figure = z.number().min(-1_000_000_000).max(1_000_000_000)

/** The name of an entry in a table within an event. */
export const key = z.string().max(200)

export const list = <Item extends z.ZodType>(item: Item): z.ZodArray<Item> => z.array(item).max(100_000)
