import type { FirmRefusal } from '../commands/refusal'
import type { Attack, RolledDie } from '../model/attack'
import type { BattleState } from '../model/battle'
import type { Pool } from '../model/dice'
import { currentAttack } from '../state'

/**
 * The attack in hand and its dice, if they may still be modified; else 'no-attack', 'roll-first', or 'dice-settled' once they have
 * neutralised each other.
 */
export function openDice(
  state: BattleState,
  pool: Pool
): { readonly attack: Attack; readonly dice: readonly RolledDie[] } | { readonly refusal: FirmRefusal } {
  const attack = currentAttack(state)
  if (attack === undefined) return { refusal: 'no-attack' }
  const dice = attack.dice[pool]
  if (dice === null) return { refusal: 'roll-first' }
  return attack.left === null ? { attack, dice } : { refusal: 'dice-settled' }
}

/** Whether every index is that of a die, and none is listed twice. */
export function areOnTable(dice: readonly RolledDie[], places: readonly number[]): boolean {
  return new Set(places).size === places.length && places.every(place => dice[place] !== undefined)
}
