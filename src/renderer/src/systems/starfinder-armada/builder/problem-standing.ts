import { FIRM_PROBLEMS } from '@shared/systems/starfinder-armada/validate/problem'
import { weighing } from '../../../builder/problems/problem-standing'

/** How the problems of an armada weigh in it. */
export const { standingOf, gravest } = weighing(FIRM_PROBLEMS)
