import type { EventTable } from '../../../core/engine/event-table'
import type { Infer } from '../../../schema/infer'
import type { BattleState, FleetStatus } from '../model/battle'
import type { FleetId } from '../model/design'
import type { lossEvents } from '../schema/events-v1/losses'
import { withFleet } from '../state'
import { targetName } from './words'

/** Consequences of damage: critical damage, and fleets out of the fight. */
export type LossEvent = Infer<(typeof lossEvents)[number]>

export const LOSS_EVENTS: EventTable<BattleState, LossEvent> = {
  thresholdCrossed: {
    evolve: (state, event) => withFleet(state, event.fleetId, fleet => ({ ...fleet, hasCrossedThreshold: true })),
    describe: (state, event, say) => say({ fleet: targetName(state, event.fleetId) }, 'SA-107')
  },
  criticalRolled: {
    evolve: state => state,
    describe: (state, event, say) => say({ fleet: targetName(state, event.fleetId), faces: event.faces.join(' ') }, 'SA-109')
  },
  criticalWithoutEffect: {
    evolve: state => state,
    describe: (state, event, say) => say({ fleet: targetName(state, event.fleetId) }, 'SA-109', event.because)
  },
  fleetDisabled: {
    evolve: (state, event) => outOfFight(state, event.fleetId, 'disabled'),
    describe: (state, { fleetId, because }, say) =>
      say({ fleet: targetName(state, fleetId) }, because === 'rout' ? 'SA-103' : 'SA-097', because)
  },
  fleetDestroyed: {
    evolve: (state, event) => outOfFight(state, event.fleetId, 'destroyed'),
    describe: (state, event, say) => say({ fleet: targetName(state, event.fleetId) }, 'SA-098')
  },
  selfDestructed: {
    evolve: state => state,
    describe: (state, event, say) => say({ fleet: targetName(state, event.fleetId), target: targetName(state, event.targetId) }, 'SA-039')
  },
  fleetWithdrawn: {
    evolve: (state, event) => outOfFight(state, event.fleetId, 'fled'),
    describe: (state, event, say) => say({ fleet: targetName(state, event.fleetId), reason: event.reason })
  }
}

function outOfFight(state: BattleState, id: FleetId, status: Exclude<FleetStatus, 'active' | 'routed'>): BattleState {
  return withFleet(state, id, fleet => ({ ...fleet, status, outSince: state.round, rout: null }))
}
