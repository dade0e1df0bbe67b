import { z } from './zod'

/** No control characters, and none that change the writing direction. */
const isPlainLine = (text: string): boolean => !/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(text)
const isValid = (text: string): boolean => text.isWellFormed()

/** A name typed by a person: well-formed text of 1 to 80 characters without control or direction-override characters. */
export const nameText = z.string().trim().min(1).max(80).refine(isValid, 'bad-text').refine(isPlainLine, 'bad-text')

/** A single line typed by a person, possibly empty, without control or direction-override characters. */
export const lineText = z.string().max(400).refine(isValid, 'bad-text').refine(isPlainLine, 'bad-text')

/** A note by the GM in a battle, possibly of several lines: kept to the last sign, whatever was pasted. */
export const noteText = z.string().max(2_000).refine(isValid, 'bad-text')

/** Pages of text: the notes of a campaign. */
export const longText = z.string().max(20_000).refine(isValid, 'bad-text')

/** A name used by the rules, such as a phase or a ruling; never shown as it is. */
export const ruleWord = z.string().max(60).refine(isValid, 'bad-text')
