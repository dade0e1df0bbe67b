import { present } from '../../../kernel/present'
import { measuredAttack } from '../commands/fire/stage-attack'
import { criticalThreshold } from '../derive/fire/critical-threshold'
import { hpMax, isDestroyedAt } from '../derive/fleet/hull'
import type { MoraleResult } from '../derive/checks/morale'
import type { BattleState } from '../model/battle'
import { readRuling } from '../rulings'
import { isFighting, theFleet } from '../state'
import { DESTROYED_ABOVE } from '../tables/limits'
import type { AttackNumbers } from './attack-odds'
import { damageSpread } from './damage-spread'
import { moraleOdds } from './morale-odds'
import { projected } from './pending'
import { attackNumbers, type PlannedShot } from './planned-odds'

/** The effect of planned attacks on their target, on top of those staged. Chances are from 0 to 1. */
export interface VolleyOdds {
  /** At least one roll on the critical table is owed, and the target survives to suffer it (SA-106 to SA-108). */
  readonly critical: number
  /** The hull crosses its critical threshold (SA-107). */
  readonly crossing: number
  /** The hull falls to 0 or less (SA-097). */
  readonly disabling: number
  /** The damage to the hull comes to exceed twice its maximum (SA-098). */
  readonly destroying: number
  /**
   * A morale check falls due and ends with this result (SA-100, SA-101), with one d20 and the present modifiers. The rest up to 1 is the
   * chance that none falls due.
   */
  readonly morale: Readonly<Record<MoraleResult, number>>
  /** Mean damage of them all together. */
  readonly expectedDamage: number
}

/**
 * Exact odds of attacks on one target that strike in this order after the staged volley, shields first (SA-084, SA-094). Where
 * `sa.batchOrder` puts criticals last, a critical counts as hurting the hull when the whole volley reaches it; duels are left out. Throws
 * when there is no attack, or a fleet is not there.
 */
export function volleyOdds(state: BattleState, shots: readonly PlannedShot[]): VolleyOdds {
  const target = theFleet(state, present(shots[0], 'attack').targetId)
  const attacks = shots.map(shot => attackNumbers(state, measuredAttack(shot)))
  const { sp, hp } = projected(state, target)
  const max = hpMax(state, target)
  const threshold = criticalThreshold(state, target)
  const isUncrossed = !target.hasCrossedThreshold && hp > threshold
  const isLeft = hp > 0 && isFighting(target)
  const disabledAt = Math.max(1, sp + hp)
  const crossedAt = isUncrossed ? sp + hp - threshold : disabledAt
  const destroyedAt = Math.max(1, sp + hp + (DESTROYED_ABOVE - 1) * max + 1)
  const calmEnd = Math.min(crossedAt, disabledAt)
  const { dealt, calm, expected } = damageSpread(attacks, sp, Math.max(destroyedAt, disabledAt), calmEnd)
  const calmChance = strikesCriticalsLast(state) ? calmAtLast(attacks, sp, calmEnd) : between(calm, 0, calmEnd)
  const checkable = isLeft && isUncrossed ? between(dealt, crossedAt, disabledAt) : 0
  return {
    critical: isLeft ? between(dealt, 0, disabledAt) - calmChance : 0,
    crossing: isUncrossed ? between(dealt, crossedAt, Infinity) : 0,
    disabling: hp > 0 ? between(dealt, disabledAt, Infinity) : 0,
    destroying: isDestroyedAt(hp, max) ? 0 : between(dealt, destroyedAt, Infinity),
    morale: moraleOdds(state, target, shots, attacks, { sp, from: crossedAt, below: disabledAt, chance: checkable }),
    expectedDamage: expected
  }
}

function strikesCriticalsLast(state: BattleState): boolean {
  return readRuling(state.rulings, 'sa.batchOrder') === 'worstForDefender'
}

/** The chance that less than `end` is dealt and no critical owed, where the shields meet the criticals last. */
function calmAtLast(attacks: readonly AttackNumbers[], sp: number, end: number): number {
  const withheld = damageSpread(attacks, Infinity, end).calm
  const open = damageSpread(attacks, -1, end).calm
  return between(withheld, 0, Math.min(end, sp + 1)) + between(open, sp + 1, end)
}

/** The chance of at least `from` points and fewer than `below`. */
function between(dealt: Float64Array, from: number, below: number): number {
  let chance = 0
  for (let d = from; d < dealt.length && d < below; d += 1) chance += dealt[d] ?? 0
  return chance
}
