import { sum } from '../../../kernel/collections'
import type { FirmRefusal, ForceableRefusal } from '../commands/refusal'
import { armOf, diceAt } from '../derive/arms'
import { fireDice, partDice } from '../derive/attack-dice'
import { isBarred } from '../derive/attack-step'
import type { Attack, BattleState, Fire, FirePart } from '../model/battle'
import { findCombatant, isInPlay, sideOf } from '../state'
import { isSoundFire } from './numbers'

type FireCheck = Generator<ForceableRefusal, FirmRefusal | null, void>

/**
 * What holds of any declared fire. Firm: 'bad-fire' (one part, or several when linked or combined; dice named when split, and only then),
 * 'bad-number', 'no-such-combatant', 'no-such-weapon', 'mixed-sides'. Forceable: 'out-of-play', 'barred', 'out-of-range', 'no-dice'.
 */
export function* checkFire(state: BattleState, fire: Fire): FireCheck {
  const { parts, option, splitDice } = fire
  const isJoint = option === 'link' || option === 'combine'
  const weapons = parts.map(part => `${part.combatantId} ${part.weaponId}`)
  if (isJoint ? parts.length < 2 : parts.length !== 1) return 'bad-fire'
  if (new Set(weapons).size < weapons.length || (option === 'split') !== (splitDice !== null)) return 'bad-fire'
  if (!isSoundFire(fire)) return 'bad-number'
  for (const part of parts) {
    if (findCombatant(state, part.combatantId) === undefined) return 'no-such-combatant'
    if (armOf(state, part.combatantId, part.weaponId) === undefined) return 'no-such-weapon'
  }
  if (new Set(parts.map(part => sideOf(state, part.combatantId))).size > 1) return 'mixed-sides'
  if (!parts.every(part => isInPlay(state, part.combatantId))) yield 'out-of-play'
  if (parts.some(part => isBarred(state, part))) yield 'barred'
  if (parts.some(part => isOutOfRange(state, part))) yield 'out-of-range'
  if (fireDice(state, fire, 0, []).total === 0) yield 'no-dice'
  return null
}

/** A weapon fires once in an activation, or parts of its dice do (DW-006, DW-013). Forceable: 'already-fired', 'too-many-dice'. */
export function* checkUnfired(state: BattleState, fire: Fire): FireCheck {
  const rows = (state.activation?.attacks ?? []).filter(attack => attack.status !== 'dropped')
  const others = rows.filter(attack => attack.parts.some(part => fire.parts.some(own => isSameWeapon(own, part))))
  if (others.length > 0 && !(fire.option === 'split' && others.every(attack => attack.option === 'split'))) yield 'already-fired'
  const [lead] = fire.parts
  if (lead === undefined || fire.splitDice === null) return null
  const declared = sum(others.map(attack => attack.splitDice ?? 0))
  if (declared + fire.splitDice > partDice(state, lead).total) yield 'too-many-dice'
  return null
}

/** Dice that other rolls of the same split pool have used (DW-038). */
export function spentOf(state: BattleState, attack: Attack): number {
  const [lead] = attack.parts
  if (lead === undefined || attack.splitDice === null) return 0
  const others = (state.activation?.attacks ?? []).filter(
    one => one.id !== attack.id && one.splitDice !== null && one.parts.some(part => isSameWeapon(part, lead))
  )
  return sum(others.map(one => one.dice ?? 0))
}

function isSameWeapon(one: FirePart, other: FirePart): boolean {
  return one.combatantId === other.combatantId && one.weaponId === other.weaponId
}

function isOutOfRange(state: BattleState, part: FirePart): boolean {
  const arm = armOf(state, part.combatantId, part.weaponId)
  return arm === undefined || diceAt(arm, part.rangeInches) === null
}
