import { isReadByDigits, readHandNotation } from '@shared/core/dice/hand-notation'
import { SIDES, type DiceRequest, type Die } from '@shared/core/dice/rule'

/** The die whose faces are in a strip of chances, where they can be tapped. */
export const STRIP_DIE: Die = 'd20'

/** More faces than these are not tapped one by one: their digits are. */
const TAPPED_FACES_MAX = 20

/** Whether a pad shows digits for this die instead of its faces. */
export const isByDigits = (die: Die): boolean => SIDES[die] > TAPPED_FACES_MAX

/** The text of a dice field after this face is tapped: a single die is replaced, a pool grows. */
export function withFace(text: string, face: number, { count }: DiceRequest): string {
  return count === 1 ? String(face) : `${text.trimEnd()} ${String(face)}`.trim()
}

/** The text without its last face. */
export function withoutLast(text: string, { die }: DiceRequest): string {
  return text.trimEnd().replace(isReadByDigits(die) ? /\S$/u : /\S+$/u, '')
}

/** How many dice of a pool show this face so far. */
export function toldSoFar(text: string, face: number, { die }: DiceRequest): number {
  const read = readHandNotation(text, die)
  return read.ok ? read.value.filter(one => one === face).length : 0
}
