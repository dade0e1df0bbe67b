import { armadaOf, sideOf } from '../derive/fire/enemies'
import type { SaEvent } from '../events'
import type { BattleState, FleetState } from '../model/battle'
import type { MinesEffect } from '../model/effects'
import { readRuling } from '../rulings'

/**
 * Whether these mines cost the fleet another hex now: they are active and it has not paid this round (SA-036, SA-037). Mines of its own
 * side may be free, as `sa.minesFriendly` says (SA-Q37).
 */
export function slows(state: BattleState, mines: MinesEffect, fleet: FleetState): boolean {
  if (state.round < mines.activeFrom) return false
  const isOwn = armadaOf(state, mines.armadaId).sideId === sideOf(state, fleet)
  if (isOwn && readRuling(state.rulings, 'sa.minesFriendly') === 'no') return false
  return !mines.entries.some(entry => entry.fleetId === fleet.id && entry.round === state.round)
}

/** The entries into these mines that are the first of the round (SA-037). */
export function minesEntered(state: BattleState, fleet: FleetState, ids: readonly string[]): readonly SaEvent[] {
  return state.effects
    .filter((effect): effect is MinesEffect => effect.kind === 'mines' && ids.includes(effect.id) && slows(state, effect, fleet))
    .map(mines => ({ type: 'minesEntered', effectId: mines.id, fleetId: fleet.id }))
}
