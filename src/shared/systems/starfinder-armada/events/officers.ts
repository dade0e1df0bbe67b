import type { EventTable } from '../../../core/engine/event-table'
import { without } from '../../../kernel/collections'
import type { Infer } from '../../../schema/infer'
import type { BattleState } from '../model/battle'
import { OFFICER_ACTION_SOURCES } from '../model/officer-actions'
import type { officerEvents } from '../schema/events-v1/officers'
import { findOfficer, withOfficer } from '../state'
import { officerName, targetName, word } from './words'

/** Officers, their posts and their actions (SA-046 to SA-074). Effects that an action begins are events of their own. */
export type OfficerEvent = Infer<(typeof officerEvents)[number]>

export const OFFICER_EVENTS: EventTable<BattleState, OfficerEvent> = {
  roleChanged: {
    evolve: (state, event) => withOfficer(state, event.officerId, officer => ({ ...officer, role: event.role })),
    describe: (state, event, say) => say({ officer: officerName(state, event.officerId), role: word('role', event.role) }, 'SA-053')
  },
  officerMoved: {
    evolve: (state, event) =>
      withOfficer(state, event.officerId, officer => ({ ...officer, fleetId: event.toFleetId, hasActed: true, action: 'transfer' })),
    describe: (state, event, say) =>
      say({ officer: officerName(state, event.officerId), fleet: targetName(state, event.toFleetId) }, 'SA-054')
  },
  officersSwapped: {
    evolve: (state, { officerId, otherId }) => {
      const [from, to] = [findOfficer(state, officerId)?.fleetId, findOfficer(state, otherId)?.fleetId]
      if (from === undefined || to === undefined) return state
      const moved = { hasActed: true, action: 'transfer' } as const
      const left = withOfficer(state, officerId, officer => ({ ...officer, ...moved, fleetId: to }))
      return withOfficer(left, otherId, officer => ({ ...officer, ...moved, fleetId: from }))
    },
    describe: (state, { officerId, otherId }, say) =>
      say({ officer: officerName(state, officerId), other: officerName(state, otherId) }, 'SA-054')
  },
  officersPassed: {
    evolve: (state, event) => ({
      ...state,
      officers: state.officers.map(officer => (event.officerIds.includes(officer.id) ? { ...officer, hasActed: true } : officer))
    }),
    describe: (state, { officerIds }, say) =>
      say({ officers: officerIds.map(id => officerName(state, id)).join(', '), count: officerIds.length }, 'SA-046')
  },
  resolveSpent: {
    evolve: (state, event) =>
      withOfficer(state, event.officerId, officer => ({ ...officer, resolvePoints: Math.max(0, officer.resolvePoints - 1) })),
    describe: (state, event, say) => say({ officer: officerName(state, event.officerId) }, 'SA-051')
  },
  actionTaken: {
    evolve: (state, event) => withOfficer(state, event.officerId, officer => ({ ...officer, hasActed: true, action: event.action })),
    describe: (state, { officerId, action, targetId }, say) => {
      const target = [...state.fleets, ...state.officers].find(one => one.id === targetId)?.name
      const values = { officer: officerName(state, officerId), action: word('action', action), target: target ?? '' }
      return say(values, OFFICER_ACTION_SOURCES[action], target === undefined ? 'alone' : 'on')
    }
  },
  actionRolled: {
    evolve: state => state,
    describe: (state, { officerId, action, natural, total, dc, isSuccess }, say) => {
      const values = { officer: officerName(state, officerId), action: word('action', action), natural, total, dc }
      return say(values, 'SA-050', isSuccess ? 'success' : 'failure')
    }
  },
  tauntMade: {
    evolve: (state, event) => {
      const officer = findOfficer(state, event.officerId)
      if (officer === undefined) return state
      return { ...state, taunts: [...state.taunts, { armadaId: officer.armadaId, officerId: officer.id, targetId: event.targetId }] }
    },
    describe: (state, event, say) =>
      say({ officer: officerName(state, event.officerId), fleet: targetName(state, event.targetId) }, 'SA-062')
  },
  duelFought: {
    evolve: (state, event) => ({ ...state, duels: [...state.duels, event.duel] }),
    describe: (state, { duel: { officerId, targetId, total, dc } }, say) =>
      say({ officer: officerName(state, officerId), fleet: targetName(state, targetId), total, dc }, 'SA-064')
  },
  duelWon: {
    evolve: state => state,
    describe: (state, event, say) =>
      say({ officer: officerName(state, event.officerId), fleet: targetName(state, event.targetId) }, 'SA-066')
  },
  officerFelled: {
    evolve: (state, event) => withOfficer(state, event.officerId, officer => ({ ...officer, isIncapacitated: true })),
    describe: (state, event, say) => say({ officer: officerName(state, event.officerId) }, 'SA-066')
  },
  scanSet: {
    evolve: (state, { sideId, fleetId, level }) => ({
      ...state,
      scans: [...without(state.scans, scan => scan.sideId === sideId && scan.fleetId === fleetId), { sideId, fleetId, level }]
    }),
    describe: (state, { sideId, fleetId, level }, say) => say({ side: sideId, fleet: targetName(state, fleetId), level }, 'SA-074')
  }
}
