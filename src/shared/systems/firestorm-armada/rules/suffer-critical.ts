import { roll, rollOne } from '../../../core/dice/rule'
import { sum } from '../../../kernel/collections'
import type { Decision } from '../commands/command'
import { criticalRow } from '../derive/critical-row'
import { hasCritical } from '../derive/criticals'
import { evolve, type FaEvent } from '../events'
import type { BattleState } from '../model/battle'
import type { ShipId } from '../model/design'
import { theShip } from '../state'
import { CRITICAL_DICE, EXPLOSION_DICE, RUPTURE_DICE, RUPTURE_DIRECTIONS, type CriticalRoll } from '../tables/damage'
import { criticalBegun, explosionDue } from './dues'
import { crewLoss } from './strike'

/** Rolls on the optional table, or takes the row the GM names, and applies it. Its two hull points are already gone (FA-Q02). */
export function* sufferCritical(state: BattleState, shipId: ShipId, named: number | null, outcome: string): Decision {
  const row = named ?? sum(yield* roll('fa.roll.critical', 'd6', CRITICAL_DICE, shipId))
  const { critical, crew, lasts } = criticalRow(state.rulings, row as CriticalRoll)
  const ship = theShip(state, shipId)
  const events: FaEvent[] = [{ type: 'criticalSuffered', shipId, critical, row, outcome }]
  const lost = crew === 'd3' ? yield* rollOne('fa.roll.hardPounding', 'd3', shipId) : crew
  events.push(...crewLoss(ship, lost, lost))
  const isNew = critical === 'ragingFire' || critical === 'decompression' || !hasCritical(state, ship, critical)
  if (lasts && isNew) events.push(criticalBegun(events.reduce(evolve, state), shipId, critical))
  if (critical === 'foldSpaceRupture') {
    const face = yield* rollOne('fa.roll.ruptureDirection', 'd6', shipId)
    const inches = sum(yield* roll('fa.roll.ruptureDistance', 'd6', RUPTURE_DICE, shipId))
    events.push({ type: 'shipDisplaced', shipId, direction: RUPTURE_DIRECTIONS[face as keyof typeof RUPTURE_DIRECTIONS], inches })
  }
  if (critical !== 'magazineExplosion') return events
  const left = ship.hull - ship.hullLost
  if (left > 0) events.push({ type: 'hullLost', shipId, points: left })
  events.push({ type: 'shipDestroyed', shipId })
  return [...events, explosionDue(events.reduce(evolve, state), shipId, EXPLOSION_DICE * ship.hull)]
}
