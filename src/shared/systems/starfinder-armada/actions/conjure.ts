import { endOfRound } from '../../../core/effects/clock'
import type { Decision } from '../commands/command'
import { officerBonusTotal } from '../derive/checks/officer-bonus'
import { effectBegun } from '../rules/begin-effect'
import type { ActionRule } from './action-rule'

/**
 * Conjure (SA-069): cosmic debris in a hex and the six around it until the end of the round. A fleet that ends its move there takes the
 * officer bonus as damage, and fire through it is hindered. The table reports both as they happen.
 */
export const conjure: ActionRule<'conjure'> = {
  side: 'any',
  targets: () => [],
  *decide(state, officer, choice, roll): Decision {
    if (roll?.isSuccess !== true) return []
    return [
      effectBegun(state, {
        kind: 'debris',
        targetId: officer.fleetId,
        armadaId: officer.armadaId,
        place: choice.place.trim(),
        damage: officerBonusTotal(officer),
        officerId: officer.id,
        cause: 'sa.cause.conjure',
        source: 'SA-069',
        ending: endOfRound(state.round)
      })
    ]
  }
}
