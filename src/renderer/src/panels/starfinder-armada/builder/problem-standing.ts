import type { DraftArmada } from '@shared/systems/starfinder-armada/model/design'
import type { ArmadaProblem } from '@shared/systems/starfinder-armada/validate/problem'
import { FIRM_PROBLEMS } from '@shared/systems/starfinder-armada/validate/problem'
import * as weighing from '../../../components/builder/problem-standing'
import type { Standing } from '../../../components/standing'

/** How a problem weighs in its armada. */
export function standingOf(armada: DraftArmada, problem: ArmadaProblem): Standing {
  return weighing.standingOf(armada, problem.severity, FIRM_PROBLEMS.includes(problem.code))
}

/** The gravest standing of some problems; null when there are none. */
export function gravest(armada: DraftArmada, problems: readonly ArmadaProblem[]): Standing | null {
  return weighing.gravest(problems.map(problem => standingOf(armada, problem)))
}
