import type { ChosenRulings } from '../../../core/rulings/ruling'
import { nearestRange } from '../derive/nearest-range'
import type { DraftWeapon } from '../model/squad'
import { isRange, isValid, isValidText } from '../rules/numbers'
import { DICE_MAX, RANGE_MAX, RANGE_MIN } from '../tables/limits'
import { problem, type SquadProblem } from './problem'

/**
 * A weapon needs dice that can be rolled, ranges on the ruler, and charges enough for its cost. A primary weapon reaches every range an
 * attack may have in this edition (XW-Q02). The rules do not limit its cost (XW-008, XW-009).
 */
export function weaponProblems(weapon: DraftWeapon, rulings: ChosenRulings): readonly SquadProblem[] {
  const { id, kind, rangeMin, rangeMax, cost, charges } = weapon
  const found: SquadProblem[] = []
  const nearest = nearestRange(rulings)
  if (weapon.name.trim() === '') found.push(problem('name-empty', 'XW-004', id, 'name'))
  if (!isValid(weapon.attack, 0, DICE_MAX)) found.push(problem('bad-number', 'XW-011', id, 'attack'))
  if (!isRange(rangeMin) || !isRange(rangeMax)) found.push(problem('bad-number', 'XW-008', id, 'range'))
  else if (rangeMin > rangeMax) found.push(problem('bad-range', 'XW-009', id, 'range'))
  else if (kind === 'primary' && (rangeMin > nearest || rangeMax < RANGE_MAX))
    found.push({
      ...problem('primary-range', nearest === RANGE_MIN ? 'XW-008' : 'XW-Q02', id, 'range'),
      values: { from: nearest, to: RANGE_MAX }
    })
  if (!isValid(charges) || !isValid(cost.charges)) found.push(problem('bad-number', 'XW-006', id, 'charges'))
  else if (cost.charges > charges) found.push(problem('cost-unpayable', 'XW-006', id, 'charges'))
  const costs = cost.charges + cost.payments.length + cost.text.length
  if (kind === 'primary' && costs > 0) found.push(problem('primary-cost', 'XW-008', id, 'cost', 'cannot-tell'))
  if (![weapon.name, weapon.requiresText, cost.text].every(isValidText)) found.push(problem('bad-text', 'XW-009', id, 'cost'))
  return found
}
