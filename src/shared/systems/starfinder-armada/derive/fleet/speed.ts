import type { Breakdown } from '../../../../core/breakdown/breakdown'
import type { BattleState, FleetState } from '../../model/battle'
import { CLASSES } from '../../tables/classes'
import { DRIFT_SHARE } from '../../tables/limits'
import { ENGINES_SPEED } from '../../tables/modifiers'
import { conditionStrength, isConditionSuspended } from './conditions'
import { countShifts } from './effects'
import { countOfficers, type OfficerShare } from '../checks/officer-benefit'
import { count, explained, mention } from '../tally'

/**
 * Hexes a fleet may cross in a round (SA-013), less with Engines (SA-109), more with a Boost (SA-068); a disabled fleet drifts at half
 * speed (SA-097).
 */
export function speed(state: BattleState, fleet: FleetState): Breakdown {
  return explained(tally => {
    count(tally, 'classSpeed', CLASSES[fleet.fleetClass].speedHexes, 'SA-013')
    count(tally, 'engines', ENGINES_SPEED * conditionStrength(state, fleet, 'engines'), 'SA-109')
    if (isConditionSuspended(state, fleet, 'engines')) mention(tally, 'sa.part.engines', ENGINES_SPEED, 'SA-109', 'suspended')
    countShifts(tally, state, fleet, 'speed')
    countOfficers(tally, state, fleet, boosted('speed'))
    if (tally.total < 0) count(tally, 'floor', -tally.total, 'SA-013')
    if (fleet.status === 'disabled') count(tally, 'drift', Math.floor(tally.total / DRIFT_SHARE) - tally.total, 'SA-097')
  })
}

/** Hexes to advance before each turn (SA-014, SA-087), fewer with a Boost, never below 0 (SA-068). */
export function turnDistance(state: BattleState, fleet: FleetState): Breakdown {
  return explained(tally => {
    count(tally, 'classTurnDistance', CLASSES[fleet.fleetClass].turnDistance, 'SA-014')
    countOfficers(tally, state, fleet, boosted('turnDistance'))
    if (tally.total < 0) count(tally, 'floor', -tally.total, 'SA-068')
  })
}

/** The officers' part: roles add nothing, but a Boost may. */
function boosted(stat: 'speed' | 'turnDistance'): OfficerShare {
  return { role: null, stat, isCheck: false, withActions: true }
}
