import type { ChosenRulings } from '../../../core/rulings/ruling'
import type { Position } from '../model/board'

/** The number of the first square along x and y: 1, or 0 if `pw.originZero` is chosen. Altitudes always count from 0 (PW-Q29). */
export function firstSquare(rulings: ChosenRulings): 0 | 1 {
  return rulings['pw.originZero'] === 'yes' ? 0 : 1
}

/** A position as the table counts it, such as "3, 2, 1" (PW-001). */
export function positionLabel(rulings: ChosenRulings, { x, y, z }: Position): string {
  const first = firstSquare(rulings)
  return [x + first, y + first, z].join(', ')
}
