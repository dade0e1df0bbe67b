import type { Breakdown } from '../../../core/breakdown/breakdown'
import type { BattleState, FleetState } from '../model/battle'
import { halfHull, hpMax } from './hull'

/** Hull points at which critical damage and morale are due: half of the maximum, rounded down (SA-020, SA-Q16). */
export function criticalThreshold(state: BattleState, fleet: FleetState): number {
  return halfHull(hpMax(state, fleet))
}

/** The same with its part, for a hull maximum. */
export function criticalThresholdOf(hp: number): Breakdown {
  const total = halfHull(hp)
  return { total, parts: [{ label: 'sa.part.halfOfHull', value: total, values: { hp }, source: 'SA-020' }] }
}
