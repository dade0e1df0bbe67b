import type { ChosenRulings } from '../../../core/rulings/ruling'
import { judge } from '../../../core/validate/verdict'
import type { DraftShip, DraftSquad, FitSquad } from '../model/squad'
import { isValid, isValidText } from '../rules/numbers'
import { INITIATIVE_MAX } from '../tables/limits'
import { FIRM_PROBLEMS, problem, type SquadProblem } from './problem'
import { weaponProblems } from './weapons'

interface SquadVerdict {
  /** 'unsure' when nothing is illegal but the rules leave something open. */
  readonly verdict: 'legal' | 'illegal' | 'unsure'
  readonly problems: readonly SquadProblem[]
  /** The squad if it may fight: not illegal, or illegal but allowed by the GM. Null otherwise, and for problems nobody can allow. */
  readonly fit: FitSquad | null
}

/**
 * Checks that every card has what an attack needs. The text has no points and no composition (XW-Q11). `rulings` decide which ranges exist.
 */
export function validateSquad(squad: DraftSquad, rulings: ChosenRulings): SquadVerdict {
  const problems = [...rosterProblems(squad), ...squad.ships.flatMap(ship => shipProblems(ship, rulings))]
  const { verdict, isFit } = judge(problems, FIRM_PROBLEMS, squad.allowIllegal)
  // The brand is a promise only this function makes.
  return { verdict, problems, fit: isFit ? (squad as FitSquad) : null }
}

function rosterProblems(squad: DraftSquad): readonly SquadProblem[] {
  const found: SquadProblem[] = []
  if (squad.name.trim() === '') found.push(problem('name-empty', 'XW-Q11', null, 'name'))
  if (!isValidText(squad.name)) found.push(problem('bad-text', 'XW-Q11', null, 'name'))
  if (squad.ships.length === 0) found.push(problem('no-ships', 'XW-001', null, 'ships'))
  for (const field of ['attackDiceOwned', 'defenseDiceOwned'] as const) {
    const owned = squad[field]
    if (owned !== null && !isValid(owned, 1)) found.push(problem('bad-number', 'XW-033', null, field))
  }
  const ids = squad.ships.map(ship => ship.id)
  if (new Set(ids).size < ids.length) found.push(problem('duplicate-id', 'XW-001', null, 'ships'))
  return found
}

/** A ship's card needs an initiative, a hull and weapons (XW-004, XW-038, XW-040). */
function shipProblems(ship: DraftShip, rulings: ChosenRulings): readonly SquadProblem[] {
  const { id, weapons } = ship
  const found: SquadProblem[] = []
  if (ship.name.trim() === '') found.push(problem('name-empty', 'XW-Q11', id, 'name'))
  if (!isValidText(ship.name)) found.push(problem('bad-text', 'XW-Q11', id, 'name'))
  if (!isValid(ship.initiative, 0, INITIATIVE_MAX)) found.push(problem('bad-number', 'XW-040', id, 'initiative'))
  if (!isValid(ship.agility)) found.push(problem('bad-number', 'XW-017', id, 'agility'))
  if (!isValid(ship.hull, 1)) found.push(problem('bad-number', 'XW-038', id, 'hull'))
  if (!isValid(ship.shields)) found.push(problem('bad-number', 'XW-038', id, 'shields'))
  if (!Object.values(ship.tokens).every(count => isValid(count))) found.push(problem('bad-number', 'XW-037', id, 'tokens'))
  if (!isValid(ship.points ?? 0)) found.push(problem('bad-number', 'XW-Q11', id, 'points'))
  if (ship.abilities?.some(one => one.name.trim() === '') === true) found.push(problem('name-empty', 'XW-Q11', id, 'abilities'))
  if (ship.abilities?.some(one => !isValidText(one.name)) === true) found.push(problem('bad-text', 'XW-Q11', id, 'abilities'))
  if (weapons.length === 0) found.push(problem('no-weapon', 'XW-004', id, 'weapons', 'cannot-tell'))
  if (new Set(weapons.map(weapon => weapon.id)).size < weapons.length) found.push(problem('duplicate-id', 'XW-004', id, 'weapons'))
  return [...found, ...weapons.flatMap(weapon => weaponProblems(weapon, rulings))]
}
