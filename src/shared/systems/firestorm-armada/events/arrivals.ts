import type { EventTable } from '../../../core/engine/event-table'
import type { Infer } from '../../../schema/infer'
import type { BattleState, FleetState, ShipState, UnitState, WingState } from '../model/battle'
import type { DraftFleet, DraftFlight, DraftShip, DraftSquadron, DraftWing, FleetId, UnitId } from '../model/design'
import type { arrivalEvents } from '../schema/events-v1/arrivals'
import { EMPTY_BATTLE, withCards } from '../state'
import { nameIn } from './words'

/** Who comes to the table, as the battle begins or later. */
export type ArrivalEvent = Infer<(typeof arrivalEvents)[number]>

type Units = Pick<DraftFleet, 'squadrons' | 'flights'>

export const ARRIVAL_EVENTS: EventTable<BattleState, ArrivalEvent> = {
  battleBegun: {
    evolve(_state, { setup, illegalFleetIds, hands }) {
      const bare: BattleState = {
        ...EMPTY_BATTLE,
        hasBegun: true,
        name: setup.name,
        rulings: setup.rulings,
        fleets: setup.fleets.map(({ sideId, fleet }) => newFleet(sideId, fleet, illegalFleetIds.includes(fleet.id)))
      }
      const whole = setup.fleets.reduce((state, { fleet }) => withUnits(state, fleet.id, fleet), bare)
      return hands.reduce((state, { fleetId, cards }) => withCards(state, fleetId, cards), whole)
    },
    describe: (_state, { setup }, say) => say({ name: setup.name, fleets: setup.fleets.length }, 'FA-001')
  },
  unitsJoined: {
    evolve: (state, event) => withUnits(state, event.fleetId, event),
    describe: (state, event, say) => say({ fleet: nameIn(state, event.fleetId), units: unitNames(event) })
  },
  /** A fleet that comes late is last in every order that stands, and has its own hand (FA-003). */
  fleetJoined: {
    evolve(state, { sideId, fleet, isIllegal, cards }) {
      const { cardOrder, previousOrder, initiative } = state
      const late = newFleet(sideId, fleet, isIllegal)
      const bare: BattleState = {
        ...state,
        fleets: [...state.fleets, late],
        cardOrder: cardOrder === null ? null : [...cardOrder, late.id],
        previousOrder: previousOrder === null ? null : [...previousOrder, late.id],
        initiative: initiative === null ? null : { ...initiative, order: [...initiative.order, late.id] }
      }
      return withCards(withUnits(bare, late.id, fleet), late.id, cards)
    },
    describe: (_state, { sideId, fleet }, say) => say({ fleet: fleet.name, side: sideId, units: unitNames(fleet) })
  }
}

/** Adds squadrons and flights to a fleet, with nobody hurt or activated, and numbers them after those it has. */
function withUnits(state: BattleState, fleetId: FleetId, come: Units): BattleState {
  const { squadrons, flights } = come
  const ownOf = (id: FleetId): readonly UnitState[] => state.units.filter(unit => unit.fleetId === id)
  const late = newUnits(fleetId, ownOf(fleetId).length, come)
  return {
    ...state,
    units: state.fleets.flatMap(({ id }) => [...ownOf(id), ...(id === fleetId ? late : [])]),
    ships: [...state.ships, ...squadrons.flatMap(squadron => squadron.ships.map(ship => newShip(squadron, ship)))],
    wings: [...state.wings, ...flights.flatMap(flight => flight.wings.map(wing => newWing(flight, wing)))]
  }
}

function newFleet(sideId: string, fleet: DraftFleet, isIllegal: boolean): FleetState {
  const { id, name, faction, isAllied } = fleet
  const shifts = { tacticalShift: 0, commandShift: 0, handShift: 0 }
  return { id, sideId, name, faction, isAllied, isIllegal, hand: [], victoryPoints: 0, ...shifts, note: '' }
}

function newUnits(fleetId: FleetId, before: number, { squadrons, flights }: Units): readonly UnitState[] {
  const unit = (kind: UnitState['kind'], { id, name }: { readonly id: UnitId; readonly name: string }, i: number): UnitState => {
    return { id, fleetId, kind, number: before + i + 1, name, hasActivated: false, note: '' }
  }
  return [
    ...squadrons.map((squadron, i) => unit('squadron', squadron, i)),
    ...flights.map((flight, i) => unit('flight', flight, squadrons.length + i))
  ]
}

function newShip({ id: unitId, isHidden = false }: DraftSquadron, ship: DraftShip): ShipState {
  return {
    ...ship,
    weapons: ship.weapons.map(weapon => ({ ...weapon, fired: 'no', shares: [], isOffline: false })),
    unitId,
    status: 'active',
    hullLost: 0,
    crewLost: 0,
    assaultLost: 0,
    hasCutEngines: false,
    hasMovementCritical: false,
    isCriticallyHurt: false,
    isOutOfCommand: false,
    movedInches: null,
    hasRammed: false,
    hasBoarded: false,
    hasCombined: false,
    pointDefenceUsed: 0,
    targets: [],
    isHidden,
    note: ''
  }
}

function newWing({ id: unitId, isHidden = false }: DraftFlight, wing: DraftWing): WingState {
  return { ...wing, unitId, status: 'active', isDrivenOff: false, hasMoved: false, isHidden, note: '' }
}

function unitNames({ squadrons, flights }: Units): string {
  return [...squadrons, ...flights].map(unit => unit.name).join(', ')
}
