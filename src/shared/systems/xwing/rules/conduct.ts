import { isHit, neutralize, type NeutralizeOrder } from '../derive/neutralize'
import { isWindowClosed } from '../derive/range0'
import { countOf } from '../derive/results'
import { initiativeDue } from '../derive/whose-turn'
import type { XwEvent } from '../events'
import type { Attack } from '../model/attack'
import { STAGE_ORDER } from '../model/stages'
import { readRuling } from '../rulings'
import { currentAttack } from '../state'
import { passesIdle } from './idle-window'
import { removeDestroyed } from './remove-destroyed'
import type { Story } from './story'

/**
 * Moves the attack in hand to the next stage in which somebody may act. Dice neutralise each other before the damage, a miss goes straight
 * to the aftermath, and the attack ends after its last window (XW-001, XW-022, XW-023).
 */
export function conductAttack(story: Story): void {
  const attack = currentAttack(story.state)
  if (attack === undefined) return
  const { id } = attack
  for (const stage of STAGE_ORDER.slice(STAGE_ORDER.indexOf(attack.stage) + 1)) {
    if (stage === 'damage') story.tell(neutralized(attack, readRuling(story.state.rulings, 'xw.neutralizeOrder')))
    const isMissed = stage === 'damage' && currentAttack(story.state)?.isHit === false
    if (!isMissed && !isWindowClosed(story.state, attack, stage) && !passesIdle(story.state, attack, stage)) {
      story.tell({ type: 'stageEntered', attackId: id, stage })
      return
    }
    story.tell({ type: 'stagePassed', attackId: id, stage })
  }
  story.tell({ type: 'attackEnded', attackId: id })
  concludeAttack(story, attack)
}

/** Goes on from a window in which nothing is left to do, where the attack passes such windows. */
export function leaveIdleWindow(story: Story): void {
  const attack = currentAttack(story.state)
  if (attack !== undefined && passesIdle(story.state, attack, attack.stage)) conductAttack(story)
}

/** After an attack its ship has engaged. After a bonus attack the attack around it goes on where it stood (XW-002, XW-Q10). */
export function concludeAttack(story: Story, attack: Attack): void {
  if (attack.kind === 'standard') story.tell({ type: 'shipEngaged', shipId: attack.attackerId, hasAttacked: true })
  conductEngagement(story)
}

/**
 * Between attacks, destroyed ships leave once nobody in their initiative step is still to engage. Then the next initiative engages, and
 * after the last the engagement is over (XW-031, XW-040).
 */
export function conductEngagement(story: Story): void {
  if (story.state.attacks.length > 0) return
  removeDestroyed(story)
  if (story.state.phase !== 'engagement') return
  const initiative = initiativeDue(story.state)
  if (initiative === null) story.tell({ type: 'engagementEnded' })
  else if (initiative !== story.state.initiative) story.tell({ type: 'initiativeReached', initiative })
}

/** The outcome of the dice: a hit if anything is left (XW-022, XW-023). */
function neutralized({ id, dice }: Attack, order: NeutralizeOrder): Extract<XwEvent, { readonly type: 'resultsNeutralized' }> {
  const evades = countOf(dice.defense, 'evade')
  const left = neutralize({ hits: countOf(dice.attack, 'hit'), crits: countOf(dice.attack, 'crit') }, evades, order)
  return { type: 'resultsNeutralized', attackId: id, evades, left, isHit: isHit(left) }
}
