import type { Breakdown, BreakdownPart } from '../../../core/breakdown/breakdown'
import type { DiceLimits, DiceModifier, Shot } from '../model/attack'
import type { BattleState } from '../model/battle'
import { readRuling } from '../rulings'
import { theShip, theWeapon } from '../state'
import type { Pool } from '../model/dice'
import { ATTACK_BONUS_RANGE, DEFENSE_BONUS_RANGE, OBSTRUCTED_BONUS, RANGE_BONUS } from '../tables/limits'
import { isAtRange0, isPrimaryAtRange0 } from './range0'
import { limited } from './limited'
import { notCounted, part } from './part'

export const NO_LIMITS: DiceLimits = { min: null, max: null }

/** How many dice of a pool would be rolled now, 0 to 6, with a part for each reason. */
export function diceCount(
  state: BattleState,
  shot: Shot,
  pool: Pool,
  modifiers: readonly DiceModifier[] = [],
  limits: DiceLimits = NO_LIMITS
): Breakdown {
  return pool === 'attack' ? attackDice(state, shot, modifiers, limits) : defenseDice(state, shot, modifiers, limits)
}

/**
 * Attack value, range 1 bonus and modifiers, then limits (XW-011, XW-035). A primary attack at range 0 gains no dice; whether
 * a minimum adds any `xw.range0Minimum` says (XW-012).
 */
function attackDice(state: BattleState, shot: Shot, modifiers: readonly DiceModifier[], limits: DiceLimits): Breakdown {
  const isCapped = isPrimaryAtRange0(state, shot)
  const parts = modifiers.map(one => {
    const named = modified(one, 'XW-011')
    return isCapped && one.source !== 'gm' && one.value > 0 && !one.isAllowedAtRange0 ? notCounted(named, 'range0') : named
  })
  const base = part('attackValue', theWeapon(state, shot).attack, 'XW-011')
  const addsNone = isCapped && readRuling(state.rulings, 'xw.range0Minimum') === 'addsNone'
  const held = { rulings: state.rulings, source: 'XW-011', raisedTo: addsNone ? base.value : null }
  return limited([base, ...rangeBonus(state, shot, ATTACK_BONUS_RANGE), ...parts], limits, held)
}

/**
 * Agility, bonuses for range 3 and obstruction, modifiers, then limits (XW-017, XW-035, XW-036). At range 0 enemies take none, unless
 * `xw.range0DefenseDice` counts what they take (XW-019, XW-Q13).
 */
function defenseDice(state: BattleState, shot: Shot, modifiers: readonly DiceModifier[], limits: DiceLimits): Breakdown {
  const isSafe = isAtRange0(state, shot) && readRuling(state.rulings, 'xw.range0DefenseDice') === 'notCounted'
  const parts = modifiers.map(one => {
    const named = modified(one, 'XW-017')
    return isSafe && one.source !== 'gm' && one.side === 'attacker' && one.value < 0 ? notCounted(named, 'range0') : named
  })
  const base = [
    part('agility', theShip(state, shot.defenderId).agility, 'XW-017'),
    ...rangeBonus(state, shot, DEFENSE_BONUS_RANGE),
    ...(shot.isObstructed ? [part('obstructed', OBSTRUCTED_BONUS, 'XW-036')] : [])
  ]
  return limited([...base, ...parts], limits, { rulings: state.rulings, source: 'XW-017', raisedTo: null })
}

function rangeBonus(state: BattleState, shot: Shot, range: number): readonly BreakdownPart[] {
  if (shot.range !== range) return []
  const bonus = part('rangeBonus', RANGE_BONUS, 'XW-035')
  return [theWeapon(state, shot).isOrdnance ? notCounted(bonus, 'ordnance') : bonus]
}

function modified(one: DiceModifier, source: string): BreakdownPart {
  return { ...part(one.source === 'gm' ? 'gm' : one.side, one.value, source), values: { name: one.name } }
}
