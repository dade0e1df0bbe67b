import type { Faces } from '@shared/core/dice/rule'
import { sum } from '@shared/kernel/collections'

/** The parts add up to the total, with the bonus as the last of them. */
export function rollWords(faces: Faces, total: number): string {
  const bonus = total - sum(faces)
  const added = bonus === 0 ? '' : ` ${bonus < 0 ? '−' : '+'} ${String(Math.abs(bonus))}`
  return `${faces.join(' + ')}${added} = ${String(total)}`
}
