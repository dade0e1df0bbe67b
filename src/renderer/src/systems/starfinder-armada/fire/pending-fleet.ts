import { damageSplit } from '@shared/systems/starfinder-armada/rules/apply-damage'
import { volleyInOrder } from '@shared/systems/starfinder-armada/rules/volley-order'
import type { BattleState, FleetState, StagedAttack } from '@shared/systems/starfinder-armada/model/battle'

export interface Points {
  readonly sp: number
  readonly hp: number
}

/** The target's values after each staged attack, in order of application. Misses change nothing. */
export function pointsAfterEach(state: BattleState): ReadonlyMap<string, Points> {
  const left = new Map<string, Points>()
  const after = new Map<string, Points>()
  for (const attack of volleyInOrder(state)) {
    const before = left.get(attack.targetId) ?? pointsOf(state, attack)
    const next = attack.isHit ? hit(before, attack) : before
    left.set(attack.targetId, next)
    after.set(attack.id, next)
  }
  return after
}

/** A fleet's values after the whole staged volley. */
export function pointsAfterVolley(state: BattleState, fleet: FleetState): Points {
  let points: Points = { sp: fleet.sp, hp: fleet.hp }
  for (const attack of volleyInOrder(state)) if (attack.targetId === fleet.id && attack.isHit) points = hit(points, attack)
  return points
}

function hit(points: Points, attack: StagedAttack): Points {
  const { spLost, hpLost } = damageSplit(attack.bypassesShields ? 0 : points.sp, attack.damage)
  return { sp: points.sp - spLost, hp: points.hp - hpLost }
}

function pointsOf(state: BattleState, attack: StagedAttack): Points {
  const fleet = state.fleets.find(one => one.id === attack.targetId)
  return { sp: fleet?.sp ?? 0, hp: fleet?.hp ?? 0 }
}
