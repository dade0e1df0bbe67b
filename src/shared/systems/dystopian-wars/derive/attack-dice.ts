import { breakdown, type Breakdown, type BreakdownPart } from '../../../core/breakdown/breakdown'
import { sum } from '../../../kernel/collections'
import type { BattleState, Fire } from '../model/battle'
import type { Modifier } from '../model/modifier'
import { readRuling } from '../rulings'
import { combatant } from '../state'
import { canFire } from './attack-step'
import { half } from './half'
import { part } from './part'
import { firingParts, partDice } from './part-dice'
import { isSilenced } from './pool-dice'
import { shareOf, type SharedOut } from './split-pool'

/**
 * Attack dice of a whole roll: the lead in full, the others half as `dw.linkHalf` says (DW-006, DW-Q19), of a split gun its share, then the
 * modifiers of defender and attacker (DW-040, DW-041), which count down to none at the end or, by `dw.modifierFloor`, after the defender's
 * too. Parts that do not fire any more do not count (DW-038). Cards and rules add nothing to weapons that a critical has silenced (DW-066).
 * `others` are the other shares of the same split gun.
 */
export function fireDice(state: BattleState, fire: Fire, others: readonly SharedOut[], modifiers: readonly Modifier[]): Breakdown {
  const firing = firingParts(state, { ...fire, status: 'declared' })
  const able = firing.length > 0 ? firing : fire.parts.filter(one => canFire(state, one)).slice(0, 1)
  const parts: BreakdownPart[] = []
  able.forEach((one, i) => {
    const own = partDice(state, one, shareOf(state, fire, others))
    if (i === 0) parts.push(...own.parts)
    else {
      const counted = readRuling(state.rulings, 'dw.linkHalf') === 'yes' ? half(state.rulings, own.total) : own.total
      parts.push(part('mate', counted, 'DW-006', combatant(state, one.combatantId).name))
    }
  })
  for (const side of ['defender', 'attacker'] as const) {
    for (const one of modifiers)
      if (one.side === side) parts.push(part(side, one.value, side === 'defender' ? 'DW-040' : 'DW-041', one.name))
    if (readRuling(state.rulings, 'dw.modifierFloor') === 'afterDefender') parts.push(...floorOf(parts))
  }
  if (able.length > 0 && able.every(one => isSilenced(state, one)))
    parts.push(part('silent', -sum(modifiers.map(one => (one.source === 'gm' ? 0 : one.value))), 'DW-066'))
  return breakdown([...parts, ...floorOf(parts)])
}

/** What keeps a number of dice from falling below none. */
function floorOf(parts: readonly BreakdownPart[]): readonly BreakdownPart[] {
  const { total } = breakdown(parts)
  return total < 0 ? [part('floor', -total, 'DW-038')] : []
}
