import type { EventTable } from '../../../core/engine/event-table'
import type { Infer } from '../../../schema/infer'
import type { BattleState } from '../model/battle'
import type { arrivalEvents } from '../schema/events-v1/arrivals'
import { withFleet } from '../state'
import { positionLabel } from './grid-labels'

/** Those who come to the table, as the battle begins or later. */
export type ArrivalEvent = Infer<(typeof arrivalEvents)[number]>

/** Squadrons and ships as they stand when they arrive. */
export type Arrivals = Pick<ArrivalEvent, 'squadrons' | 'ships'>

export const ARRIVAL_EVENTS: EventTable<BattleState, ArrivalEvent> = {
  battleBegun: {
    evolve(state, { name, rulings, tables, building, fleets, squadrons, ships }) {
      const phase = building === null ? 'deployment' : 'tables'
      return { ...state, hasBegun: true, name, rulings, phase, tables, building, fleets, squadrons, ships }
    },
    describe: (_state, { name, building }, say) => say({ name }, 'PW-003', building === null ? 'printed' : 'built')
  },
  squadronsJoined: {
    evolve(state, { fleetId, squadrons, ships, costPoints, elementsStart, late }) {
      const there = { ...state, squadrons: [...state.squadrons, ...squadrons], ships: [...state.ships, ...ships] }
      return withFleet(there, fleetId, fleet => ({ ...fleet, costPoints, elementsStart, late }))
    },
    describe(state, event, say) {
      const fleet = state.fleets.find(one => one.id === event.fleetId)?.name ?? ''
      const squadrons = event.squadrons.map(one => one.name).join(', ')
      return say({ squadrons, fleet, place: positionLabel(state.rulings, event.at) }, 'PW-029')
    }
  }
}
