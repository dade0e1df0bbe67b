import { isWithin } from '../../../kernel/collections'
import type { DraftShip, DraftWeapon, UnitId } from '../model/design'
import { LIMITS, SHIP_FIGURES, type ShipFigure } from '../tables/limits'
import { BANDS_MAX } from '../tables/shooting'
import { problem, type FleetProblem } from './problem'

const FIGURES = Object.keys(SHIP_FIGURES) as readonly ShipFigure[]

/** Checks the numbers of a card: whole, hull and ratings from 1, the others from 0, and 1 to 4 bands for each weapon. */
export function shipProblems(unitId: UnitId, ship: DraftShip): readonly FleetProblem[] {
  const at = { unitId, shipId: ship.id }
  const { damageRating, criticalRating } = ship
  const isBelow = damageRating !== null && criticalRating !== null && criticalRating < damageRating
  return [
    ...(ship.name.trim() === '' ? [problem({ ...at, code: 'name-empty', source: 'FA-001', field: 'name' })] : []),
    ...FIGURES.filter(field => !isFigure(ship[field], SHIP_FIGURES[field])).map(field =>
      problem({ ...at, code: 'bad-number', source: 'FA-Q01', field })
    ),
    ...(isBelow ? [problem({ ...at, code: 'critical-below-damage', source: 'FA-Q01', field: 'criticalRating' })] : []),
    ...(damageRating === null || criticalRating === null
      ? [problem({ ...at, code: 'no-ratings', source: 'FA-Q01', field: 'damageRating', severity: 'cannot-tell' })]
      : []),
    ...ship.weapons
      .filter(weapon => !isValidWeapon(weapon))
      .map(() => problem({ ...at, code: 'bad-weapon', source: 'FA-Q13', field: 'weapons' })),
    ...(new Set(ship.weapons.map(weapon => weapon.id)).size < ship.weapons.length
      ? [problem({ ...at, code: 'duplicate-weapon', source: 'FA-Q13', field: 'weapons' })]
      : [])
  ]
}

/** A rating may be left out. */
function isFigure(value: number | null, [min, max]: readonly [number, number]): boolean {
  return value === null || (Number.isInteger(value) && isWithin(value, min, max))
}

/** Dice for one to four range bands, none below 0. */
export function isValidWeapon(weapon: DraftWeapon): boolean {
  return isWithin(weapon.dice.length, 1, BANDS_MAX) && weapon.dice.every(dice => Number.isInteger(dice) && isWithin(dice, 0, LIMITS.dice))
}
