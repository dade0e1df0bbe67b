import { err, ok, type Result } from '../../kernel/result'
import { SIDES, type Die, type Faces } from './rule'

interface NotationProblem {
  readonly code: 'not-a-number'
  /** The piece of text that is no number, as typed. */
  readonly text: string
}

/** Dice whose faces are single digits. */
const DIGIT_SIDES_MAX = 9

/** Whether the faces of this die may be typed without anything between them. */
export function isReadByDigits(die: Die): boolean {
  return SIDES[die] <= DIGIT_SIDES_MAX
}

/**
 * Reads the faces of one request as a hand types them: "6 6 4", "6+6+4", and "664" where the die has 9 faces at most. Empty text gives no
 * face.
 */
export function readHandNotation(text: string, die: Die): Result<Faces, NotationProblem> {
  const faces: number[] = []
  for (const word of text.split(/[\s+]+/u)) {
    if (word === '') continue
    const numbers = isReadByDigits(die) ? [...word] : [word]
    if (!numbers.every(number => /^\d{1,3}$/u.test(number))) return err({ code: 'not-a-number', text: word })
    faces.push(...numbers.map(Number))
  }
  return ok(faces)
}
