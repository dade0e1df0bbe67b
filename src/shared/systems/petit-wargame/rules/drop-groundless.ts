import type { Rule } from '../../../core/dice/rule'
import { usableWeapons, weaponsDue } from '../derive/fire'
import { detectorRange } from '../derive/ship-figures'
import type { BattleState, Engagement, PendingDetection } from '../model/battle'
import type { ShipId } from '../model/design'
import { currentEngagement, isDestroyed, theShip } from '../state'
import { conductPosition } from './conduct-fight'
import { endEngagement, openFire } from './end-shot'
import type { Story } from './story'

/**
 * Ends what a correction or another reading has taken the ground from, and says so: a detector that is gone, an engagement whose ship is
 * gone or has left the map, a shot whose weapon is gone before it is rolled. What has been rolled is settled as it fell. `reason` is the
 * GM's.
 */
export function* dropGroundless(story: Story, reason: string): Rule<void> {
  const detection = story.state.activation?.detection ?? null
  if (detection !== null && !(arePresent(story.state, detection) && hasDetector(story.state, detection)))
    story.tell({ type: 'detectionWithdrawn', ...detection, reason })
  const engagement = currentEngagement(story.state)
  if (engagement === null) return
  const { shipId, targetId } = engagement
  if ([shipId, targetId].some(id => isDestroyed(theShip(story.state, id)))) endEngagement(story, 'destroyed', reason)
  else if (!arePresent(story.state, engagement)) endEngagement(story, 'gm', reason)
  else yield* dropFire(story, engagement)
}

/** The active side is without a weapon to pick, or the shooter without the one that it picked; the other shot may still be due. */
function* dropFire(story: Story, engagement: Engagement): Rule<void> {
  const { stage, shipId, targetId, firingSector, role, shot } = engagement
  if (stage === 'weapon' && usableWeapons(story.state, shipId, firingSector ?? 'front', targetId).length === 0)
    return yield* conductPosition(story)
  if (stage !== 'fire' && stage !== 'defence') return
  const able = weaponsDue(story.state, engagement)
  if (stage === 'defence' && shot !== null ? able.includes(shot.weapon) : able.length > 0) return
  const isActiveNext = role === 'riposte' && weaponsDue(story.state, { ...engagement, role: 'active' }).length > 0
  if (isActiveNext) openFire(story, 'active')
  else endEngagement(story, 'weapon-lost')
}

function arePresent(state: BattleState, { shipId, targetId }: { readonly shipId: ShipId; readonly targetId: ShipId }): boolean {
  return [shipId, targetId].every(id => {
    const ship = theShip(state, id)
    return ship.position !== null && !isDestroyed(ship)
  })
}

function hasDetector(state: BattleState, { shipId, detector }: PendingDetection): boolean {
  return detectorRange(theShip(state, shipId), detector).total > 0
}
