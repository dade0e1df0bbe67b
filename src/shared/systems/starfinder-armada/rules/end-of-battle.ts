import type { SaEvent } from '../events'
import type { BattleState } from '../model/battle'
import { isFighting } from '../state'

/** Sides with at least one fleet still fighting (SA-111), in the order of their letters. */
export function standingSides(state: BattleState): readonly string[] {
  const fighting = new Set(state.fleets.filter(isFighting).map(fleet => fleet.armadaId))
  return [...new Set(state.armadas.filter(armada => fighting.has(armada.id)).map(armada => armada.sideId))].sort()
}

/** The battle is over when no two sides are left to fight (SA-111). */
export function battleEndedIfDecided(state: BattleState): readonly SaEvent[] {
  const standing = standingSides(state)
  return standing.length > 1 ? [] : [{ type: 'battleEnded', standingSides: standing }]
}
