import { judge } from '../../../core/validate/verdict'
import type { DraftForce, DraftWing, FitForce } from '../model/force'
import { idsIn } from '../model/ids-in'
import { isValid } from '../rules/numbers'
import { marProblems } from './mars'
import { FIRM_PROBLEMS, problem, type ForceProblem } from './problem'
import { unitProblems } from './units'

interface ForceVerdict {
  /** unsure: nothing illegal, and at least one thing the rules do not settle. */
  readonly verdict: 'legal' | 'illegal' | 'unsure'
  readonly problems: readonly ForceProblem[]
  /** The force as fit for battle: not illegal, or allowed by the GM. Null otherwise, and if not even the GM can allow it. */
  readonly fit: FitForce | null
}

/** Checks that a force's cards have all the sequence needs; the text has no points and no rules of composition (DW-001, DW-003, DW-060). */
export function validateForce(force: DraftForce): ForceVerdict {
  const problems = [
    ...rosterProblems(force),
    ...force.squadrons.flatMap(({ units, wings }) => [...units.flatMap(unitProblems), ...wings.flatMap(wingProblems)])
  ]
  const { verdict, isFit } = judge(problems, FIRM_PROBLEMS, force.allowIllegal)
  // Only this function gives the brand.
  return { verdict, problems, fit: isFit ? (force as FitForce) : null }
}

function rosterProblems(force: DraftForce): readonly ForceProblem[] {
  const { squadrons } = force
  const found: ForceProblem[] = []
  if (force.name.trim() === '') found.push(problem('name-empty', 'DW-001', null, 'name'))
  if (!isValid(force.cards)) found.push(problem('bad-number', 'DW-058', null, 'cards'))
  if (squadrons.every(squadron => squadron.units.length + squadron.wings.length === 0))
    found.push(problem('no-squadrons', 'DW-001', null, 'squadrons'))
  for (const { id, name, units, wings } of squadrons) {
    if (name.trim() === '') found.push(problem('name-empty', 'DW-001', id, 'name'))
    if (units.length + wings.length === 0) found.push(problem('empty-squadron', 'DW-001', id, 'units'))
  }
  const ids = idsIn(squadrons)
  if (new Set(ids).size < ids.length) found.push(problem('duplicate-id', 'DW-001', null, 'squadrons'))
  return found
}

/** A wing's card: tokens in the air, whole numbers, a kind for its ordnance, Combat Air Patrol for fighters alone (DW-002, DW-011). */
function wingProblems(wing: DraftWing): readonly ForceProblem[] {
  const { id } = wing
  const found: ForceProblem[] = []
  if (wing.name.trim() === '') found.push(problem('name-empty', 'DW-002', id, 'name'))
  if (!isValid(wing.tokens, 1)) found.push(problem('bad-number', 'DW-002', id, 'tokens'))
  for (const field of ['fuel', 'aaPerToken', 'ordnancePerToken'] as const)
    if (!isValid(wing[field])) found.push(problem('bad-number', 'DW-002', id, field))
  if (wing.isOnCap && wing.type !== 'fighter') found.push(problem('cap-not-fighter', 'DW-011', id, 'isOnCap'))
  if (wing.ordnancePerToken > 0 === (wing.ordnanceKind === null)) found.push(problem('ordnance-unnamed', 'DW-002', id, 'ordnanceKind'))
  return [...found, ...marProblems(wing.mars, id)]
}
