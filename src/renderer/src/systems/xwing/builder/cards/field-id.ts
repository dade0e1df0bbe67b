import type { DraftSquad } from '@shared/systems/xwing/model/squad'
import type { SquadProblem } from '@shared/systems/xwing/validate/problem'
import { shipAt } from '../squad-edits'

/** The id of the field on the screen in which a problem is put right, its ship chosen and its weapon open. */
export function fieldId(squad: DraftSquad, { at, field }: SquadProblem): string {
  if (at === null) return `squad-${field}`
  if (shipAt(squad, at)?.id !== at) return `weapon-${field === 'range' ? 'rangeMin' : field === 'cost' ? 'cost-charges' : field}`
  return `ship-${field === 'tokens' ? 'focus' : field}`
}
