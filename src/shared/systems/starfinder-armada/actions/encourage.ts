import { endOfRound } from '../../../core/effects/clock'
import type { Decision } from '../commands/command'
import { hasCondition } from '../derive/fleet/conditions'
import { officerBonusTotal } from '../derive/checks/officer-bonus'
import type { FleetId } from '../model/design'
import { effectBegun } from '../rules/begin-effect'
import { findFleet } from '../state'
import { ENCOURAGE_UNTYPED } from '../tables/officers'
import type { ActionRule } from './action-rule'

/**
 * Encourage (SA-060): the next check of a fleet or an officer gains the admiral's bonus, or an untyped +1. It does not help a flat check,
 * which nothing changes, nor a fleet without communications (SA-109). Reading: if no check uses it, it is lost at the end of the round.
 */
export const encourage: ActionRule<'encourage'> = {
  side: 'ally',
  targets: (choice, state) => [state.officers.find(one => one.id === choice.targetId)?.fleetId ?? (choice.targetId as FleetId)],
  check: (state, _officer, choice) => {
    const fleet = findFleet(state, choice.targetId as FleetId)
    return fleet !== undefined && hasCondition(state, fleet, 'communications') ? 'cut-off' : null
  },
  *decide(state, officer, choice, roll): Decision {
    if (roll?.isSuccess !== true) return []
    return [
      effectBegun(state, {
        kind: 'encouraged',
        targetId: choice.targetId,
        bonus: choice.bonus,
        value: choice.bonus === 'officer' ? officerBonusTotal(officer) : ENCOURAGE_UNTYPED,
        officerId: officer.id,
        cause: 'sa.cause.encourage',
        source: 'SA-060',
        ending: endOfRound(state.round)
      })
    ]
  }
}
