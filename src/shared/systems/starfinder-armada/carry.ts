import type { CarryRules } from '../../core/carry/carry-rules'
import { without } from '../../kernel/collections'
import type { SaCommand } from './commands/command'
import { hpMax } from './derive/fleet/hull'
import type { BattleState } from './model/battle'
import type { DraftArmada, FleetId } from './model/design'
import { findFleet } from './state'

/** What lasts of an armada battle: hull points lost, fleets and officers that fell. */
export const starfinderCarry: CarryRules<BattleState, SaCommand, DraftArmada> = {
  partsOf: ({ fleets, officers }) => [...fleets, ...officers],
  woundOf(state, unitId) {
    const fleet = findFleet(state, unitId as FleetId)
    return fleet === undefined || fleet.hp >= hpMax(state, fleet) ? null : { hp: Math.max(0, fleet.hp) }
  },
  wounded: (unitId, wound, reason) => ({
    type: 'correctFleet',
    fleetId: unitId as FleetId,
    correction: wound,
    reason
  }),
  // Officers of a fleet that is struck off go aboard the first that is left.
  without(armada, partId) {
    const fleets = without(armada.fleets, ({ id }) => id === partId)
    const officers = without(armada.officers, ({ id }) => id === partId)
    const [first] = fleets
    return {
      ...armada,
      fleets,
      officers: first === undefined ? officers : officers.map(one => (one.fleetId === partId ? { ...one, fleetId: first.id } : one))
    }
  }
}
