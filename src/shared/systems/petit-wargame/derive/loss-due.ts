import type { BattleState } from '../model/battle'
import type { ShipId } from '../model/design'
import type { Element, Sector } from '../model/element'
import { currentEngagement, theShip } from '../state'
import { shotPlaces } from './fire'

/** A choice the defender must make: how many of which elements in which sector. */
interface LossDue {
  readonly shipId: ShipId
  readonly sector: Sector
  readonly count: number
  readonly elements: readonly Element[]
}

/** The choice the defender owes; null when there is none (PW-059). */
export function lossDue(state: BattleState): LossDue | null {
  const engagement = currentEngagement(state)
  const due = engagement?.shot?.due ?? null
  if (engagement === null || due === null) return null
  const { targetId } = shotPlaces(engagement, engagement.role)
  const { elements } = theShip(state, targetId).sectors[due.sector]
  return { shipId: targetId, sector: due.sector, count: Math.min(due.count, elements.length), elements }
}
