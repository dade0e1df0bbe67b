import { endOfRound } from '../../../core/effects/clock'
import type { Decision } from '../commands/command'
import { hasCondition } from '../derive/fleet/conditions'
import { officerBonusTotal } from '../derive/checks/officer-bonus'
import { effectBegun } from '../rules/begin-effect'
import { theFleet } from '../state'
import { DIRECT } from '../tables/officers'
import type { ActionRule } from './action-rule'

/**
 * Direct (SA-063): the officer bonus to gunnery or Armor Class of the officer's fleet until the end of the round, or +1 if the check fails
 * by less than 5. A fleet without communications does not benefit (SA-109).
 */
export const direct: ActionRule<'direct'> = {
  side: 'ally',
  targets: () => [],
  check: (state, officer) => (hasCondition(state, theFleet(state, officer.fleetId), 'communications') ? 'cut-off' : null),
  *decide(state, officer, choice, roll): Decision {
    if (roll === null || roll.total <= roll.dc - DIRECT.missedBy) return []
    return [
      effectBegun(state, {
        kind: 'officerBonus',
        stat: choice.raises,
        targetId: officer.fleetId,
        value: roll.isSuccess ? officerBonusTotal(officer) : DIRECT.nearMiss,
        officerId: officer.id,
        cause: 'sa.cause.direct',
        source: 'SA-063',
        ending: endOfRound(state.round)
      })
    ]
  }
}
