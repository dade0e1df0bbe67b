import { present } from '../../../../kernel/present'
import type { BattleState } from '../../model/battle'
import { conductAttack } from '../../rules/conduct'
import { Story } from '../../rules/story'
import { sufferDamage } from '../../rules/suffer-damage'
import { currentAttack } from '../../state'
import type { Decision } from '../command'
import type { XwRefusal } from '../refusal'

/** Refused: 'no-use' when nothing is left to deal. */
export function checkDealDamage(state: BattleState): XwRefusal | null {
  const attack = currentAttack(state)
  if (attack === undefined) return 'no-attack'
  if (attack.stage !== 'damage') return 'wrong-stage'
  return attack.isHit === true ? null : 'no-use'
}

/** Deals every hit, then every critical, and cancels each kind once it is dealt (XW-025, XW-026, XW-Q07). */
export function* decideDealDamage(state: BattleState): Decision {
  const { id, defenderId, left } = present(currentAttack(state), 'attack')
  const { hits, crits } = present(left, `${id} left`)
  const story = new Story(state)
  sufferDamage(story, defenderId, 'hit', hits)
  if (hits > 0) story.tell({ type: 'resultsCancelled', attackId: id, kind: 'hits' })
  sufferDamage(story, defenderId, 'crit', crits)
  if (crits > 0) story.tell({ type: 'resultsCancelled', attackId: id, kind: 'crits' })
  conductAttack(story)
  return story.events
}
