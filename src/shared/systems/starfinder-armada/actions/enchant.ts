import { endOfRound } from '../../../core/effects/clock'
import type { Decision } from '../commands/command'
import { effectBegun } from '../rules/begin-effect'
import type { ActionRule } from './action-rule'

/** Enchant (SA-070): two hexes more range and critical damage on a natural 19 or 20, until the end of the round. */
export const enchant: ActionRule<'enchant'> = {
  side: 'ally',
  targets: choice => [choice.fleetId],
  meets: choice => choice.fleetId,
  *decide(state, officer, choice, roll): Decision {
    if (roll?.isSuccess !== true) return []
    return [
      effectBegun(state, {
        kind: 'enchant',
        targetId: choice.fleetId,
        officerId: officer.id,
        cause: 'sa.cause.enchant',
        source: 'SA-070',
        ending: endOfRound(state.round)
      })
    ]
  }
}
