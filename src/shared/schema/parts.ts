import { nameText, ruleWord } from './text'
import { z } from './zod'

/** Ids of things inside a document or a battle. */
export const partId = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/u)

/** Ids that name a directory on the host: lower case only, since some disks treat `A` and `a` as the same name. */
export const directoryId = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/u)

export const brandedId = <T extends string>() => partId.transform(text => text as T)

/** A side of a battle, `A` to `H`. */
export const sideId = z.string().regex(/^[A-H]$/u)

export const whole = (min: number, max: number): z.ZodNumber => z.number().int().min(min).max(max)

/** A distance measured on the table: in halves and quarters too, and never behind itself. */
export const inchesUpTo = (max: number): z.ZodNumber => z.number().min(0).max(max)

/** Chosen readings by ruling; the rules ignore unknown ones. */
export const rulings = z.record(ruleWord, ruleWord).refine(chosen => Object.keys(chosen).length <= 200, 'too-many')

/** What a command says of the place and the headline of a battle. */
export const telling = { headline: nameText.nullable(), place: nameText.nullable(), heldBy: sideId.nullable() }

/** A flag added later: `true`, or absent for false, so that what was written before it still fits. */
export const addedFlag = () => z.literal(true).exactOptional()

/** A strict object whose fields may all be absent, but not undefined. */
export const partial = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape).exactPartial()

/** A strict object of this type with these fields: one command, event or edit of a union. */
export const typed = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), ...shape })
