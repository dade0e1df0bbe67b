import { endOfRound } from '../../../core/effects/clock'
import type { SaEvent } from '../events'
import type { BattleState } from '../model/battle'
import type { FleetId } from '../model/design'
import type { MoraleEffect } from '../model/effects'
import { readRuling } from '../rulings'
import { idFor } from '../state'

/** Ends a fleet's morale state, since it has made a new check or flees. */
export function moodEnded(state: BattleState, fleetId: FleetId): readonly SaEvent[] {
  return state.effects
    .filter(effect => effect.kind === 'morale' && effect.targetId === fleetId)
    .map(effect => ({ type: 'effectEnded', effect, reason: null }))
}

/** The morale state after a check (SA-101). It replaces the old one (SA-102). */
export function moodBegun(state: BattleState, fleetId: FleetId, level: 'emboldened' | 'shaken'): readonly SaEvent[] {
  const effect: MoraleEffect = {
    id: idFor('e', state.nextId),
    kind: 'morale',
    targetId: fleetId,
    level,
    cause: 'sa.cause.morale',
    source: 'SA-102',
    ending: endOfRound(lastRound(state)),
    suspension: null
  }
  return [...moodEnded(state, fleetId), { type: 'effectBegun', effect }]
}

/**
 * The round with which a morale state gained now ends, as `sa.moraleDuration` says (SA-102, SA-Q07). As written it is this one; but a state
 * gained when the volley is applied would then be gone at once, so it holds through the next.
 */
function lastRound(state: BattleState): number {
  const reading = readRuling(state.rulings, 'sa.moraleDuration')
  if (reading === 'asWritten') return state.phase === 'resolution' ? state.round + 1 : state.round
  return reading === 'endOfRound' ? state.round : state.round + 1
}
