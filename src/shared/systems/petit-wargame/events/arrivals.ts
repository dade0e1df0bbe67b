import type { EventTable } from '../../../core/engine/event-table'
import type { ChosenRulings } from '../../../core/rulings/ruling'
import type { BattleState, Building, FleetState, ShipState, SquadronState } from '../model/battle'
import type { Position, ScoreTables } from '../model/board'
import type { FleetId } from '../model/design'
import { withFleet } from '../state'
import { positionLabel } from './grid-labels'

/** Those who come to the table, as the battle begins or later. */
export type ArrivalEvent =
  | (Arrivals & {
      readonly type: 'battleBegun'
      readonly name: string
      readonly rulings: ChosenRulings
      readonly tables: ScoreTables
      /** The first table to be built; null where the printed ones count. */
      readonly building: Building | null
      readonly fleets: readonly FleetState[]
    })
  /** `costPoints` and `elementsStart` are the new totals of the whole fleet (PW-061). */
  | (Arrivals & {
      readonly type: 'squadronsJoined'
      readonly fleetId: FleetId
      readonly at: Position
      readonly costPoints: number
      readonly elementsStart: number
    })

/** Squadrons and ships as they stand when they arrive. */
export interface Arrivals {
  readonly squadrons: readonly SquadronState[]
  readonly ships: readonly ShipState[]
}

export const ARRIVAL_EVENTS: EventTable<BattleState, ArrivalEvent> = {
  battleBegun: {
    evolve(state, { name, rulings, tables, building, fleets, squadrons, ships }) {
      const phase = building === null ? 'deployment' : 'tables'
      return { ...state, hasBegun: true, name, rulings, phase, tables, building, fleets, squadrons, ships }
    },
    describe: (_state, { name, building }, say) => say({ name }, 'PW-003', building === null ? 'printed' : 'built')
  },
  squadronsJoined: {
    evolve(state, { fleetId, squadrons, ships, costPoints, elementsStart }) {
      const there = { ...state, squadrons: [...state.squadrons, ...squadrons], ships: [...state.ships, ...ships] }
      return withFleet(there, fleetId, fleet => ({ ...fleet, costPoints, elementsStart }))
    },
    describe(state, event, say) {
      const fleet = state.fleets.find(one => one.id === event.fleetId)?.name ?? ''
      const squadrons = event.squadrons.map(one => one.name).join(', ')
      return say({ squadrons, fleet, place: positionLabel(state.rulings, event.at) }, 'PW-029')
    }
  }
}
