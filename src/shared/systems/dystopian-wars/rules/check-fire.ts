import type { FirmRefusal, ForceableRefusal } from '../commands/refusal'
import { armOf, diceAt } from '../derive/arms'
import { fireDice } from '../derive/attack-dice'
import { isBarred } from '../derive/attack-step'
import { declaredShares, isSameWeapon, shareOf } from '../derive/split-pool'
import type { BattleState, Fire, FirePart } from '../model/battle'
import { findCombatant, isInPlay, sideOf } from '../state'
import { isValidFire } from './numbers'

type FireCheck = Generator<ForceableRefusal, FirmRefusal | null, void>

/**
 * Conditions for any declared fire. Firm: 'bad-fire' (one part, or several when linked or combined; dice named when split, and only then),
 * 'bad-number', 'no-such-combatant', 'no-such-weapon', 'mixed-sides'. Forceable: 'out-of-play', 'barred', 'out-of-range', 'no-dice'.
 */
export function* checkFire(state: BattleState, fire: Fire): FireCheck {
  const { parts, option, splitDice } = fire
  const isJoint = option === 'link' || option === 'combine'
  const weapons = parts.map(part => `${part.combatantId} ${part.weaponId}`)
  if (isJoint ? parts.length < 2 : parts.length !== 1) return 'bad-fire'
  if (new Set(weapons).size < weapons.length || (option === 'split') !== (splitDice !== null)) return 'bad-fire'
  if (!isValidFire(fire)) return 'bad-number'
  for (const part of parts) {
    if (findCombatant(state, part.combatantId) === undefined) return 'no-such-combatant'
    if (armOf(state, part.combatantId, part.weaponId) === undefined) return 'no-such-weapon'
  }
  if (new Set(parts.map(part => sideOf(state, part.combatantId))).size > 1) return 'mixed-sides'
  if (!parts.every(part => isInPlay(state, part.combatantId))) yield 'out-of-play'
  if (parts.some(part => isBarred(state, part))) yield 'barred'
  if (parts.some(part => isOutOfRange(state, part))) yield 'out-of-range'
  if (fireDice(state, fire, [], []).total === 0) yield 'no-dice'
  return null
}

/**
 * A weapon fires once in an activation, or each of its dice does if it is split (DW-006, DW-013). Forceable: 'already-fired',
 * 'too-many-dice'.
 */
export function* checkUnfired(state: BattleState, fire: Fire): FireCheck {
  const rows = (state.activation?.attacks ?? []).filter(attack => attack.status !== 'dropped')
  const others = rows.filter(attack => attack.parts.some(part => fire.parts.some(own => isSameWeapon(own, part))))
  if (others.length > 0 && !(fire.option === 'split' && others.every(attack => attack.option === 'split'))) yield 'already-fired'
  const share = shareOf(state, fire, declaredShares(state, others))
  const [asked] = declaredShares(state, [fire])
  if (share !== null && asked !== undefined && (share.taken < asked.share.taken || share.left < asked.share.left)) yield 'too-many-dice'
  return null
}

function isOutOfRange(state: BattleState, part: FirePart): boolean {
  const arm = armOf(state, part.combatantId, part.weaponId)
  return arm === undefined || diceAt(arm, part.rangeInches) === null
}
