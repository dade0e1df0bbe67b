import { clamp } from '../../../kernel/collections'

/**
 * Chance, from 0 to 1, that a d20 with this bonus reaches the number; `isTwice` rolls two and keeps the better (SA-050, SA-051). No face
 * succeeds or fails by itself.
 */
export function checkChance(bonus: number, dc: number, isTwice: boolean): number {
  const faces = clamp(21 - (dc - bonus), 0, 20)
  const fails = (20 - faces) / 20
  return isTwice ? 1 - fails * fails : faces / 20
}
