import type { BattleState, FleetState } from '../../model/battle'
import type { FleetId } from '../../model/design'
import { readRuling } from '../../rulings'
import { findFleet } from '../../state'
import { FLYBY_RANGE_HEXES } from '../../tables/stunts'

/** The part of an attack that a flyby changes; a `stageAttack` command fits. */
interface FlybyQuestion {
  readonly attackerId: FleetId
  readonly targetId: FleetId
  readonly rangeHexes: number
  readonly isFromFrontArc: boolean
  readonly isTargetAhead: boolean
}

/** Whether the fleet has flown by the target this round, which changes its attack (SA-090, SA-Q28). */
function hasFlownBy(fleet: FleetState, targetId: FleetId): boolean {
  const { stunt } = fleet
  return stunt !== null && stunt.isSuccess && stunt.targetId === targetId
}

/**
 * The attack of the round as it counts. After a flyby the fleet fires as if from the next hex, from any of its own arcs at the side of its
 * choice, which is the one without the shield bonus (SA-Q28). Any other attack is as measured.
 */
export function asItCounts<A extends FlybyQuestion>(state: BattleState, attack: A): A {
  const attacker = findFleet(state, attack.attackerId)
  if (attacker === undefined || !hasFlownBy(attacker, attack.targetId)) return attack
  return {
    ...attack,
    rangeHexes: Math.min(attack.rangeHexes, FLYBY_RANGE_HEXES),
    isFromFrontArc: readRuling(state.rulings, 'sa.shieldAcArc') === 'notFront',
    isTargetAhead: true
  }
}
