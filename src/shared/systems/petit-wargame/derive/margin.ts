import { breakdown, type Breakdown } from '../../../core/breakdown/breakdown'
import type { Faces } from '../../../core/dice/rule'
import type { ChosenRulings } from '../../../core/rulings/ruling'
import { sum } from '../../../kernel/collections'
import { readRuling } from '../rulings'
import { part } from './part'

/** The score of a detector, a countermeasure, a shooter or a defender, less the dice (PW-035, PW-055). */
export function margin(score: number, faces: Faces, source: 'PW-035' | 'PW-055'): Breakdown {
  return breakdown([part('score', score, source), part('dice', -sum(faces), source)])
}

/**
 * Points of damage: the margin of the shooter less that of the defender, never below 0. A defender without a system has a margin of 0. Both
 * variants of PW-Q20 only reduce the damage: `pw.shooterMustHit` and `pw.clampDefenderMargin` (PW-054, PW-055).
 */
export function damage(rulings: ChosenRulings, shooterMargin: number, defenderMargin: number | null): Breakdown {
  const isClamped = readRuling(rulings, 'pw.clampDefenderMargin') === 'yes'
  const taken = isClamped ? Math.max(0, defenderMargin ?? 0) : (defenderMargin ?? 0)
  const parts = [part('shooterMargin', shooterMargin, 'PW-055'), part('defenderMargin', 0 - taken, 'PW-055')]
  const left = shooterMargin - taken
  const isMissed = readRuling(rulings, 'pw.shooterMustHit') === 'yes' && shooterMargin < 0
  if (isMissed && left > 0) parts.push(part('mustHit', -left, 'PW-Q20'))
  else if (left < 0) parts.push(part('notBelowZero', -left, 'PW-055'))
  return breakdown(parts)
}
