import type { SaEvent } from '../events'
import type { BattleState } from '../model/battle'
import { ROUT_ROUNDS } from '../tables/limits'

/** Each fleet that fled through this round counts it; after the third it is disabled (SA-103). The round it broke in does not count (SA-Q42). */
export function countRoutRounds(state: BattleState): readonly SaEvent[] {
  return state.fleets.flatMap((fleet): readonly SaEvent[] => {
    if (fleet.status !== 'routed' || fleet.rout === null || fleet.rout.since >= state.round) return []
    const rounds = fleet.rout.roundsFled + 1
    const fled: SaEvent = { type: 'roundFled', fleetId: fleet.id, rounds }
    return rounds < ROUT_ROUNDS ? [fled] : [fled, { type: 'fleetDisabled', fleetId: fleet.id, because: 'rout' }]
  })
}
