import type { DraftArmada } from '@shared/systems/starfinder-armada/model/design'
import type { ArmadaProblem } from '@shared/systems/starfinder-armada/validate/problem'
import { FIRM_PROBLEMS } from '@shared/systems/starfinder-armada/validate/problem'
import { STANDINGS } from '../../../components/standing'
import type { Standing } from '../../../components/standing'

/** How a problem weighs in its armada. No leave covers what leaves nothing to fight with. */
export function standingOf(armada: DraftArmada, problem: ArmadaProblem): Standing {
  if (problem.severity === 'cannot-tell') return 'unsure'
  return armada.allowIllegal && !FIRM_PROBLEMS.includes(problem.code) ? 'allowed' : 'illegal'
}

/** The gravest standing of some problems; null when there are none. */
export function gravest(armada: DraftArmada, problems: readonly ArmadaProblem[]): Standing | null {
  const found = problems.map(problem => standingOf(armada, problem))
  return STANDINGS.find(standing => found.includes(standing)) ?? null
}
