import { breakdown, type Breakdown, type BreakdownPart } from '../../../core/breakdown/breakdown'
import type { BattleState, Fire, FirePart, Share } from '../model/battle'
import type { Modifier } from '../model/modifier'
import { readRuling } from '../rulings'
import { combatant } from '../state'
import { partArm } from './arms'
import { canFire } from './attack-step'
import { half } from './half'
import { part } from './part'
import { poolDice, seenDice } from './pool-dice'
import { shareOf, type SharedOut } from './split-pool'

/**
 * Attack dice of one weapon in one roll: those for its distance, half if obstructed (DW-005), and the GM's modifiers (DW-Q07). Never below
 * 0. A split gun gives its `share` instead of all it has (DW-006).
 */
export function partDice(state: BattleState, fired: FirePart, share: Share | null = null): Breakdown {
  const pool = poolDice(state, fired)
  const taken = share?.taken ?? pool.total
  const left = share?.left ?? seenDice(state.rulings, pool.total, partArm(state, fired).kind, fired.obstructions)
  const { diceAdjustment } = combatant(state, fired.combatantId)
  return breakdown([
    ...pool.parts,
    share === null ? null : part('split', taken - pool.total, 'DW-006'),
    part('obstructed', left - taken, 'DW-005'),
    part('adjustment', Math.max(0, left + diceAdjustment) - left, 'DW-Q07')
  ])
}

/**
 * Attack dice of a whole roll: the lead in full, the others half as `dw.linkHalf` says (DW-006, DW-Q19), of a split gun its share, then the
 * modifiers of defender and attacker (DW-040, DW-041). Parts no longer on the table do not count (DW-038). `others` are the other shares of
 * the same split gun.
 */
export function fireDice(state: BattleState, fire: Fire, others: readonly SharedOut[], modifiers: readonly Modifier[]): Breakdown {
  const able = fire.parts.filter(one => canFire(state, one))
  const parts: BreakdownPart[] = []
  able.forEach((one, i) => {
    const own = partDice(state, one, shareOf(state, fire, others))
    if (i === 0) parts.push(...own.parts)
    else {
      const counted = readRuling(state.rulings, 'dw.linkHalf') === 'true' ? half(state.rulings, own.total) : own.total
      parts.push(part('mate', counted, 'DW-006', combatant(state, one.combatantId).name))
    }
  })
  for (const side of ['defender', 'attacker'] as const)
    for (const one of modifiers)
      if (one.side === side) parts.push(part(side, one.value, side === 'defender' ? 'DW-040' : 'DW-041', one.name))
  const { total } = breakdown(parts)
  return breakdown([...parts, total < 0 ? part('floor', -total, 'DW-038') : null])
}
