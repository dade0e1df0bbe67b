import { present } from '../../../kernel/present'
import type { Decision } from '../commands/command'
import { sideOf } from '../derive/fire/enemies'
import { theFleet } from '../state'
import { SCAN_LEVELS } from '../tables/limits'
import { SCAN } from '../tables/officers'
import type { ActionRule } from './action-rule'

/**
 * Scan (SA-074): the side learns the first category it does not know of an enemy fleet, and one more for every full 5 points above its
 * Armor Class.
 */
export const scan: ActionRule<'scan'> = {
  side: 'enemy',
  targets: choice => [choice.fleetId],
  meets: choice => choice.fleetId,
  *decide(state, officer, choice, roll): Decision {
    const { total, dc, isSuccess } = present(roll, 'the roll of a scan')
    if (!isSuccess) return []
    const sideId = sideOf(state, theFleet(state, officer.fleetId))
    const known = state.scans.find(one => one.sideId === sideId && one.fleetId === choice.fleetId)?.level ?? 0
    const level = Math.min(SCAN_LEVELS, known + 1 + Math.floor((total - dc) / SCAN.pointsPerCategory))
    return level === known ? [] : [{ type: 'scanSet', sideId, fleetId: choice.fleetId, level }]
  }
}
