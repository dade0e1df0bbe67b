import type { StuntAttempt } from '../model/battle'
import { BACK_OFF_PENALTY } from '../tables/stunts'

/** How a stunt came out: what it then does is told by `sa.stuntResult.<stunt>.<outcome>` (SA-090, SA-Q28). Only backing off can fail badly. */
export function stuntOutcome(attempt: StuntAttempt): 'success' | 'failure' | 'badFailure' {
  if (attempt.isSuccess) return 'success'
  const isBad = attempt.stunt === 'backOff' && attempt.margin !== null && attempt.margin <= BACK_OFF_PENALTY.failedBy
  return isBad ? 'badFailure' : 'failure'
}
