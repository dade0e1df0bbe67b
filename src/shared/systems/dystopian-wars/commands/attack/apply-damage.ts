import { sum } from '../../../../kernel/collections'
import { present } from '../../../../kernel/present'
import type { BattleState } from '../../model/battle'
import type { UnitId } from '../../model/force'
import { checkCards, playCards } from '../../rules/cards'
import { concludeAttack } from '../../rules/conduct'
import { checkExplosions } from '../../rules/explosions'
import { hitUnit } from '../../rules/hit-unit'
import { areHitModifiers } from '../../rules/numbers'
import { Story } from '../../rules/story'
import { currentAttack } from '../../state'
import type { Decision, DwCommands } from '../command'
import type { Refusals } from '../refusal'

/**
 * Step 9: cards and rules change the hits, then the hits are compared with the ratings, and cards and rules change the hull points that
 * this costs (DW-058 to DW-064).
 */
export function* checkApplyDamage(state: BattleState, { modifiers, onHull = [] }: DwCommands['applyDamage']): Refusals {
  const attack = currentAttack(state)
  if (attack === undefined) return 'no-such-attack'
  if (!areHitModifiers([...modifiers, ...onHull])) return 'bad-modifier'
  if (state.step !== 'damage') yield 'wrong-step'
  const attackerId = present(attack.parts[0], 'lead').combatantId
  yield* checkCards(state, [{ modifiers: [...modifiers, ...onHull], attackerId, defenderId: attack.targetId }])
  return yield* checkExplosions(state)
}

export function* decideApplyDamage(state: BattleState, { modifiers, onHull = [] }: DwCommands['applyDamage']): Decision {
  const attack = present(currentAttack(state), 'attack')
  const story = new Story(state)
  playCards(story, [...modifiers, ...onHull], present(attack.parts[0], 'lead').combatantId, attack.targetId)
  const hits = Math.max(0, attack.hits + sum(modifiers.map(one => one.value)))
  if (modifiers.length > 0) story.tell({ type: 'hitsModified', attackId: attack.id, modifiers, hits })
  const change = sum(onHull.map(one => one.value))
  if (onHull.length > 0) story.tell({ type: 'damageModified', attackId: attack.id, modifiers: onHull, change })
  // Attacks of step 6 are on units only.
  yield* hitUnit(story, attack.targetId as UnitId, hits, true, change)
  concludeAttack(story, attack.id)
  return story.events
}
