import { z } from './zod'

/** Sets off no writing direction of its own and holds no control character. */
const isPlainLine = (text: string): boolean => !/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(text)
const isSound = (text: string): boolean => text.isWellFormed()

/** Names a person typed: well-formed text of 1 to 80 characters without control or direction-override characters. */
export const nameText = z.string().trim().min(1).max(80).refine(isSound, 'bad-text').refine(isPlainLine, 'bad-text')

/** One line a person typed, possibly empty: no control characters, nothing that turns the writing direction. */
export const lineText = z.string().max(400).refine(isSound, 'bad-text').refine(isPlainLine, 'bad-text')

/** A note by the GM in a battle, possibly over several lines. */
export const noteText = z.string().max(2_000).refine(isSound, 'bad-text')

/** Pages of text: the notes of a campaign. */
export const longText = z.string().max(20_000).refine(isSound, 'bad-text')

/** A name the rules use, such as a phase or a ruling; never shown as it is. */
export const ruleWord = z.string().max(60).refine(isSound, 'bad-text')
