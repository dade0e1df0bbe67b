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

/** The morale state after a check (SA-101). It replaces the old one and lasts as long as `sa.moraleDuration` says (SA-102). */
export function moodBegun(state: BattleState, fleetId: FleetId, level: 'emboldened' | 'shaken'): readonly SaEvent[] {
  const lasts = readRuling(state.rulings, 'sa.moraleDuration') === 'endOfRound' ? state.round : state.round + 1
  const effect: MoraleEffect = {
    id: idFor('e', state.nextId),
    kind: 'morale',
    targetId: fleetId,
    level,
    cause: 'sa.cause.morale',
    source: 'SA-102',
    ending: endOfRound(lasts),
    suspension: null
  }
  return [...moodEnded(state, fleetId), { type: 'effectBegun', effect }]
}
