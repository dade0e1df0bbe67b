import { FIRM_PROBLEMS } from '@shared/systems/dystopian-wars/validate/problem'
import { weighing } from '../../../builder/problems/problem-standing'

/** How the problems of a force weigh in it. */
export const { standingOf, gravest } = weighing(FIRM_PROBLEMS)
