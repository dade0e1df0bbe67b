import type { ChosenRulings } from '../../../core/rulings/ruling'
import { sum } from '../../../kernel/collections'
import { countIn } from '../derive/ship-figures'
import type { DraftShip } from '../model/design'
import { COUNTERMEASURES, DEFENCES, ELEMENTS, SECTORS, type Sector } from '../model/element'
import { isValid } from '../rules/numbers'
import { readRuling } from '../rulings'
import { HALF, SECTOR_POINTS_MIN, STRUCTURE_POINTS } from '../tables/sizes'
import { problem, type FleetProblem } from './problem'

/**
 * Checks a ship on paper: its points in six sectors with one element each, no defence twice in a sector, no countermeasure twice aboard
 * (PW-009 to PW-025).
 */
export function validateShip(ship: DraftShip, rulings: ChosenRulings): readonly FleetProblem[] {
  const { id, size } = ship
  const structure = STRUCTURE_POINTS[size]
  const spent = sum(SECTORS.map(sector => ship.sectors[sector].points))
  const found: FleetProblem[] = []
  if (ship.name.trim() === '') found.push(problem('name-empty', 'PW-009', { at: id, field: 'name' }))
  const ofPoints = { at: id, field: 'points', value: spent, limit: structure }
  if (spent > structure) found.push(problem('structure-overspent', 'PW-010', ofPoints))
  else if (spent < structure && readRuling(rulings, 'pw.structurePoints') === 'all')
    found.push(problem('structure-not-spent', 'PW-010', ofPoints))
  if (SECTORS.every(sector => ship.sectors[sector].elements.length === 0))
    found.push(problem('no-elements', 'PW-060', { at: id, field: 'elements' }))
  for (const countermeasure of COUNTERMEASURES) {
    const count = sum(SECTORS.map(sector => countIn(ship, sector, countermeasure)))
    if (count > 1) found.push(problem('countermeasure-twice', 'PW-024', { at: id, field: countermeasure, value: count, limit: 1 }))
  }
  return [...found, ...SECTORS.flatMap(sector => sectorProblems(ship, sector, rulings))]
}

function sectorProblems(ship: DraftShip, sector: Sector, rulings: ChosenRulings): readonly FleetProblem[] {
  const { points, elements } = ship.sectors[sector]
  const at = ship.id
  const most = STRUCTURE_POINTS[ship.size] / HALF
  const found: FleetProblem[] = []
  if (!isValid(points)) return [problem('bad-number', 'PW-010', { at, sector, field: 'points' })]
  if (points < SECTOR_POINTS_MIN)
    found.push(problem('sector-too-weak', 'PW-010', { at, sector, field: 'points', value: points, limit: SECTOR_POINTS_MIN }))
  if (points > most) found.push(problem('sector-too-strong', 'PW-010', { at, sector, field: 'points', value: points, limit: most }))
  if (!elements.every(one => ELEMENTS.includes(one))) found.push(problem('unknown-element', 'PW-012', { at, sector, field: 'elements' }))
  if (elements.length > points)
    found.push(problem('too-many-elements', 'PW-012', { at, sector, field: 'elements', value: elements.length, limit: points }))
  if (elements.length < points && readRuling(rulings, 'pw.emptyPoints') === 'mustFill')
    found.push(problem('empty-points', 'PW-Q25', { at, sector, field: 'elements', value: elements.length, limit: points }))
  for (const defence of DEFENCES) {
    const count = countIn(ship, sector, defence)
    if (count > 1) found.push(problem('defence-twice', 'PW-019', { at, sector, field: defence, value: count, limit: 1 }))
  }
  return found
}
