import type { Attack, BattleState, Fire } from '../../model/battle'
import { ACK_ACK, type CombatantId } from '../../model/force'
import { checkFire, checkUnfired } from '../../rules/check-fire'
import { combatant, findCombatant, isInPlay, sideOf } from '../../state'
import type { Decision, DwCommands } from '../command'
import type { Refusals } from '../refusal'

/**
 * One attack of the active squadron, declared before any is rolled (DW-001, DW-002, DW-006). Refused: what `checkFire` refuses;
 * 'not-against-wings' for anything but Ack Ack (DW-035 to DW-037).
 */
export function* checkDeclareAttack(state: BattleState, { fire, targetId }: DwCommands['declareAttack']): Refusals {
  const { activation } = state
  if (activation === null) return 'no-activation'
  const target = findCombatant(state, targetId)
  if (target === undefined) return 'no-such-combatant'
  if (fire.parts.some(part => part.combatantId === targetId)) return 'same-combatant'
  const byFire = yield* checkFire(state, fire)
  if (byFire !== null) return byFire
  if (target.kind === 'wing' && fire.parts.some(part => part.weaponId !== ACK_ACK)) return 'not-against-wings'
  if (state.step !== 'declareAttacks') yield 'wrong-step'
  if (fire.parts.some(part => combatant(state, part.combatantId).squadronId !== activation.squadronId)) yield 'not-in-squadron'
  if (fire.parts.some(part => sideOf(state, part.combatantId) === sideOf(state, targetId))) yield 'not-an-enemy'
  if (!isInPlay(state, targetId)) yield 'out-of-play'
  return yield* checkUnfired(state, fire)
}

export function* decideDeclareAttack(state: BattleState, { fire, targetId }: DwCommands['declareAttack']): Decision {
  return [{ type: 'attackDeclared', attack: declared(state, 'attack', fire, targetId) }]
}

/** A declared attack or counter-attack under the next id. */
export function declared(state: BattleState, role: Attack['role'], fire: Fire, targetId: CombatantId): Attack {
  const { parts, option, splitDice } = fire
  return { id: `a${String(state.nextId)}`, role, parts, option, splitDice, targetId, status: 'declared', dice: null, share: null, hits: 0 }
}
