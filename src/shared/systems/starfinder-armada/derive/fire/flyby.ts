import type { BattleState, FleetState } from '../../model/battle'
import type { FleetId } from '../../model/design'
import type { FreeAttackDue } from '../../model/obligation'
import { readRuling } from '../../rulings'
import { findFleet, theFleet } from '../../state'
import { FLYBY_RANGE_HEXES } from '../../tables/stunts'
import { hasAbility } from '../fleet/abilities'

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
 * Whether a free attack does half damage: every one made during a flyby, by the fleet flown past or by another flown through on the way,
 * except that of point defense at a fleet that has failed its flyby (SA-043, SA-091).
 */
export function isHalvedByFlyby(state: BattleState, due: Pick<FreeAttackDue, 'fleetId' | 'targetId' | 'isDuringFlyby'>): boolean {
  if (!due.isDuringFlyby) return false
  const hasFailed = findFleet(state, due.targetId)?.stunt?.isSuccess === false
  return !(hasFailed && hasAbility(state, theFleet(state, due.fleetId), 'pointDefense'))
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
