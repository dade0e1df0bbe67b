import type { Attack, BattleState } from '../model/battle'
import type { DropReason } from '../events'
import { isBarred, openIn } from '../derive/attack-step'
import { leadArm } from '../derive/arms'
import { workingGenerators } from '../derive/ratings'
import { suffers } from '../derive/criticals'
import { currentAttack, findUnit, findWing, isInPlay } from '../state'
import { STEP_ORDER, type Step } from '../model/steps'
import type { Story } from './story'

/**
 * Goes to the next step that has something in it; steps passed over are logged. After step 5 the attacks follow one by one, each through
 * steps 6 to 9 (DW-045), and the activation ends with the last.
 */
export function conductToNextStep(story: Story): void {
  dropLost(story)
  let index = STEP_ORDER.findIndex(step => step === story.state.step) + 1
  for (;;) {
    const step = STEP_ORDER[index]
    if (step === undefined || (step === 'attack' && openIn(story.state, 'attack').length === 0)) {
      endActivation(story)
      return
    }
    if (hasSomething(story.state, step)) {
      story.tell({ type: 'stepEntered', step })
      return
    }
    story.tell({ type: 'stepPassed', step })
    index += 1
  }
}

/** After a roll: to the next step if nothing is left to do in this one, or to the next attack if the current one has lost its target. */
export function conductIfDone(story: Story): void {
  const inHand = currentAttack(story.state)
  dropLost(story)
  const { step } = story.state
  if (inHand !== undefined && currentAttack(story.state) === undefined && isOfAttack(step)) {
    conductToNextAttack(story)
    return
  }
  if (step === 'between' || step === 'declareAttacks' || step === 'declareCounters') return
  if (currentAttack(story.state) === undefined && openIn(story.state, step).length === 0 && !isOfAttack(step)) conductToNextStep(story)
}

/** The current attack is over: on to the next one, in the attacker's order, or to the end of the activation (DW-045). */
export function concludeAttack(story: Story, attackId: string): void {
  story.tell({ type: 'attackResolved', attackId })
  conductToNextAttack(story)
}

/** Back to step 6 for the next attack, or the end of the activation. */
export function conductToNextAttack(story: Story): void {
  dropLost(story)
  if (openIn(story.state, 'attack').length > 0) story.tell({ type: 'stepEntered', step: 'attack' })
  else endActivation(story)
}

/**
 * The current attack goes on to the next step that has something in it, or is over if no hit is left. A roll that the GM forced outside its
 * own step `from` does not move the sequence on.
 */
export function conductAttack(story: Story, attack: Attack, from: Step): void {
  if ((currentAttack(story.state)?.hits ?? 0) === 0) concludeAttack(story, attack.id)
  else if (story.state.step === from) conductToNextStep(story)
}

/** Drops whatever is still open in the present step, by order of the GM. */
export function dropOpen(story: Story): void {
  for (const attack of openIn(story.state, story.state.step)) story.tell({ type: 'attackDropped', attackId: attack.id, because: 'waived' })
}

/** Whether one of the squadron's units could fire defensively against the current attack (DW-044, DW-047). */
export function mayDefend(state: BattleState, attack: Attack): boolean {
  const kind = defensiveKind(state, attack)
  const target = findUnit(state, attack.targetId)
  if (kind === null || target === undefined) return false
  return state.units.some(unit => {
    const isAble = unit.squadronId === target.squadronId && unit.status === 'active' && !suffers(unit, 3)
    return isAble && unit[kind] > 0
  })
}

/** Ack Ack against rockets, Concussion Charges against torpedoes, nothing against others (DW-047). */
export function defensiveKind(state: BattleState, attack: Attack): 'aa' | 'cc' | null {
  const { kind } = leadArm(state, attack)
  return kind === 'rocket' ? 'aa' : kind === 'torpedo' ? 'cc' : null
}

/** Generators that may help the target: its own shields, and the Guardians of its squadron. */
export function generatorsFor(state: BattleState, attack: Attack): { readonly shields: number; readonly guardians: number } {
  const target = findUnit(state, attack.targetId)
  if (target === undefined) return { shields: 0, guardians: 0 }
  const mates = state.units.filter(unit => unit.squadronId === target.squadronId && unit.status === 'active')
  const guardians = mates.reduce((total, unit) => total + workingGenerators(unit).guardians, 0)
  return { shields: workingGenerators(target).shields, guardians }
}

function hasSomething(state: BattleState, step: Step): boolean {
  const current = currentAttack(state)
  switch (step) {
    case 'declareCounters':
      return (state.activation?.attacks ?? []).some(
        attack => attack.status === 'declared' && attack.parts.some(part => isCounterable(state, part.combatantId))
      )
    case 'defensiveFire':
      return current !== undefined && mayDefend(state, current)
    case 'shields': {
      const { shields, guardians } = current === undefined ? { shields: 0, guardians: 0 } : generatorsFor(state, current)
      return shields + guardians > 0
    }
    case 'damage':
      return current !== undefined
    default:
      return openIn(state, step).length > 0
  }
}

/** Flying units, submarines and wings can be counter-attacked; surface units cannot (DW-007, DW-008). */
export function isCounterable(state: BattleState, id: string): boolean {
  return findWing(state, id) !== undefined || (findUnit(state, id)?.type ?? 'surface') !== 'surface'
}

/** Whether an attack is in hand in this step: between its roll and its damage. */
export function isOfAttack(step: Step): boolean {
  return step === 'defensiveFire' || step === 'shields' || step === 'damage'
}

function endActivation(story: Story): void {
  const { activation } = story.state
  if (activation === null) return
  for (const attack of activation.attacks)
    if (attack.status === 'declared' || attack.status === 'rolled')
      story.tell({ type: 'attackDropped', attackId: attack.id, because: 'waived' })
  story.tell({ type: 'activationEnded', squadronId: activation.squadronId })
}

/**
 * Drops attacks that can no longer be made: nobody is left to fire, the target is gone, or the wing has aborted (DW-023, DW-032, DW-037).
 */
function dropLost(story: Story): void {
  for (const attack of story.state.activation?.attacks ?? []) {
    const because = attack.status === 'declared' ? lostBecause(story.state, attack) : fallenTarget(story.state, attack)
    if (because !== null) story.tell({ type: 'attackDropped', attackId: attack.id, because })
  }
}

/** The current attack ends if its target is gone. It goes on without its attacker, since it has been rolled. */
function fallenTarget(state: BattleState, attack: Attack): DropReason | null {
  return attack.id === currentAttack(state)?.id && !isInPlay(state, attack.targetId) ? 'target-gone' : null
}

function lostBecause(state: BattleState, attack: Attack): DropReason | null {
  const able = attack.parts.filter(part => isInPlay(state, part.combatantId))
  if (able.length === 0) return 'no-attacker'
  if (!isInPlay(state, attack.targetId)) return 'target-gone'
  return able.every(part => isBarred(state, part)) ? 'aborted' : null
}
