import type { Attack, BattleState, UnitState, WingState } from '../model/battle'
import type { DropReason } from '../events'
import { canFire, isBarred, openIn } from '../derive/attack-step'
import { hasItsArms, partArm } from '../derive/arms'
import { spentOnDefence } from '../derive/defence-left'
import { poolDice } from '../derive/pool-dice'
import { firingParts } from '../derive/part-dice'
import { currentAttack, findUnit, findWing, isInPlay } from '../state'
import { readRuling } from '../rulings'
import { STEP_ORDER, type Step } from '../model/steps'
import { ACK_ACK, CONCUSSION_CHARGES } from '../model/force'
import { generatorsFor } from './defence-pools'
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

/** Whether somebody of the squadron could fire defensively against the current attack, a wing as `dw.wingDefence` says (DW-044, DW-047). */
export function mayDefend(state: BattleState, attack: Attack): boolean {
  const kinds = defensiveKinds(state, attack)
  const squadronId = findUnit(state, attack.targetId)?.squadronId
  if (squadronId === undefined) return false
  const isAble = ({ id, ...one }: UnitState | WingState, kind: 'aa' | 'cc'): boolean => {
    const part = { combatantId: id, weaponId: kind === 'aa' ? ACK_ACK : CONCUSSION_CHARGES, rangeInches: 0, obstructions: 0 } as const
    return one.squadronId === squadronId && canFire(state, part) && poolDice(state, part).total > spentOnDefence(state, part)
  }
  const wings = readRuling(state.rulings, 'dw.wingDefence') === 'yes' ? state.wings : []
  return [...state.units, ...wings].some(one => kinds.some(kind => isAble(one, kind)))
}

/**
 * What may be fired at the attack: Ack Ack if there are rockets in it, Concussion Charges if there are torpedoes, whichever weapon leads
 * (DW-044, DW-047). A link of both may be met by either.
 */
export function defensiveKinds(state: BattleState, attack: Attack): readonly ('aa' | 'cc')[] {
  const fired = new Set(firingParts(state, attack).map(part => partArm(state, part).kind))
  return [...(fired.has('rocket') ? (['aa'] as const) : []), ...(fired.has('torpedo') ? (['cc'] as const) : [])]
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
function isOfAttack(step: Step): boolean {
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
 * Drops attacks that can no longer be made: nobody is left to fire, the target is gone, the wing has aborted (DW-023, DW-032, DW-037), or
 * the GM has taken one of their weapons off its card.
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

/** Whether an attack that has been rolled and not yet settled would be without the weapon it was rolled with. */
export function losesRolledArm(corrected: BattleState): boolean {
  return (corrected.activation?.attacks ?? []).some(attack => attack.status === 'rolled' && !hasItsArms(corrected, attack))
}

function lostBecause(state: BattleState, attack: Attack): DropReason | null {
  const able = attack.parts.filter(part => isInPlay(state, part.combatantId))
  if (able.length === 0) return 'no-attacker'
  if (!isInPlay(state, attack.targetId)) return 'target-gone'
  if (!hasItsArms(state, attack)) return 'weapon-gone'
  return able.every(part => isBarred(state, part)) ? 'aborted' : null
}
