import type { ForceableRefusal } from '../commands/refusal'
import type { BattleState, ForceState } from '../model/battle'
import type { CombatantId } from '../model/force'
import type { Modifier } from '../model/modifier'
import { combatant, findSquadron } from '../state'
import type { Story } from './story'

/** The force whose card a modifier is. */
function forceOf(state: BattleState, id: CombatantId): ForceState | undefined {
  const squadron = findSquadron(state, combatant(state, id).squadronId)
  return state.forces.find(force => force.id === squadron?.forceId)
}

/** Whether both sides hold the STAR cards they would play. Forceable: 'no-cards'. */
export function* checkCards(
  state: BattleState,
  modifiers: readonly Modifier[],
  attackerId: CombatantId,
  defenderId: CombatantId
): Generator<ForceableRefusal, null, void> {
  const lacks = (id: CombatantId, side: Modifier['side']): boolean =>
    modifiers.filter(one => one.source === 'card' && one.side === side).length > (forceOf(state, id)?.cards ?? 0)
  if (lacks(attackerId, 'attacker') || lacks(defenderId, 'defender')) yield 'no-cards'
  return null
}

/** Takes the cards played from the hands they come from (DW-040, DW-041, DW-058). */
export function playCards(story: Story, modifiers: readonly Modifier[], attackerId: CombatantId, defenderId: CombatantId): void {
  for (const one of modifiers) {
    const force = one.source === 'card' ? forceOf(story.state, one.side === 'attacker' ? attackerId : defenderId) : undefined
    if (force !== undefined) story.tell({ type: 'cardPlayed', forceId: force.id, name: one.name, left: Math.max(0, force.cards - 1) })
  }
}
