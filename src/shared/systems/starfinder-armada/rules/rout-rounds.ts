import { evolve, type SaEvent } from '../events'
import type { BattleState } from '../model/battle'
import { ROUT_ROUNDS } from '../tables/limits'
import { disabled } from './fallen'

/**
 * Each fleet that fled this round counts it, and is disabled after the third (SA-103). The round of the rout counts if it had yet to move
 * (SA-Q42).
 */
export function countRoutRounds(state: BattleState): readonly SaEvent[] {
  const events: SaEvent[] = []
  for (const fleet of state.fleets) {
    if (fleet.status !== 'routed' || fleet.rout === null || fleet.rout.since >= state.round) continue
    const rounds = fleet.rout.roundsFled + 1
    const fled: SaEvent = { type: 'roundFled', fleetId: fleet.id, rounds }
    events.push(fled)
    if (rounds >= ROUT_ROUNDS) events.push(...disabled(events.reduce(evolve, state), fleet, 'rout'))
  }
  return events
}
