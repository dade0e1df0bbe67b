import { changeOne, omit } from '../../kernel/collections'
import { present } from '../../kernel/present'
import type { BattleState, FleetState, HandCard, ShipState, UnitState, WeaponState, WingState } from './model/battle'
import type { FleetId, ShipId, UnitId, WingId } from './model/design'
import type { FaObligation } from './model/obligation'

/** The state before the first event: nobody on the table. */
export const EMPTY_BATTLE: BattleState = {
  hasBegun: false,
  name: '',
  turn: 0,
  phase: 'deployment',
  rulings: {},
  fleets: [],
  units: [],
  ships: [],
  wings: [],
  effects: [],
  turnCards: [],
  cardOrder: null,
  initiative: null,
  previousOrder: null,
  activeUnitId: null,
  lastFleetId: null,
  hasActed: false,
  hasReacted: false,
  played: [],
  boardings: [],
  obligations: [],
  note: '',
  nextId: 1
}

export const findFleet = (state: BattleState, id: FleetId): FleetState | undefined => state.fleets.find(one => one.id === id)
export const findUnit = (state: BattleState, id: UnitId): UnitState | undefined => state.units.find(one => one.id === id)
export const findShip = (state: BattleState, id: ShipId): ShipState | undefined => state.ships.find(one => one.id === id)
export const findWing = (state: BattleState, id: WingId): WingState | undefined => state.wings.find(one => one.id === id)
export const findWeapon = (ship: ShipState, id: string): WeaponState | undefined => ship.weapons.find(one => one.id === id)

/** These return what a check has promised, and throw with the id when it is not there. */
export const theFleet = (state: BattleState, id: FleetId): FleetState => present(findFleet(state, id), `fleet ${id}`)
export const theUnit = (state: BattleState, id: UnitId): UnitState => present(findUnit(state, id), `unit ${id}`)
export const theShip = (state: BattleState, id: ShipId): ShipState => present(findShip(state, id), `ship ${id}`)
export const theWing = (state: BattleState, id: WingId): WingState => present(findWing(state, id), `wing ${id}`)
export const theWeapon = (ship: ShipState, id: string): WeaponState => present(findWeapon(ship, id), `weapon ${id} of ${ship.id}`)

/** Changes one ship; the state stays the same when it is not there. */
export function withShip(state: BattleState, id: ShipId, change: (ship: ShipState) => ShipState): BattleState {
  return { ...state, ships: changeOne(state.ships, id, change) }
}

export function withWing(state: BattleState, id: WingId, change: (wing: WingState) => WingState): BattleState {
  return { ...state, wings: changeOne(state.wings, id, change) }
}

/** The wing, in contact with nobody. */
export function apart(wing: WingState): WingState {
  return omit(wing, 'contactId')
}

/** The battle in which no wing touches anything that is out of it (FA-058). */
export function withoutGoneContacts(state: BattleState): BattleState {
  const isActive = (id: string): boolean => [...state.ships, ...state.wings].some(one => one.id === id && one.status === 'active')
  const isStale = ({ id, contactId }: WingState): boolean => contactId !== undefined && !(isActive(id) && isActive(contactId))
  return state.wings.some(isStale) ? { ...state, wings: state.wings.map(wing => (isStale(wing) ? apart(wing) : wing)) } : state
}

export function withFleet(state: BattleState, id: FleetId, change: (fleet: FleetState) => FleetState): BattleState {
  return { ...state, fleets: changeOne(state.fleets, id, change) }
}

/** Adds cards to the hand of a fleet; the table does not know what they are. Only those drawn in an end phase are fresh in it (FA-060). */
export function withCards(state: BattleState, id: FleetId, count: number): BattleState {
  const cards = Array.from({ length: count }, (_, i): HandCard => {
    return { id: idFor('c', state.nextId + i), type: null, text: '', drawnTurn: state.phase === 'endPhase' ? state.turn : 0 }
  })
  return withFleet({ ...state, nextId: state.nextId + count }, id, fleet => ({ ...fleet, hand: [...fleet.hand, ...cards] }))
}

/** Notes that something was done to which others may react (FA-Q19). */
export function acted(state: BattleState): BattleState {
  return { ...state, hasActed: true, hasReacted: false }
}

export function findObligation<K extends FaObligation['kind']>(
  state: BattleState,
  kind: K,
  id: string
): Extract<FaObligation, { kind: K }> | undefined {
  return state.obligations.find((due): due is Extract<FaObligation, { kind: K }> => due.id === id && due.kind === kind)
}

/** Whether any ship or wing of the unit still fights. */
export function isUnitInBattle(state: BattleState, unit: UnitState): boolean {
  const parts: readonly { readonly unitId: UnitId; readonly status: string }[] = unit.kind === 'squadron' ? state.ships : state.wings
  return parts.some(part => part.unitId === unit.id && part.status === 'active')
}

/** The cards a fleet has laid for the turn phase, as cards of its hand. */
export function placedBy(state: BattleState, id: FleetId): readonly HandCard[] {
  const cards = state.turnCards.find(row => row.fleetId === id)?.cards ?? []
  return cards.map(({ id: cardId, type, text, drawnTurn }) => ({ id: cardId, type, text, drawnTurn }))
}

/** The fleet a ship or wing belongs to. */
export function fleetOf(state: BattleState, part: { readonly unitId: UnitId }): FleetState {
  return theFleet(state, theUnit(state, part.unitId).fleetId)
}

/** Whether they fight for different sides. Throws with the id of anything unknown. */
export function areEnemies(state: BattleState, one: { readonly unitId: UnitId }, other: { readonly unitId: UnitId }): boolean {
  return fleetOf(state, one).sideId !== fleetOf(state, other).sideId
}

/** An id for something new. Every event that uses one raises `nextId`. */
export function idFor(prefix: string, number: number): string {
  return `${prefix}${String(number)}`
}
