import type { GmEvent, TurnEvent } from './events'
import type { BattleState, FleetState, HandCard, ShipState, UnitState, WingState } from './model/battle'
import type { DraftFleet, DraftShip, FleetId, UnitId } from './model/design'
import { EMPTY_BATTLE, idFor } from './state'

/** The table as the battle begins: nobody hurt, nobody activated, and the hand of every fleet. */
export function begin({ setup, illegalFleetIds, hands }: Extract<TurnEvent, { readonly type: 'battleBegun' }>): BattleState {
  const bare: BattleState = {
    ...EMPTY_BATTLE,
    hasBegun: true,
    name: setup.name,
    rulings: setup.rulings,
    fleets: setup.fleets.map(({ sideId, fleet }) => newFleet(sideId, fleet, illegalFleetIds.includes(fleet.id)))
  }
  const whole = setup.fleets.reduce((state, { fleet }) => joined(state, fleet.id, fleet), bare)
  return hands.reduce((state, { fleetId, cards }) => drawn(state, fleetId, cards), whole)
}

/** A fleet of its own in the battle under way: last in whatever order stands, with its hand (FA-003). */
export function arrived(state: BattleState, event: Extract<GmEvent, { readonly type: 'fleetJoined' }>): BattleState {
  const { sideId, fleet, isIllegal, cards } = event
  const { cardOrder, previousOrder, initiative } = state
  const late = newFleet(sideId, fleet, isIllegal)
  const bare: BattleState = {
    ...state,
    fleets: [...state.fleets, late],
    cardOrder: cardOrder === null ? null : [...cardOrder, late.id],
    previousOrder: previousOrder === null ? null : [...previousOrder, late.id],
    initiative: initiative === null ? null : { ...initiative, order: [...initiative.order, late.id] }
  }
  return drawn(joined(bare, late.id, fleet), late.id, cards)
}

/** Squadrons and flights on the table with nobody hurt or activated, numbered on behind those their fleet has. */
export function joined(state: BattleState, fleetId: FleetId, come: Pick<DraftFleet, 'squadrons' | 'flights'>): BattleState {
  const { squadrons, flights } = come
  const ownOf = (id: FleetId): readonly UnitState[] => state.units.filter(unit => unit.fleetId === id)
  const late = unitsOf(fleetId, ownOf(fleetId).length, come)
  return {
    ...state,
    units: state.fleets.flatMap(({ id }) => [...ownOf(id), ...(id === fleetId ? late : [])]),
    ships: [...state.ships, ...squadrons.flatMap(squadron => squadron.ships.map(ship => newShip(squadron.id, ship)))],
    wings: [...state.wings, ...flights.flatMap(flight => flight.wings.map(wing => newWing(flight.id, wing)))]
  }
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

function unitsOf(
  fleetId: FleetId,
  before: number,
  { squadrons, flights }: Pick<DraftFleet, 'squadrons' | 'flights'>
): readonly UnitState[] {
  const unit = (kind: UnitState['kind'], { id, name }: { readonly id: UnitId; readonly name: string }, i: number): UnitState => {
    return { id, fleetId, kind, number: before + i + 1, name, hasActivated: false, note: '' }
  }
  return [
    ...squadrons.map((squadron, i) => unit('squadron', squadron, i)),
    ...flights.map((flight, i) => unit('flight', flight, squadrons.length + i))
  ]
}

function newShip(unitId: UnitId, ship: DraftShip): ShipState {
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
    isOutOfCommand: false,
    movedInches: null,
    hasRammed: false,
    hasBoarded: false,
    pointDefenceUsed: 0,
    targets: [],
    isHidden: false,
    note: ''
  }
}

function newWing(unitId: UnitId, wing: Pick<WingState, 'id' | 'name'>): WingState {
  return { ...wing, unitId, status: 'active', isDrivenOff: false, hasMoved: false, isHidden: false, note: '' }
}
