import { endOfRound } from '../../../core/effects/clock'
import type { Decision } from '../commands/command'
import { officerBonusTotal } from '../derive/checks/officer-bonus'
import type { FleetId } from '../model/design'
import { effectBegun } from '../rules/begin-effect'
import { findFleet } from '../state'
import { ENCOURAGE_UNTYPED } from '../tables/officers'
import type { ActionRule } from './action-rule'

/**
 * Encourage (SA-060): the next check of a fleet or an officer gains the admiral's bonus, or an untyped +1. It does not help a flat check,
 * which nothing changes. An officer hears it even aboard a fleet without communications, the fleet does not (SA-109). Reading: if no check
 * uses it, it is lost at the end of the round.
 */
export const encourage: ActionRule<'encourage'> = {
  side: 'ally',
  targets: (choice, state) => [state.officers.find(one => one.id === choice.targetId)?.fleetId ?? (choice.targetId as FleetId)],
  isHeardWithoutCommunications: (state, choice) => findFleet(state, choice.targetId as FleetId) === undefined,
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
