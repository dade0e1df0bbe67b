import { breakdown, type Breakdown } from '../../../core/breakdown/breakdown'
import { present } from '../../../kernel/present'
import type { AttackStatus, BattleState, Fire, FirePart, Share } from '../model/battle'
import { combatant } from '../state'
import { partArm, type Arm } from './arms'
import { canFire } from './attack-step'
import { part } from './part'
import { isSilenced, poolDice, seenDice } from './pool-dice'

/**
 * Attack dice of one weapon in one roll: those for its distance, half if obstructed (DW-005), and the GM's modifiers (DW-Q07). Never below
 * 0, and none if a critical has silenced it (DW-066). A split gun gives its `share` instead of all it has (DW-006).
 */
export function partDice(state: BattleState, fired: FirePart, share: Share | null = null): Breakdown {
  const pool = poolDice(state, fired)
  const taken = share?.taken ?? pool.total
  const left = share?.left ?? seenDice(state.rulings, pool.total, partArm(state, fired), fired.obstructions)
  const diceAdjustment = isSilenced(state, fired) ? 0 : combatant(state, fired.combatantId).diceAdjustment
  return breakdown([
    ...pool.parts,
    share === null ? null : part('split', taken - pool.total, 'DW-006'),
    part('obstructed', left - taken, 'DW-005'),
    part('adjustment', Math.max(0, left + diceAdjustment) - left, 'DW-Q07')
  ])
}

/** A fire that may have been rolled already. */
type MaybeRolled = Fire & { readonly status?: AttackStatus }

/**
 * The parts that fire: those still on the table, not barred by an abort and with dice of their own (DW-038, DW-066). Of a roll that has
 * been made they are those it was made with.
 */
export function firingParts(state: BattleState, fire: MaybeRolled): readonly FirePart[] {
  if (fire.status === 'rolled' || fire.status === 'resolved') return fire.parts
  return fire.parts.filter(one => canFire(state, one) && partDice(state, one).total > 0)
}

/** The first part that fires, or the lead declared if none does. Its number, its dice and its rules are those of the roll (DW-042). */
export function leadPart(state: BattleState, fire: MaybeRolled): FirePart {
  return present(firingParts(state, fire)[0] ?? fire.parts[0], 'lead')
}

export function leadArm(state: BattleState, fire: MaybeRolled): Arm {
  return partArm(state, leadPart(state, fire))
}
