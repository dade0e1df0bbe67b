import type { DraftSquad } from '@shared/systems/xwing/model/squad'
import type { SquadProblem } from '@shared/systems/xwing/validate/problem'
import { FIRM_PROBLEMS } from '@shared/systems/xwing/validate/problem'
import * as weighing from '../../../components/builder/problem-standing'
import type { Standing } from '../../../components/standing'

/** How a problem weighs in its squad. */
export function standingOf(squad: DraftSquad, problem: SquadProblem): Standing {
  return weighing.standingOf(squad, problem.severity, FIRM_PROBLEMS.includes(problem.code))
}

/** The gravest standing of some problems; null when there are none. */
export function gravest(squad: DraftSquad, problems: readonly SquadProblem[]): Standing | null {
  return weighing.gravest(problems.map(problem => standingOf(squad, problem)))
}
