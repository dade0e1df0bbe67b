import { ACK_ACK, CONCUSSION_CHARGES, type DraftUnit, type DraftWeapon } from '../model/force'
import { isValid } from '../rules/numbers'
import { INCHES_MAX } from '../tables/limits'
import { marProblems } from './mars'
import { problem, type ForceProblem } from './problem'

/**
 * A unit's card: whole numbers, a Critical Rating not below the Damage Rating, weapons whose bands are in order of distance (DW-003,
 * DW-060).
 */
export function unitProblems(unit: DraftUnit): readonly ForceProblem[] {
  const { id } = unit
  const found: ForceProblem[] = []
  if (unit.name.trim() === '') found.push(problem('name-empty', 'DW-001', id, 'name'))
  for (const field of ['hp', 'dr', 'cr'] as const) if (!isValid(unit[field], 1)) found.push(problem('bad-number', 'DW-063', id, field))
  for (const field of ['ap', 'aa', 'cc', 'shields', 'guardians', 'movementInches'] as const)
    if (!isValid(unit[field])) found.push(problem('bad-number', 'DW-004', id, field))
  if (unit.cr < unit.dr) found.push(problem('cr-below-dr', 'DW-060', id, 'cr'))
  if (unit.aa + unit.cc + unit.weapons.length === 0) found.push(problem('no-dice', 'DW-003', id, 'weapons', 'cannot-tell'))
  const ids = [ACK_ACK, CONCUSSION_CHARGES, ...unit.weapons.map(weapon => weapon.id)]
  if (new Set(ids).size < ids.length) found.push(problem('duplicate-id', 'DW-003', id, 'weapons'))
  return [...found, ...unit.weapons.flatMap(weaponProblems), ...marProblems(unit.mars, id)]
}

function weaponProblems(weapon: DraftWeapon): readonly ForceProblem[] {
  const { bands } = weapon
  const isRising = bands.every((band, i) => band.toInches > (bands[i - 1]?.toInches ?? 0) && band.toInches <= INCHES_MAX)
  const isSane = bands.length > 0 && isRising && bands.every(band => isValid(band.dice) && Number.isInteger(band.toInches))
  return [
    ...(weapon.name.trim() === '' ? [problem('name-empty', 'DW-003', weapon.id, 'name')] : []),
    ...(isSane ? [] : [problem('bad-bands', 'DW-003', weapon.id, 'bands')])
  ]
}
