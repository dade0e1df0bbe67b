import { replaceWhere } from '../../kernel/collections'
import type { OfficerEvent } from './events'
import { withFleet } from './evolve-fleet'
import type { BattleState, OfficerState } from './model/battle'
import type { OfficerId } from './model/design'
import { findOfficer } from './state'

/** The battle with one officer changed; the same battle when the officer is not there. */
export function withOfficer(state: BattleState, id: OfficerId, change: (officer: OfficerState) => OfficerState): BattleState {
  const before = findOfficer(state, id)
  if (before === undefined) return state
  return {
    ...state,
    officers: replaceWhere(state.officers, officer => officer === before, change)
  }
}

/** What officers' actions leave behind, besides the effects they begin. */
export function evolveOfficers(state: BattleState, event: OfficerEvent): BattleState {
  switch (event.type) {
    case 'actionTaken':
      return withOfficer(state, event.officerId, officer => ({ ...officer, hasActed: true, action: event.action }))
    case 'actionRolled':
    case 'duelWon':
      return state
    case 'tauntMade': {
      const officer = findOfficer(state, event.officerId)
      if (officer === undefined) return state
      return { ...state, taunts: [...state.taunts, { armadaId: officer.armadaId, officerId: officer.id, targetId: event.targetId }] }
    }
    case 'duelFought':
      return { ...state, duels: [...state.duels, event.duel] }
    case 'officerFelled':
      return withOfficer(state, event.officerId, officer => ({ ...officer, isIncapacitated: true }))
    case 'routRallied':
      return withFleet(state, event.fleetId, fleet => ({ ...fleet, status: 'active', rout: null }))
    case 'effectSuspended':
      return {
        ...state,
        effects: replaceWhere(
          state.effects,
          effect => effect.id === event.effectId,
          effect => ({ ...effect, suspension: { cause: event.cause, ending: event.ending } })
        )
      }
  }
}
