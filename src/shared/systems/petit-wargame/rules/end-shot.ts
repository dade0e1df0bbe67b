import { present } from '../../../kernel/present'
import { shotPlaces, weaponsDue } from '../derive/fire'
import type { Engagement, EngagementEnd, ShotRole } from '../model/battle'
import { currentEngagement, isDestroyed, theShip } from '../state'
import type { Story } from './story'

/** The engagement that a check has promised. */
export function engaged(story: Story): Engagement {
  return present(currentEngagement(story.state), 'engagement')
}

/** Opens the fire of the active ship, or of its target in riposte. */
export function openFire(story: Story, role: ShotRole): void {
  story.tell({ type: 'fireOpened', role, shooterId: shotPlaces(engaged(story), role).shooterId })
}

/** After the last point of a riposte the active ship fires, if it and its weapon are left (PW-056, PW-Q21). */
export function endShot(story: Story): void {
  const { shot, shipId, weapon } = engaged(story)
  const { role } = present(shot, 'shot')
  story.tell({ type: 'shotEnded', role })
  if (role === 'active') endEngagement(story, 'done')
  else if (isDestroyed(theShip(story.state, shipId))) endEngagement(story, 'destroyed')
  else if (weapon === null) endEngagement(story, 'no-weapon')
  else if (weaponsDue(story.state, { ...engaged(story), role: 'active' }).length === 0) endEngagement(story, 'weapon-lost')
  else openFire(story, 'active')
}

/**
 * Ends the engagement. `reason` is the GM's, and empty if the rules ended it. The log mentions points of damage that were not applied
 * (PW-056).
 */
export function endEngagement(story: Story, because: EngagementEnd, reason = ''): void {
  const { shipId, targetId, shot } = engaged(story)
  const points = shot?.pointsLeft ?? 0
  if (shot !== null && points > 0) {
    const hitId = shotPlaces(engaged(story), shot.role).targetId
    const isGone = isDestroyed(theShip(story.state, hitId))
    story.tell({ type: isGone ? 'pointsWasted' : 'pointsDropped', targetId: hitId, points })
  }
  story.tell({ type: 'engagementEnded', shipId, targetId, because, reason })
}

/** When the GM goes on without them, an unanswered detector is taken back and an open engagement ends. */
export function leaveUnfinished(story: Story): void {
  const detection = story.state.activation?.detection ?? null
  if (detection !== null) story.tell({ type: 'detectionWithdrawn', ...detection, reason: '' })
  if (currentEngagement(story.state) !== null) endEngagement(story, 'gm')
}
