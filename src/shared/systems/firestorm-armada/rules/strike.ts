import { damageOf } from '../derive/damage'
import { evolve } from '../events'
import type { FaEvent } from '../events'
import type { BattleState, ShipState } from '../model/battle'
import type { ShipId } from '../model/design'
import { theShip } from '../state'
import { criticalDue, hitsDue } from './dues'

/** Hits against the ratings of a ship: hull, criticals owed, or the question what they do where it has none (FA-Q01). */
export function strike(state: BattleState, id: ShipId, hits: number): readonly FaEvent[] {
  const ship = theShip(state, id)
  const damage = damageOf(state, ship, hits)
  if (damage !== null) return wound(state, id, damage.hull, damage.criticals)
  return ship.status === 'active' ? [hitsDue(state, id, hits)] : []
}

/** So much of the crew and of the assault points gone, of what there is; nothing where none is left. */
export function crewLoss(ship: ShipState, crew: number, assault: number): readonly FaEvent[] {
  const lost = { crew: Math.min(crew, ship.crew - ship.crewLost), assault: Math.min(assault, ship.assault - ship.assaultLost) }
  return lost.crew + lost.assault > 0 ? [{ type: 'crewLost', shipId: ship.id, ...lost }] : []
}

/** So many hull points gone, of those there are; the ship with them, or else so many criticals owed. Whoever is out of the battle owes none. */
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
