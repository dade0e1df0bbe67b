import { breakdown, type Breakdown, type BreakdownPart } from '../../../core/breakdown/breakdown'
import type { ChosenRulings } from '../../../core/rulings/ruling'
import type { BattleState, FirePart, Obstructions, UnitState } from '../model/battle'
import { readRuling } from '../rulings'
import { findUnit } from '../state'
import { DICE_MIN, DICE_PER_HP_LOST, HP_PER_DIE } from '../tables/limits'
import { armOf, diceAt, partArm, type Arm, type ArmKind } from './arms'
import { suffers, timesSuffered } from './criticals'
import { halved } from './half'
import { part } from './part'

/** Kinds that fall silent in Chaos and Disarray (DW-066, row 11). */
const UNRULY: readonly ArmKind[] = ['torpedo', 'rocket', 'bomb']

/**
 * Attack dice of a weapon at its distance, whatever the target, less those lost with hull points and those lost to criticals (DW-003,
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
    take(Math.max(least, base - lostDice(state.rulings, unit)), 'damage', 'DW-004')
    const silence = silenceOf(unit, arm.kind)
    if (silence !== null) take(0, silence, 'DW-066')
    if (arm.weaponClass === 'ordnance') take(halved(state.rulings, left, timesSuffered(unit, 6)), 'weaponDamage', 'DW-066')
  }
  return breakdown(parts)
}

/** Whether a critical of its unit lets the weapon roll no dice at all, whatever cards or rules would add (DW-066, rows 3 and 11). */
export function isSilenced(state: BattleState, { combatantId, weaponId }: FirePart): boolean {
  const unit = findUnit(state, combatantId)
  const arm = armOf(state, combatantId, weaponId)
  return unit !== undefined && arm !== undefined && silenceOf(unit, arm.kind) !== null
}

/** Dice left after obstruction, which halves them once or twice (DW-005, DW-Q18). */
export function seenDice(rulings: ChosenRulings, dice: number, arm: Arm, obstructions: Obstructions): number {
  return halved(rulings, dice, halvings(rulings, arm, obstructions))
}

/**
 * How often obstructions halve dice, 0 to 2: once for both or once for each, as `dw.obstruction` reads (DW-005, DW-Q18). Auxiliary weapons
 * ignore them (DW-014, DW-050).
 */
export function halvings(rulings: ChosenRulings, arm: Arm, obstructions: Obstructions): Obstructions {
  if (obstructions === 0 || seesAround(arm)) return 0
  return readRuling(rulings, 'dw.obstruction') === 'twice' ? obstructions : 1
}

/** Auxiliary weapons, Ack Ack and Concussion Charges among them, ignore the line of sight and fire all round (DW-014, DW-050). */
export function seesAround({ weaponClass }: Arm): boolean {
  return weaponClass === 'auxiliary'
}

function silenceOf(unit: UnitState, kind: ArmKind): 'shredded' | 'chaos' | null {
  if (suffers(unit, 3) && (kind === 'aa' || kind === 'cc')) return 'shredded'
  return suffers(unit, 11) && UNRULY.includes(kind) ? 'chaos' : null
}

/** Dice that hull points lost cost each weapon: one for each, one for every two, or what the GM takes, as `dw.diceLost` says (DW-004). */
function lostDice(rulings: ChosenRulings, { hp, hpStart }: UnitState): number {
  const reading = readRuling(rulings, 'dw.diceLost')
  if (reading === 'gm') return 0
  return Math.floor(Math.max(0, hpStart - hp) / (reading === 'onePerTwo' ? HP_PER_DIE : 1)) * DICE_PER_HP_LOST
}
