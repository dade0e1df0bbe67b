import type { BattleState, FirePart } from '../model/battle'
import type { CombatantId } from '../model/force'
import { combatant, findUnit, findWing, sideOf } from '../state'

/**
 * Why this part may not answer the attacker, or null. Every unit of a squadron that the attacker has targeted may (DW-010). Of the wings
 * those that are its targets may, and fighters on Combat Air Patrol of a side that it has targeted (DW-011), never a third side's (DW-007).
 */
export function mayCounter(
  state: BattleState,
  part: Pick<FirePart, 'combatantId'>,
  attackerId: CombatantId
): 'not-targeted' | 'not-on-cap' | null {
  const targetIds = (state.activation?.attacks ?? [])
    .filter(attack => attack.role === 'attack' && attack.status !== 'dropped' && attack.parts.some(one => one.combatantId === attackerId))
    .map(attack => attack.targetId)
  if (findUnit(state, part.combatantId) !== undefined) {
    const { squadronId } = combatant(state, part.combatantId)
    return targetIds.some(id => combatant(state, id).squadronId === squadronId) ? null : 'not-targeted'
  }
  const wing = findWing(state, part.combatantId)
  if (wing === undefined) return 'not-targeted'
  if (targetIds.includes(wing.id)) return null
  if (!targetIds.some(id => sideOf(state, id) === sideOf(state, wing.id))) return 'not-targeted'
  return wing.type === 'fighter' && wing.isOnCap ? null : 'not-on-cap'
}
