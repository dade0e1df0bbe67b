import type { Breakdown } from '../../../../core/breakdown/breakdown'
import type { BattleState, FleetState } from '../../model/battle'
import { HULL_SHARES } from '../../tables/limits'
import { hullBehind } from '../fleet/hull'

/** Hull points at which critical damage and morale are due: half of the hull maximum, rounded down (SA-020, SA-Q16, SA-Q17). */
export function criticalThreshold(state: BattleState, fleet: FleetState): number {
  return halfOf(hullBehind(state, fleet, 'threshold'))
}

/** The same as a breakdown. */
export function criticalThresholdOf(state: BattleState, fleet: FleetState): Breakdown {
  const hp = hullBehind(state, fleet, 'threshold')
  const total = halfOf(hp)
  return { total, parts: [{ label: 'sa.part.halfOfHull', value: total, values: { hp }, source: 'SA-020' }] }
}

function halfOf(hp: number): number {
  return Math.floor(hp / HULL_SHARES.criticalThreshold)
}
