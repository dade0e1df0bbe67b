import type { BattleState, Fire } from '../model/battle'
import type { Mar, CombatantId } from '../model/force'
import type { Modifier } from '../model/modifier'
import { combatant } from '../state'
import { leadPart } from './part-dice'

/** Dice that rules of the lead and of the target would add or take away, for the GM to tick (DW-040, DW-041, DW-Q07). */
export function suggestedModifiers(state: BattleState, fire: Fire, targetId: CombatantId): readonly Modifier[] {
  const own = combatant(state, leadPart(state, fire).combatantId).mars.filter(mar => mar.dice > 0)
  const theirs = combatant(state, targetId).mars.filter(mar => mar.dice < 0)
  return [...theirs.map(mar => modifier(mar, 'defender')), ...own.map(mar => modifier(mar, 'attacker'))]
}

function modifier(mar: Mar, side: Modifier['side']): Modifier {
  return { source: 'mar', side, name: mar.text === '' ? mar.mar : mar.text, value: mar.dice }
}
