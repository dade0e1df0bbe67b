import type { Message } from '../../../core/engine/message'
import type { ChosenRulings } from '../../../core/rulings/ruling'
import type { BattleState } from '../model/battle'
import { CRITICAL_NAMES, type CriticalRow } from '../model/criticals'
import { findAttack, findSquadron, findUnit, findWing } from '../state'

/** A word of a fixed list: `dw.<list>.<word>`. */
export function word(list: string, name: string): Message {
  return { key: `dw.${list}.${name}` }
}

/** What a critical does, as the table reads the rows that break off in the text (DW-066, DW-Q15, DW-Q16). */
export function criticalEffect(row: CriticalRow, rulings: ChosenRulings): Message {
  if (row === 9 && rulings['dw.navLock'] === 'noTurnNoHeightChange') return word('criticalEffect', 'navigationLockHeight')
  if (row === 12 && rulings['dw.sturginium'] === 'removed') return word('criticalEffect', 'sturginiumFlareRemoved')
  return word('criticalEffect', CRITICAL_NAMES[row])
}

/** The name of a unit, a wing or a squadron; its id if there is none. */
export function nameOf(state: BattleState, id: string): string {
  return (findUnit(state, id) ?? findWing(state, id) ?? findSquadron(state, id))?.name ?? id
}

export function forceName(state: BattleState, id: string): string {
  return state.forces.find(force => force.id === id)?.name ?? id
}

/** A side is called by its forces. */
export function sideName(state: BattleState, sideId: string): string {
  return state.forces
    .filter(force => force.sideId === sideId)
    .map(force => force.name)
    .join(', ')
}

/** The names of the attacker and the target. */
export function attackNames(state: BattleState, attackId: string): { readonly attacker: string; readonly target: string } {
  const attack = findAttack(state, attackId)
  return { attacker: nameOf(state, attack?.parts[0]?.combatantId ?? ''), target: nameOf(state, attack?.targetId ?? '') }
}
