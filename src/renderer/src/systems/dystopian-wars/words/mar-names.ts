import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import type { CombatantId } from '@shared/systems/dystopian-wars/model/force'
import { combatant } from '@shared/systems/dystopian-wars/state'

/** The rules of these models, each once: its text where one is written, else its name in the sequence. */
export function marNames(state: BattleState, ids: readonly CombatantId[]): readonly string[] {
  return [...new Set(ids.flatMap(id => combatant(state, id).mars.map(mar => (mar.text === '' ? mar.mar : mar.text))))]
}
