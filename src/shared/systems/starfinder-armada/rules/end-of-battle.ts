import type { SaEvent } from '../events'
import type { BattleState } from '../model/battle'
import { isFighting } from '../state'

/** Sides with at least one fleet still fighting (SA-111), in the order of their letters. */
export function standingSides(state: BattleState): readonly string[] {
  const fighting = new Set(state.fleets.filter(isFighting).map(fleet => fleet.armadaId))
  return [...new Set(state.armadas.filter(armada => fighting.has(armada.id)).map(armada => armada.sideId))].sort()
}

/**
 * A fleet disabled by its rout may blow itself up as the next round starts; the battle is not over until that is settled (SA-039, SA-111).
 */
export function battleEndedAfterSelfDestruct(state: BattleState): readonly SaEvent[] {
  return state.phase === 'roundStart' ? battleEndedIfDecided(state) : []
}

/** The battle is over when no two sides are left to fight (SA-111), and no fleet is about to blow itself up (SA-039). */
export function battleEndedIfDecided(state: BattleState): readonly SaEvent[] {
  const standing = standingSides(state)
  if (state.obligations.some(due => due.kind === 'selfDestruct')) return []
  return standing.length > 1 ? [] : [{ type: 'battleEnded', standingSides: standing }]
}
