import { z } from '../../campaign/zod'

/** Ids that name a directory on the host: lower case only, since some disks take `A` and `a` for one name. */
export const directoryId = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/u)

/** A campaign in the trash: its id and the moment it went there. */
export const trashId = z.string().regex(/^[a-z0-9-]{1,80}$/u)

/** Ids of things inside a document or a battle. */
export const partId = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/u)

export const brandedId = <T extends string>() => partId.transform(text => text as T)

/** A side of a battle, `A` to `H`. */
export const sideId = z.string().regex(/^[A-H]$/u)

export const whole = (min: number, max: number): z.ZodNumber => z.number().int().min(min).max(max)

/** One line a person typed, possibly empty: no control characters, nothing that turns the writing direction. */
export const lineText = z
  .string()
  .max(400)
  .refine(text => text.isWellFormed(), 'bad-text')
  .refine(text => !/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(text), 'bad-text')

/** A name the rules use, such as a phase or a ruling. */
export const ruleWord = z
  .string()
  .max(60)
  .refine(text => text.isWellFormed(), 'bad-text')

/** Chosen readings by ruling; unknown ones are passed over by the rules. */
export const rulings = z.record(ruleWord, ruleWord).refine(chosen => Object.keys(chosen).length <= 200, 'too-many')

/** Refusals the GM overrules by name, and why. */
export const overruling = z.strictObject({ refusals: z.array(ruleWord).min(1).max(20), reason: lineText })

/** Whether a number is on the die is for the dice desk to say; here only that it is a number a hand may type. */
export const typedFaces = z.array(z.array(whole(0, 999)).max(200)).max(100)

export const seq = whole(0, Number.MAX_SAFE_INTEGER)
