import type { DraftArmada } from '../model/design'
import { oldestFirst } from './oldest-first'
import { problem, type ArmadaProblem } from './problem'

/** Exactly one fleet of an armada is its flagship (SA-006). */
export function flagshipProblems(armada: DraftArmada, _rulings: unknown, earlier: readonly DraftArmada[] = []): readonly ArmadaProblem[] {
  const [first, ...others] = oldestFirst(
    armada.fleets.filter(fleet => fleet.abilities.includes('flagship')),
    earlier,
    (before, { id }) => before.fleets.some(fleet => fleet.id === id && fleet.abilities.includes('flagship'))
  )
  if (first === undefined) return missing(armada)
  return others.map(fleet =>
    problem({
      code: 'several-flagships',
      source: 'SA-006',
      field: 'abilities',
      fleetId: fleet.id,
      values: { name: fleet.name, flagship: first.name },
      remedy: { type: 'dropAbility', fleetId: fleet.id, ability: 'flagship' }
    })
  )
}

/** The admiral's fleet is the natural choice; without an admiral the first one is. */
function missing(armada: DraftArmada): readonly ArmadaProblem[] {
  const admiral = armada.officers.find(officer => officer.role === 'admiral')
  const choice = armada.fleets.find(fleet => fleet.id === admiral?.fleetId) ?? armada.fleets[0]
  if (choice === undefined) return []
  return [
    problem({
      code: 'no-flagship',
      source: 'SA-006',
      field: 'abilities',
      values: { name: choice.name },
      remedy: { type: 'addAbility', fleetId: choice.id, ability: 'flagship' }
    })
  ]
}
