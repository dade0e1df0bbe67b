import { FIRM_PROBLEMS } from '@shared/systems/xwing/validate/problem'
import { validateSquad } from '@shared/systems/xwing/validate/validate-squad'
import type { ProblemReading } from '../../../contract/system-builder'
import { NAME_ID } from '../../../builder/frame/focus-ids'
import { shipAt } from './squad-parts'
import type { SquadKinds } from './use-squad-builder'

export const squadProblems: ProblemReading<SquadKinds> = {
  find: (squad, rulings) => validateSquad(squad, rulings).problems,
  firm: FIRM_PROBLEMS,
  textOf: ({ code, values = {} }) => ({ key: `xw.problem.${code}`, values }),
  partAt: (squad, { at }) => shipAt(squad, at)?.id ?? null,
  /** The weapon, if the problem is about one, and the value, if the problem does not name it. */
  placesIn(squad, { code, at, field }) {
    const weapon = shipAt(squad, at)?.weapons.find(one => one.id === at)
    return [
      ...(weapon === undefined ? [] : [weapon.name]),
      ...(code === 'bad-number' || code === 'bad-text' ? [{ key: `xwBuilder.field.${field}` }] : [])
    ]
  },
  remedyOf: (_squad, { code, values = {} }) => ({ key: `xwBuilder.remedy.${code}`, values }),
  fieldOf(squad, { at, field }) {
    if (at === null) return `squad-${field}`
    if (shipAt(squad, at)?.id !== at) return `weapon-${field === 'range' ? 'rangeMin' : field === 'cost' ? 'cost-charges' : field}`
    return field === 'name' ? NAME_ID : `ship-${field === 'tokens' ? 'focus' : field}`
  },
  onShow: (own, problem) => own.openProblem(problem)
}
