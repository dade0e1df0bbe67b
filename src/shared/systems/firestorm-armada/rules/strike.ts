import { damageOf } from '../derive/damage'
import { evolve, type FaEvent } from '../events'
import type { BattleState, ShipState } from '../model/battle'
import type { ShipId } from '../model/design'
import { readRuling } from '../rulings'
import { theShip } from '../state'
import { criticalDue, hitsDue } from './dues'

/**
 * Compares hits with the ratings of a ship: they cost hull and criticals or, without ratings, the GM is asked, and always before they count
 * by `fa.reactionTime` (FA-Q01).
 */
export function strike(state: BattleState, id: ShipId, hits: number): readonly FaEvent[] {
  const ship = theShip(state, id)
  const damage = damageOf(state, ship, hits)
  const waits = damage !== null && damage.hull > 0 && readRuling(state.rulings, 'fa.reactionTime') === 'beforeDamage'
  if (damage !== null && !waits) return wound(state, id, damage.hull, damage.criticals)
  return ship.status === 'active' ? [hitsDue(state, id, hits)] : []
}

/** Loss of crew and assault points, at most what is left; no event if that is none. */
export function crewLoss(ship: ShipState, crew: number, assault: number): readonly FaEvent[] {
  const lost = { crew: Math.min(crew, ship.crew - ship.crewLost), assault: Math.min(assault, ship.assault - ship.assaultLost) }
  return lost.crew + lost.assault > 0 ? [{ type: 'crewLost', shipId: ship.id, ...lost }] : []
}

/** Loss of hull points, at most what is left. It destroys the ship, or else the criticals fall due. A ship out of the battle owes none. */
export function wound(state: BattleState, id: ShipId, hull: number, criticals: number): readonly FaEvent[] {
  const ship = theShip(state, id)
  const points = Math.min(hull, ship.hull - ship.hullLost)
  const events: FaEvent[] = points > 0 ? [{ type: 'hullLost', shipId: id, points }] : []
  if (ship.status !== 'active') return events
  if (ship.hullLost + points >= ship.hull) return [...events, { type: 'shipDestroyed', shipId: id }]
  let after = events.reduce(evolve, state)
  for (let n = 0; n < criticals; n += 1) {
    const owed = criticalDue(after, id)
    events.push(owed)
    after = evolve(after, owed)
  }
  return events
}
