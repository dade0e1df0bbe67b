import type { BattleState, FleetState } from '../model/battle'
import { damageSplit } from '../rules/apply-damage'

/** Shields and hull of a fleet once the volley staged so far has been applied. */
interface Projected {
  readonly sp: number
  readonly hp: number
}

/**
 * The shields and hull of a fleet after the staged volley (SA-084, SA-094). The order of the attacks makes no difference to these two
 * numbers, even with boarders who bypass shields (SA-Q30).
 */
export function projected(state: BattleState, fleet: FleetState): Projected {
  let damage = 0
  let within = 0
  for (let i = 0; i < state.volley.length; i += 1) {
    const attack = state.volley[i]
    if (attack?.targetId !== fleet.id || !attack.isHit) continue
    if (attack.bypassesShields) within += attack.damage
    else damage += attack.damage
  }
  const { spLost, hpLost } = damageSplit(fleet.sp, damage)
  return { sp: fleet.sp - spLost, hp: fleet.hp - hpLost - within }
}
