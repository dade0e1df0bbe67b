import type { Faces } from '../../../core/dice/rule'
import { err, ok, type Result } from '../../../kernel/result'
import type { DieResult, Pool } from '../model/dice'
import { FACES, LETTERS } from '../tables/dice'

/** One lower-case letter for each symbol. */
export type Letters = Readonly<Record<DieResult, string>>

/**
 * Reads dice typed by letter, such as `hhcf`, spaces ignored. Letters of the player's own language win over those common to every language.
 * Gives one face for each symbol, or the letter that is on no such die (XW-034).
 */
export function readLetters(
  pool: Pool,
  text: string,
  own: Letters = LETTERS
): Result<Faces, { readonly code: 'no-such-letter'; readonly letter: string }> {
  const faces: number[] = []
  for (const letter of text.toLowerCase()) {
    if (letter.trim() === '') continue
    const letters = Object.values(own).includes(letter) ? own : LETTERS
    const face = (FACES[pool] as readonly DieResult[]).findIndex(result => letters[result] === letter)
    if (face < 0) return err({ code: 'no-such-letter', letter })
    faces.push(face + 1)
  }
  return ok(faces)
}
