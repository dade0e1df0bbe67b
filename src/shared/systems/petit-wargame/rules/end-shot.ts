import { present } from '../../../kernel/present'
import { shotPlaces, weaponsDue } from '../derive/fire'
import type { EngagementEnd } from '../events'
import type { Engagement, ShotRole } from '../model/battle'
import { currentEngagement, isDestroyed, theShip } from '../state'
import type { Story } from './story'

/** The engagement that a check has promised. */
export function engaged(story: Story): Engagement {
  return present(currentEngagement(story.state), 'engagement')
}

/** One of the two fires now: the active ship, or its target in riposte. */
export function openFire(story: Story, role: ShotRole): void {
  story.tell({ type: 'fireOpened', role, shooterId: shotPlaces(engaged(story), role).shooterId })
}

/** After the last point: behind a riposte the active ship fires, if it and its weapon are left (PW-056, PW-Q21). */
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

/** The engagement is over; `reason` is what the GM says of it, empty when the rules ended it. */
export function endEngagement(story: Story, because: EngagementEnd, reason = ''): void {
  const { shipId, targetId } = engaged(story)
  story.tell({ type: 'engagementEnded', shipId, targetId, because, reason })
}
