import { FIRM_PROBLEMS } from '@shared/systems/xwing/validate/problem'
import { weighing } from '../../../builder/problems/problem-standing'

/** How the problems of a squad weigh in it. */
export const { standingOf, gravest } = weighing(FIRM_PROBLEMS)
