import type { DraftFleet } from '@shared/systems/petit-wargame/model/design'
import type { FleetProblem } from '@shared/systems/petit-wargame/validate/problem'
import { FIRM_PROBLEMS } from '@shared/systems/petit-wargame/validate/problem'
import { standingOf } from '../../../components/builder/problem-standing'
import type { Standing } from '../../../components/standing'

/** How problems weigh in their fleet, one by one. */
export function standingsOf(fleet: DraftFleet, problems: readonly FleetProblem[]): readonly Standing[] {
  return problems.map(({ severity, code }) => standingOf(fleet, severity, FIRM_PROBLEMS.includes(code)))
}
