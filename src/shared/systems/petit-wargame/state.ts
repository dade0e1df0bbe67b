import { changeOne, theOne } from '../../kernel/collections'
import { present } from '../../kernel/present'
import type { Activation, BattleState, Engagement, FleetState, ShipState, Shot, SquadronState } from './model/battle'
import type { Position } from './model/board'
import type { FleetId, ShipId, SquadronId } from './model/design'

/** The state before the first event: nobody on the map, and no tables until the battle begins. */
export const EMPTY_BATTLE: BattleState = {
  hasBegun: false,
  isOver: false,
  winnerId: null,
  name: '',
  rulings: {},
  turn: 0,
  phase: 'deployment',
  tables: { detection: [], combat: [] },
  building: null,
  fleets: [],
  squadrons: [],
  ships: [],
  deployingSideId: null,
  initiativeSideId: null,
  isInitiativeAlone: false,
  activation: null,
  attempts: [],
  detections: [],
  nextId: 1
}

export const findShip = (state: BattleState, id: string): ShipState | undefined => state.ships.find(one => one.id === id)
export const findSquadron = (state: BattleState, id: string): SquadronState | undefined => state.squadrons.find(one => one.id === id)

/** The ship a check has promised. Throws with the id when there is none. */
export const theShip = (state: BattleState, id: string): ShipState => present(findShip(state, id), `ship ${id}`)

/** The ships of a squadron, including those destroyed. */
export function shipsOf(state: BattleState, id: SquadronId): readonly ShipState[] {
  return state.ships.filter(ship => ship.squadronId === id)
}

/** The fleet of a squadron. Throws with the id when nobody has it. */
export function fleetOf(state: BattleState, id: SquadronId): FleetState {
  const squadron = present(findSquadron(state, id), `squadron ${id}`)
  return theOne(state.fleets, squadron.fleetId)
}

/** The side a ship fights for. Throws with the id when there is no such ship. */
export function sideOf(state: BattleState, id: ShipId): string {
  return fleetOf(state, theShip(state, id).squadronId).sideId
}

/** The other of the two sides (PW-003). */
export function otherSide(state: BattleState, sideId: string): string {
  return present(
    state.fleets.find(fleet => fleet.sideId !== sideId),
    `side against ${sideId}`
  ).sideId
}

/** A ship is destroyed when it has no element left (PW-060). */
export function isDestroyed(ship: ShipState): boolean {
  return Object.values(ship.sectors).every(sector => sector.elements.length === 0)
}

/** Whether a squadron has a ship left that can act. */
export function isPresent(state: BattleState, id: SquadronId): boolean {
  return shipsOf(state, id).some(ship => !isDestroyed(ship))
}

/** The position a check has promised. Throws with the ship's id when it is not on the map. */
export function placeOf(ship: ShipState): Position {
  return present(ship.position, `place of ${ship.id}`)
}

/** The engagement in hand; null when none is. */
export function currentEngagement(state: BattleState): Engagement | null {
  return state.activation?.engagement ?? null
}

export function withShip(state: BattleState, id: ShipId, change: (ship: ShipState) => ShipState): BattleState {
  return { ...state, ships: changeOne(state.ships, id, change) }
}

export function withSquadron(state: BattleState, id: SquadronId, change: (squadron: SquadronState) => SquadronState): BattleState {
  return { ...state, squadrons: changeOne(state.squadrons, id, change) }
}

export function withFleet(state: BattleState, id: FleetId, change: (fleet: FleetState) => FleetState): BattleState {
  return { ...state, fleets: changeOne(state.fleets, id, change) }
}

/** Changes the activation, if there is one. */
export function withActivation(state: BattleState, change: (activation: Activation) => Activation): BattleState {
  return state.activation === null ? state : { ...state, activation: change(state.activation) }
}

/** Changes the engagement, if there is one. */
export function withEngagement(state: BattleState, change: (engagement: Engagement) => Engagement): BattleState {
  return withActivation(state, activation =>
    activation.engagement === null ? activation : { ...activation, engagement: change(activation.engagement) }
  )
}

/** Changes the shot, if there is one. */
export function withShot(state: BattleState, change: (shot: Shot) => Shot): BattleState {
  return withEngagement(state, engagement => (engagement.shot === null ? engagement : { ...engagement, shot: change(engagement.shot) }))
}
