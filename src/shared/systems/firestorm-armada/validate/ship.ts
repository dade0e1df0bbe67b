import { isWithin } from '../../../kernel/collections'
import type { DraftShip, DraftWeapon, UnitId } from '../model/design'
import { LIMITS } from '../tables/limits'
import { BANDS_MAX } from '../tables/shooting'
import type { FleetProblem } from './problem'
import { problem } from './problem'

/** What the numbers of a card may be: whole, hull from 1, ratings from 1, the others from 0; 1 to 4 bands a weapon. */
export function shipProblems(unitId: UnitId, ship: DraftShip): readonly FleetProblem[] {
  const at = { unitId, shipId: ship.id }
  const { mv, hull, crew, assault, pointDefence, shields, damageRating, criticalRating } = ship
  const bounds = [
    ['mv', mv, 0, LIMITS.mv],
    ['hull', hull, 1, LIMITS.hull],
    ['crew', crew, 0, LIMITS.crew],
    ['assault', assault, 0, LIMITS.assault],
    ['pointDefence', pointDefence, 0, LIMITS.pointDefence],
    ['shields', shields, 0, LIMITS.shields],
    ['damageRating', damageRating ?? 1, 1, LIMITS.rating],
    ['criticalRating', criticalRating ?? 1, 1, LIMITS.rating]
  ] as const
  const isBelow = damageRating !== null && criticalRating !== null && criticalRating < damageRating
  return [
    ...(ship.name.trim() === '' ? [problem({ ...at, code: 'name-empty', source: 'FA-001', field: 'name' })] : []),
    ...bounds
      .filter(([, value, min, max]) => !Number.isInteger(value) || !isWithin(value, min, max))
      .map(([field]) => problem({ ...at, code: 'bad-number', source: 'FA-Q01', field })),
    ...(isBelow ? [problem({ ...at, code: 'critical-below-damage', source: 'FA-Q01', field: 'criticalRating' })] : []),
    ...(damageRating === null || criticalRating === null
      ? [problem({ ...at, code: 'no-ratings', source: 'FA-Q01', field: 'damageRating', severity: 'cannot-tell' })]
      : []),
    ...ship.weapons
      .filter(weapon => !isSound(weapon))
      .map(() => problem({ ...at, code: 'bad-weapon', source: 'FA-Q13', field: 'weapons' })),
    ...(new Set(ship.weapons.map(weapon => weapon.id)).size < ship.weapons.length
      ? [problem({ ...at, code: 'duplicate-weapon', source: 'FA-Q13', field: 'weapons' })]
      : [])
  ]
}

function isSound(weapon: DraftWeapon): boolean {
  return isWithin(weapon.dice.length, 1, BANDS_MAX) && weapon.dice.every(dice => Number.isInteger(dice) && isWithin(dice, 0, LIMITS.dice))
}
