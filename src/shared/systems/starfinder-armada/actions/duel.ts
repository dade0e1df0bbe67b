import { present } from '../../../kernel/present'
import type { Decision } from '../commands/command'
import { sideOf } from '../derive/fire/enemies'
import { officersAble, officersKnown } from '../rules/duels'
import { theFleet } from '../state'
import { REACH_HEXES } from '../tables/limits'
import { DUEL } from '../tables/officers'
import type { ActionRule } from './action-rule'

/**
 * Duel (SA-064 to SA-066): against an enemy fleet within 3 hexes that has an officer or is a capital fleet. Its result shows when the
 * volley is applied. +5 if a scan has shown the fleet's officers; the +5 for answering a duel is added with the volley.
 */
export const duel: ActionRule<'duel'> = {
  side: 'enemy',
  targets: choice => [choice.fleetId],
  meets: choice => choice.fleetId,
  reachHexes: REACH_HEXES.duel,
  check: (state, _officer, choice) => {
    const fleet = theFleet(state, choice.fleetId)
    return officersAble(state, fleet.id).length > 0 || fleet.fleetClass === 'capital' ? null : 'no-officer-near'
  },
  bonus: (state, officer, choice) =>
    officersKnown(state, sideOf(state, theFleet(state, officer.fleetId)), choice.fleetId) ? DUEL.bonus : 0,
  *decide(_state, officer, choice, roll): Decision {
    const { total, dc } = present(roll, 'the roll of a duel')
    return [{ type: 'duelFought', duel: { officerId: officer.id, fleetId: officer.fleetId, targetId: choice.fleetId, total, dc } }]
  }
}
