import type { BeginBattle } from './commands/command'
import { handSize } from './derive/fleet-traits'
import type { BattleState, FleetState, HandCard, ShipState, UnitState, WingState } from './model/battle'
import type { DraftFleet, DraftShip, FleetId, UnitId } from './model/design'
import { EMPTY_BATTLE, idFor } from './state'

/** The table as the battle begins: nobody hurt, nobody activated, a full hand for every fleet (FA-Q18). */
export function begin(setup: BeginBattle, illegalFleetIds: readonly FleetId[]): BattleState {
  const bare: BattleState = {
    ...EMPTY_BATTLE,
    hasBegun: true,
    name: setup.name,
    rulings: setup.rulings,
    fleets: setup.fleets.map(({ sideId, fleet }) => newFleet(sideId, fleet, illegalFleetIds.includes(fleet.id))),
    units: setup.fleets.flatMap(({ fleet }) => unitsOf(fleet)),
    ships: setup.fleets.flatMap(({ fleet }) => fleet.squadrons.flatMap(squadron => squadron.ships.map(ship => newShip(squadron.id, ship)))),
    wings: setup.fleets.flatMap(({ fleet }) => fleet.flights.flatMap(flight => flight.wings.map(wing => newWing(flight.id, wing))))
  }
  return bare.fleets.reduce((state, fleet) => drawn(state, fleet.id, handSize(state, fleet).total), bare)
}

/** So many more cards in the hand of a fleet, unknown to the table. */
export function drawn(state: BattleState, id: FleetId, count: number): BattleState {
  const cards = Array.from({ length: count }, (_, i): HandCard => {
    return { id: idFor('c', state.nextId + i), type: null, text: '', drawnTurn: state.turn }
  })
  return {
    ...state,
    nextId: state.nextId + count,
    fleets: state.fleets.map(fleet => (fleet.id === id ? { ...fleet, hand: [...fleet.hand, ...cards] } : fleet))
  }
}

function newFleet(sideId: string, fleet: DraftFleet, isIllegal: boolean): FleetState {
  const { id, name, faction, isAllied } = fleet
  const shifts = { tacticalShift: 0, commandShift: 0, handShift: 0 }
  return { id, sideId, name, faction, isAllied, isIllegal, hand: [], victoryPoints: 0, ...shifts, note: '' }
}

function unitsOf(fleet: DraftFleet): readonly UnitState[] {
  const unit = (kind: UnitState['kind'], { id, name }: { readonly id: UnitId; readonly name: string }, i: number): UnitState => {
    return { id, fleetId: fleet.id, kind, number: i + 1, name, hasActivated: false, note: '' }
  }
  return [
    ...fleet.squadrons.map((squadron, i) => unit('squadron', squadron, i)),
    ...fleet.flights.map((flight, i) => unit('flight', flight, fleet.squadrons.length + i))
  ]
}

function newShip(unitId: UnitId, ship: DraftShip): ShipState {
  return {
    ...ship,
    weapons: ship.weapons.map(weapon => ({ ...weapon, fired: 'no', diceUsed: 0, isOffline: false })),
    unitId,
    status: 'active',
    hullLost: 0,
    crewLost: 0,
    assaultLost: 0,
    hasCutEngines: false,
    hasMovementCritical: false,
    isOutOfCommand: false,
    movedInches: null,
    hasRammed: false,
    hasBoarded: false,
    targets: [],
    isHidden: false,
    note: ''
  }
}

function newWing(unitId: UnitId, wing: Pick<WingState, 'id' | 'name'>): WingState {
  return { ...wing, unitId, status: 'active', isDrivenOff: false, hasMoved: false, isHidden: false, note: '' }
}
