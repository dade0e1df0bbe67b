import type { DraftForce } from '@shared/systems/dystopian-wars/model/force'
import type { ForceProblem } from '@shared/systems/dystopian-wars/validate/problem'
import { FIRM_PROBLEMS } from '@shared/systems/dystopian-wars/validate/problem'
import * as weighing from '../../../components/builder/problem-standing'
import type { Standing } from '../../../components/standing'

/** How a problem weighs in its force. */
export function standingOf(force: DraftForce, problem: ForceProblem): Standing {
  return weighing.standingOf(force, problem.severity, FIRM_PROBLEMS.includes(problem.code))
}

/** The gravest standing of some problems; null when there are none. */
export function gravest(force: DraftForce, problems: readonly ForceProblem[]): Standing | null {
  return weighing.gravest(problems.map(problem => standingOf(force, problem)))
}
