import type { Breakdown, BreakdownPart } from '../../../core/breakdown/breakdown'
import { breakdown } from '../../../core/breakdown/breakdown'
import type { BattleState, Fire, FirePart, UnitState } from '../model/battle'
import type { Modifier } from '../model/modifier'
import { readRuling } from '../rulings'
import { combatant, findUnit, isInPlay } from '../state'
import { DICE_MIN, DICE_PER_HP_LOST } from '../tables/limits'
import type { ArmKind } from './arms'
import { diceAt, partArm } from './arms'
import { isBarred } from './attack-step'
import { suffers } from './criticals'
import { half } from './half'
import { part } from './part'

/** Kinds that fall silent in Chaos and Disarray (DW-066, row 11). */
const UNRULY: readonly ArmKind[] = ['torpedo', 'rocket', 'bomb']

/**
 * Attack dice of one weapon at its distance: less one for each hull point lost and what criticals take (DW-004), half when obstructed
 * (DW-005), what the GM adds. Beyond its last band it has those of that band, for a table that lets it fire. Never below 0.
 */
export function partDice(state: BattleState, fired: FirePart): Breakdown {
  const arm = partArm(state, fired)
  const base = diceAt(arm, fired.rangeInches) ?? arm.bands?.at(-1)?.dice ?? 0
  const parts: BreakdownPart[] = [part('base', base, 'DW-003')]
  let left = base
  const take = (to: number, name: Parameters<typeof part>[0], source: string): void => {
    parts.push(part(name, to - left, source))
    left = to
  }
  const unit = findUnit(state, fired.combatantId)
  if (unit !== undefined && base > 0) {
    take(Math.max(DICE_MIN, base - lostDice(unit)), 'damage', 'DW-004')
    if (suffers(unit, 3) && (arm.kind === 'aa' || arm.kind === 'cc')) take(0, 'shredded', 'DW-066')
    if (suffers(unit, 11) && UNRULY.includes(arm.kind)) take(0, 'chaos', 'DW-066')
    if (suffers(unit, 6) && arm.weaponClass === 'ordnance') take(half(state.rulings, left), 'weaponDamage', 'DW-066')
  }
  if (fired.isObstructed && !seesAround(arm.kind)) take(half(state.rulings, left), 'obstructed', 'DW-005')
  const { diceAdjustment } = combatant(state, fired.combatantId)
  take(Math.max(0, left + diceAdjustment), 'adjustment', 'DW-Q07')
  return breakdown(parts)
}

/**
 * Attack dice of a whole roll: the lead in full, the others half as `dw.linkHalf` reads (DW-006, DW-Q19), a split pool as far as it still
 * goes, then what defender and attacker tick (DW-040, DW-041). Those no longer on the table count for nothing (DW-038). `spent`: dice the
 * same split pool has rolled elsewhere.
 */
export function fireDice(state: BattleState, fire: Fire, spent: number, modifiers: readonly Modifier[]): Breakdown {
  const able = fire.parts.filter(one => isInPlay(state, one.combatantId) && !isBarred(state, one))
  const parts: BreakdownPart[] = []
  able.forEach((one, i) => {
    const own = partDice(state, one)
    if (i === 0) parts.push(...own.parts)
    else {
      const counted = readRuling(state.rulings, 'dw.linkHalf') === 'true' ? half(state.rulings, own.total) : own.total
      parts.push(part('mate', counted, 'DW-006', combatant(state, one.combatantId).name))
    }
  })
  const whole = breakdown(parts).total
  if (fire.splitDice !== null) parts.push(part('split', Math.min(fire.splitDice, Math.max(0, whole - spent)) - whole, 'DW-006'))
  for (const side of ['defender', 'attacker'] as const)
    for (const one of modifiers)
      if (one.side === side) parts.push(part(side, one.value, side === 'defender' ? 'DW-040' : 'DW-041', one.name))
  const { total } = breakdown(parts)
  return breakdown([...parts, total < 0 ? part('floor', -total, 'DW-038') : null])
}

function lostDice(unit: UnitState): number {
  return DICE_PER_HP_LOST * Math.max(0, unit.hpStart - unit.hp)
}

/** Ack Ack and Concussion Charges ignore the line of sight and fire all round (DW-014, DW-050). */
function seesAround(kind: ArmKind): boolean {
  return kind === 'aa' || kind === 'cc'
}
