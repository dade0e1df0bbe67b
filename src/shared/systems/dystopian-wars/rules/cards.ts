import type { ForceableRefusal } from '../commands/refusal'
import type { BattleState, ForceState } from '../model/battle'
import type { CombatantId } from '../model/force'
import type { Modifier } from '../model/modifier'
import { combatant, findSquadron } from '../state'
import type { Story } from './story'

/** The force that plays the card behind a modifier. */
function forceOf(state: BattleState, id: CombatantId): ForceState | undefined {
  const squadron = findSquadron(state, combatant(state, id).squadronId)
  return state.forces.find(force => force.id === squadron?.forceId)
}

/** One roll and the modifiers played on it. */
interface PlayedOn {
  readonly modifiers: readonly Modifier[]
  readonly attackerId: CombatantId
  readonly defenderId: CombatantId
}

/** Whether every force holds the STAR cards that would be played on these rolls together. Forceable: 'no-cards'. */
export function* checkCards(state: BattleState, rolls: readonly PlayedOn[]): Generator<ForceableRefusal, null, void> {
  const players = rolls.flatMap(({ modifiers, attackerId, defenderId }) =>
    modifiers.filter(one => one.source === 'card').map(one => forceOf(state, one.side === 'attacker' ? attackerId : defenderId)?.id)
  )
  if (state.forces.some(force => players.filter(id => id === force.id).length > force.cards)) yield 'no-cards'
  return null
}

/** Takes the cards played out of their owners' hands (DW-040, DW-041, DW-058). */
export function playCards(story: Story, modifiers: readonly Modifier[], attackerId: CombatantId, defenderId: CombatantId): void {
  for (const one of modifiers) {
    const force = one.source === 'card' ? forceOf(story.state, one.side === 'attacker' ? attackerId : defenderId) : undefined
    if (force !== undefined) story.tell({ type: 'cardPlayed', forceId: force.id, name: one.name, left: Math.max(0, force.cards - 1) })
  }
}
