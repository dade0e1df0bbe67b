import type { ChosenRulings } from '../../../core/rulings/ruling'
import { sum } from '../../../kernel/collections'
import type { DraftFleet, DraftSquadron } from '../model/design'
import { isValid } from '../rules/numbers'
import { SQUADRON_SHIPS_MAX, SQUADRON_SHIPS_MIN, STRUCTURE_POINTS } from '../tables/sizes'
import { latestGrowth } from './latest-growth'
import { FIRM_PROBLEMS, problem, type FleetProblem } from './problem'
import { validateShip } from './validate-ship'

export interface FleetVerdict {
  readonly verdict: 'legal' | 'illegal'
  readonly problems: readonly FleetProblem[]
  /** The fleet may fight: it is legal, or the GM allows it. */
  readonly isFit: boolean
}

/** Points of all ships of a fleet (PW-005). */
export function fleetCost(fleet: DraftFleet): number {
  return sum(fleet.squadrons.flatMap(squadron => squadron.ships.map(ship => STRUCTURE_POINTS[ship.size])))
}

/**
 * Checks the fleet's budget, that squadrons have 2 to 10 ships, and each ship against the building rules (PW-004 to PW-025).
 * `earlier`, the fleet before each edit, newest first, only decides who is blamed.
 */
export function validateFleet(fleet: DraftFleet, rulings: ChosenRulings, earlier: readonly DraftFleet[] = []): FleetVerdict {
  const problems = [
    ...rosterProblems(fleet, earlier),
    ...fleet.squadrons.flatMap(squadron => [...squadronProblems(squadron), ...squadron.ships.flatMap(ship => validateShip(ship, rulings))])
  ]
  const isFirm = problems.some(one => FIRM_PROBLEMS.includes(one.code))
  return { verdict: problems.length > 0 ? 'illegal' : 'legal', problems, isFit: !isFirm && (problems.length === 0 || fleet.allowIllegal) }
}

function rosterProblems(fleet: DraftFleet, earlier: readonly DraftFleet[]): readonly FleetProblem[] {
  const { squadrons, budgetPoints } = fleet
  const found: FleetProblem[] = []
  const cost = fleetCost(fleet)
  if (fleet.name.trim() === '') found.push(problem('name-empty', 'PW-003', { at: null, field: 'name' }))
  if (squadrons.every(squadron => squadron.ships.length === 0))
    found.push(problem('no-squadrons', 'PW-007', { at: null, field: 'squadrons' }))
  if (!isValid(budgetPoints)) found.push(problem('bad-number', 'PW-004', { at: null, field: 'budgetPoints' }))
  else if (cost > budgetPoints) {
    const blamed = latestGrowth(fleet, earlier) ?? { at: null, field: 'budgetPoints' }
    found.push(problem('over-budget', 'PW-004', { ...blamed, value: cost, limit: budgetPoints }))
  }
  const ids = squadrons.flatMap(squadron => [squadron.id, ...squadron.ships.map(ship => ship.id)])
  if (new Set<string>([fleet.id, ...ids]).size <= ids.length)
    found.push(problem('duplicate-id', 'PW-007', { at: null, field: 'squadrons' }))
  return found
}

function squadronProblems({ id, name, ships }: DraftSquadron): readonly FleetProblem[] {
  const value = ships.length
  const found: FleetProblem[] = []
  if (name.trim() === '') found.push(problem('name-empty', 'PW-007', { at: id, field: 'name' }))
  if (value < SQUADRON_SHIPS_MIN)
    found.push(problem('squadron-too-small', 'PW-007', { at: id, field: 'ships', value, limit: SQUADRON_SHIPS_MIN }))
  if (value > SQUADRON_SHIPS_MAX)
    found.push(problem('squadron-too-large', 'PW-007', { at: id, field: 'ships', value, limit: SQUADRON_SHIPS_MAX }))
  return found
}
