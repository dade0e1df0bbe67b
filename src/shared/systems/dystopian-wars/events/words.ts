import type { Message } from '../../../core/engine/message'
import type { BattleState } from '../model/battle'
import { findAttack, findSquadron, findUnit, findWing } from '../state'

/** A word of a fixed list: `dw.<list>.<word>`. */
export function word(list: string, name: string): Message {
  return { key: `dw.${list}.${name}` }
}

/** The name of a unit, a wing or a squadron; its id if there is none. */
export function nameOf(state: BattleState, id: string): string {
  return (findUnit(state, id) ?? findWing(state, id) ?? findSquadron(state, id))?.name ?? id
}

export function forceName(state: BattleState, id: string): string {
  return state.forces.find(force => force.id === id)?.name ?? id
}

/** The names of the attacker and the target. */
export function attackNames(state: BattleState, attackId: string): { readonly attacker: string; readonly target: string } {
  const attack = findAttack(state, attackId)
  return { attacker: nameOf(state, attack?.parts[0]?.combatantId ?? ''), target: nameOf(state, attack?.targetId ?? '') }
}
