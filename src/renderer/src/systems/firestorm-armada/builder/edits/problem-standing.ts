import { FIRM_PROBLEMS } from '@shared/systems/firestorm-armada/validate/problem'
import { weighing } from '../../../../builder/problems/problem-standing'

/** How the problems of a fleet weigh in it. */
export const { standingOf, gravest } = weighing(FIRM_PROBLEMS)
