import { openIn } from '../../derive/attack-step'
import type { Attack, BattleState } from '../../model/battle'
import { conductToNextStep, conductToNextAttack, dropOpen } from '../../rules/conduct'
import { leastGenerators, saveNumber } from '../../rules/defence-pools'
import { Story } from '../../rules/story'
import { currentAttack } from '../../state'
import type { Decision } from '../command'
import type { Refusals } from '../refusal'

/**
 * Goes on to the next step that has something in it, once nothing is left to do in this one (DW-001 to DW-064). Refused: 'attacks-open' in
 * steps 3 to 6; 'shields-first' where the target's own generators work (DW-055).
 */
export function* checkAdvanceStep(state: BattleState): Refusals {
  if (state.activation === null) return 'no-activation'
  const { step } = state
  const isDeclaring = step === 'declareAttacks' || step === 'declareCounters'
  if (!isDeclaring && openIn(state, step).length > 0) yield 'attacks-open'
  const current = currentAttack(state)
  if (step === 'shields' && current !== undefined && mustSave(state, current)) yield 'shields-first'
  if (step === 'damage') yield 'damage-first'
  return null
}

/** Whether generators have to be rolled against the attack, and the appendix lets them save. */
function mustSave(state: BattleState, attack: Attack): boolean {
  const { shields, guardians } = leastGenerators(state, attack)
  return shields + guardians > 0 && saveNumber(state, attack) !== null
}

/** Whatever the GM skips all the same is dropped. */
export function* decideAdvanceStep(state: BattleState): Decision {
  const story = new Story(state)
  const current = currentAttack(state)
  if (state.step === 'damage' && current !== undefined) {
    story.tell({ type: 'attackDropped', attackId: current.id, because: 'waived' })
    conductToNextAttack(story)
    return story.events
  }
  if (state.step !== 'declareAttacks' && state.step !== 'declareCounters') dropOpen(story)
  conductToNextStep(story)
  return story.events
}
