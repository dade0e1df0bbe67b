import type { Message } from '@shared/core/engine/message'
import { armOf, type Arm } from '@shared/systems/dystopian-wars/derive/arms'
import { partDice } from '@shared/systems/dystopian-wars/derive/part-dice'
import { appendixNumber } from '@shared/systems/dystopian-wars/derive/to-hit'
import type { BattleState, FirePart, UnitState, WingState } from '@shared/systems/dystopian-wars/model/battle'
import { ACK_ACK, CONCUSSION_CHARGES, WING_ORDNANCE, type CombatantId, type WeaponId } from '@shared/systems/dystopian-wars/model/force'
import { readRuling } from '@shared/systems/dystopian-wars/rulings'
import { isInPlay, sideOf } from '@shared/systems/dystopian-wars/state'
import type { AppendixRow } from '@shared/systems/dystopian-wars/tables/appendix'
import { line, type Lines, type NowLine } from '../../../contract/system-reference'

export type Of<One> = (state: BattleState, one: One) => Lines

/** A line of this reference's own. */
export const own = (name: string, value: NowLine['value']): NowLine => line(`dwDigest.now.${name}`, value)
export const yes = (isSo: boolean): Message => ({ key: isSo ? 'dwDigest.value.yes' : 'dwDigest.value.no' })
export const named = (name: string): Message => ({ key: 'dwDigest.now.named', values: { name } })
export const outOf = (left: number, max: number): Message => ({ key: 'dwDigest.value.outOf', values: { left, max } })
export const attackDice = (dice: number | string): Message => ({ key: 'dwDigest.value.dice', values: { dice } })

/** Dice with the number they need; the game master names it for each roll where a house rule says so. */
export function diceOn({ rulings }: BattleState, dice: number, number: number | null): Message {
  if (readRuling(rulings, 'dw.toHit') === 'perAttack') return { key: 'dwDigest.value.asked', values: { dice } }
  return number === null ? { key: 'dwDigest.value.cannot', values: { dice } } : { key: 'dwDigest.value.on', values: { dice, number } }
}

/** The same by a row of the appendix. */
export const diceOnRow = (state: BattleState, dice: number, row: AppendixRow): Message =>
  diceOn(state, dice, appendixNumber(state.rulings, row))

/** A weapon of a unit or a wing that has dice. */
export interface Weapon {
  readonly id: WeaponId
  readonly arm: Arm
  readonly label: Message
  /** At each of its distances, nearest first. */
  readonly parts: readonly FirePart[]
}

export function weaponsOf(state: BattleState, one: UnitState | WingState): readonly Weapon[] {
  const ids = 'tokens' in one ? [WING_ORDNANCE, ACK_ACK] : [...one.weapons.map(weapon => weapon.id), ACK_ACK, CONCUSSION_CHARGES]
  return ids.flatMap(id => {
    const arm = armOf(state, one.id, id)
    if (arm === undefined || (arm.bands === null && arm.dice === 0)) return []
    const ranges = arm.bands?.map(band => band.toInches) ?? [0]
    const label: Message = arm.name === null ? { key: `dw.weaponKind.${arm.kind}` } : named(arm.name)
    return [{ id, arm, label, parts: ranges.map(inches => partOf(one.id, id, inches)) }]
  })
}

/** Ack Ack and Concussion Charges, for which distance and sight do not matter. */
export const closeWeaponsOf = (state: BattleState, one: UnitState | WingState): readonly Weapon[] =>
  weaponsOf(state, one).filter(({ arm }) => arm.kind === 'aa' || arm.kind === 'cc')

export const partOf = (combatantId: CombatantId, weaponId: WeaponId, rangeInches = 0): FirePart => ({
  combatantId,
  weaponId,
  rangeInches,
  obstructions: 0
})

/** Numbers at each distance of a weapon, nearest first. */
export const atRanges = ({ parts }: Weapon, tell: (part: FirePart) => number): string => parts.map(part => String(tell(part))).join(' / ')

/** Its dice now, with its distances if it has any. */
export function diceLine(state: BattleState, weapon: Weapon): NowLine {
  const dice = atRanges(weapon, part => partDice(state, part).total)
  if (weapon.arm.bands === null) return line(weapon.label, attackDice(dice))
  return line(weapon.label, { key: 'dwDigest.value.byRange', values: { dice, inches: atRanges(weapon, part => part.rangeInches) } })
}

export const hullLine = ({ hp, hpStart }: UnitState): NowLine => own('hull', outOf(hp, hpStart))

/** As many enemies as fit beside a rule. */
const ENEMIES_SHOWN = 6

/** Those of the other sides on the table, in table order. */
export function enemiesOf<One extends UnitState | WingState>(state: BattleState, id: CombatantId, all: readonly One[]): readonly One[] {
  return all.filter(one => isInPlay(state, one.id) && sideOf(state, one.id) !== sideOf(state, id)).slice(0, ENEMIES_SHOWN)
}
