import { breakdown, type Breakdown, type BreakdownPart } from '../../../core/breakdown/breakdown'
import type { ChosenRulings } from '../../../core/rulings/ruling'
import type { BattleState, FirePart, Obstructions, UnitState } from '../model/battle'
import { readRuling } from '../rulings'
import { findUnit } from '../state'
import { DICE_MIN, DICE_PER_HP_LOST } from '../tables/limits'
import { diceAt, partArm, type ArmKind } from './arms'
import { suffers } from './criticals'
import { half } from './half'
import { part } from './part'

/** Kinds that fall silent in Chaos and Disarray (DW-066, row 11). */
const UNRULY: readonly ArmKind[] = ['torpedo', 'rocket', 'bomb']

/**
 * Attack dice of a weapon at its distance, whatever the target, less one for each hull point lost and those lost to criticals (DW-003,
 * DW-004). `dw.lastDie` decides about the last die. Beyond its last band a weapon has the dice of that band, if the table lets it fire.
 */
export function poolDice(state: BattleState, fired: FirePart): Breakdown {
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
    const least = readRuling(state.rulings, 'dw.lastDie') === 'stays' ? DICE_MIN : 0
    take(Math.max(least, base - lostDice(unit)), 'damage', 'DW-004')
    if (suffers(unit, 3) && (arm.kind === 'aa' || arm.kind === 'cc')) take(0, 'shredded', 'DW-066')
    if (suffers(unit, 11) && UNRULY.includes(arm.kind)) take(0, 'chaos', 'DW-066')
    if (suffers(unit, 6) && arm.weaponClass === 'ordnance') take(half(state.rulings, left), 'weaponDamage', 'DW-066')
  }
  return breakdown(parts)
}

/** Dice left after obstruction, which halves them once or twice (DW-005, DW-Q18). */
export function seenDice(rulings: ChosenRulings, dice: number, kind: ArmKind, obstructions: Obstructions): number {
  const times = halvings(rulings, kind, obstructions)
  const once = times > 0 ? half(rulings, dice) : dice
  return times > 1 ? half(rulings, once) : once
}

/** How often obstructions halve dice, 0 to 2: once for both or once for each, as `dw.obstruction` reads (DW-005, DW-Q18). */
export function halvings(rulings: ChosenRulings, kind: ArmKind, obstructions: Obstructions): Obstructions {
  if (obstructions === 0 || seesAround(kind)) return 0
  return readRuling(rulings, 'dw.obstruction') === 'twice' ? obstructions : 1
}

function lostDice(unit: UnitState): number {
  return DICE_PER_HP_LOST * Math.max(0, unit.hpStart - unit.hp)
}

/** Ack Ack and Concussion Charges ignore the line of sight and fire all round (DW-014, DW-050). */
function seesAround(kind: ArmKind): boolean {
  return kind === 'aa' || kind === 'cc'
}
