import { BATTLE } from '../../../core/effects/clock'
import type { Decision } from '../commands/command'
import { effectBegun } from '../rules/begin-effect'
import type { ActionRule } from './action-rule'

/** Precognition (SA-071): the armada rolls a d4 with its next check for the order of movement and adds it. */
export const precognition: ActionRule<'precognition'> = {
  side: 'ally',
  targets: () => [],
  *decide(state, officer, _choice, roll): Decision {
    if (roll?.isSuccess !== true) return []
    return [
      effectBegun(state, {
        kind: 'precognition',
        targetId: officer.armadaId,
        officerId: officer.id,
        cause: 'sa.cause.precognition',
        source: 'SA-071',
        ending: BATTLE
      })
    ]
  }
}
