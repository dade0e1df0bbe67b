import type { BattleState } from '../../model/battle'
import { ACK_ACK } from '../../model/force'
import { checkFire, checkUnfired } from '../../rules/check-fire'
import { isCounterable } from '../../rules/conduct'
import { mayCounter } from '../../rules/may-counter'
import { findCombatant, isInPlay, sideOf } from '../../state'
import type { Decision, DwCommands } from '../command'
import { declared } from './declare-attack'
import type { Refusals } from '../refusal'

/**
 * A counter-attack on a flying unit, a wing or a submarine that has declared an attack (DW-007 to DW-014). Refused: what `checkFire`
 * refuses; 'not-against-wings' for anything but Ack Ack.
 */
export function* checkDeclareCounter(state: BattleState, { fire, targetId, isInRange }: DwCommands['declareCounter']): Refusals {
  if (state.activation === null) return 'no-activation'
  const target = findCombatant(state, targetId)
  if (target === undefined) return 'no-such-combatant'
  if (fire.parts.some(part => part.combatantId === targetId)) return 'same-combatant'
  const byFire = yield* checkFire(state, fire)
  if (byFire !== null) return byFire
  if (target.kind === 'wing' && fire.parts.some(part => part.weaponId !== ACK_ACK)) return 'not-against-wings'
  if (state.step !== 'declareCounters') yield 'wrong-step'
  if (fire.parts.some(part => sideOf(state, part.combatantId) === sideOf(state, targetId))) yield 'not-an-enemy'
  if (!isCounterable(state, targetId)) yield 'surface-not-countered'
  const needed = target.kind === 'unit' && target.unit.type === 'submarine' ? 'cc' : 'aa'
  if (fire.parts.some(part => part.weaponId !== needed)) yield 'wrong-weapon'
  for (const part of fire.parts) {
    const refusal = mayCounter(state, part, targetId)
    if (refusal !== null) {
      yield refusal
      break
    }
  }
  if (!isInRange) yield 'out-of-range'
  if (!isInPlay(state, targetId)) yield 'out-of-play'
  return yield* checkUnfired(state, fire)
}

export function* decideDeclareCounter(state: BattleState, { fire, targetId }: DwCommands['declareCounter']): Decision {
  return [{ type: 'attackDeclared', attack: declared(state, 'counter', fire, targetId) }]
}
