import { changeOne, without } from '../../kernel/collections'
import { present } from '../../kernel/present'
import type { Attack, RolledDie } from './model/attack'
import type { BattleState, ShipState, SquadState, WeaponState } from './model/battle'
import type { Pool } from './model/dice'
import type { Condition, Payment, ShipId, SquadId, Token, Tokens, WeaponId } from './model/squad'
import type { Role } from './model/stages'

/** The state before the first event: nobody on the table. */
export const EMPTY_BATTLE: BattleState = {
  hasBegun: false,
  isOver: false,
  name: '',
  rulings: {},
  round: 0,
  phase: 'preparation',
  initiative: null,
  squads: [],
  ships: [],
  measured: null,
  attacks: [],
  obligations: [],
  nextId: 1
}

export const NO_TOKENS: Tokens = { focus: 0, calculate: 0, evade: 0, stress: 0, force: 0 }

export const findShip = (state: BattleState, id: string): ShipState | undefined => state.ships.find(one => one.id === id)
export const findSquad = (state: BattleState, id: string): SquadState | undefined => state.squads.find(one => one.id === id)
export const findWeapon = (ship: ShipState, id: string): WeaponState | undefined => ship.weapons.find(one => one.id === id)

/** These return what a check has promised, and throw with the id when it is not there. */
export const theShip = (state: BattleState, id: string): ShipState => present(findShip(state, id), `ship ${id}`)
export function theWeapon(state: BattleState, shot: { readonly attackerId: ShipId; readonly weaponId: WeaponId }): WeaponState {
  return present(findWeapon(theShip(state, shot.attackerId), shot.weaponId), `weapon ${shot.weaponId}`)
}

/** The squad of a ship. Throws with the id when there is none. */
export function squadOf(state: BattleState, id: ShipId): SquadState {
  const { squadId } = theShip(state, id)
  return present(findSquad(state, squadId), `squad ${squadId}`)
}

/** The side a ship fights for. Throws with the id when it is not there. */
export function sideOf(state: BattleState, id: ShipId): string {
  return squadOf(state, id).sideId
}

/** Sides with a ship that is not destroyed. */
export function standingSides(state: BattleState): string[] {
  return [...new Set(state.ships.filter(({ status }) => status === 'active').map(({ id }) => sideOf(state, id)))]
}

/** Whether they fight for different sides. Throws with the id of a ship that is not there. */
export function areEnemies(state: BattleState, one: ShipId, other: ShipId): boolean {
  return sideOf(state, one) !== sideOf(state, other)
}

/** The attack in hand: the innermost one, or undefined. */
export function currentAttack(state: BattleState): Attack | undefined {
  return state.attacks.at(-1)
}

/** The ship in this role. */
export function shipIn(attack: Attack, role: Role): ShipId {
  return role === 'attacker' ? attack.attackerId : attack.defenderId
}

/** The role of this ship's player in the attack; null for a player with no part in it. */
export function roleOf(state: BattleState, attack: Attack, id: ShipId): Role | null {
  const side = sideOf(state, id)
  if (side === sideOf(state, attack.attackerId)) return 'attacker'
  return side === sideOf(state, attack.defenderId) ? 'defender' : null
}

export function withShip(state: BattleState, id: ShipId, change: (ship: ShipState) => ShipState): BattleState {
  return { ...state, ships: changeOne(state.ships, id, change) }
}

/** The battle once a ship has left: its locks and those on it are gone, and none of its cards is left to name (XW-031). */
export function withoutTiesTo(state: BattleState, id: ShipId): BattleState {
  const ships = state.ships.map(ship => ({ ...ship, locks: ship.id === id ? [] : without(ship.locks, lock => lock === id) }))
  return { ...state, ships, obligations: without(state.obligations, due => due.shipId === id) }
}

export function withSquad(state: BattleState, id: SquadId, change: (squad: SquadState) => SquadState): BattleState {
  return { ...state, squads: changeOne(state.squads, id, change) }
}

export function withAttack(state: BattleState, id: string, change: (attack: Attack) => Attack): BattleState {
  return { ...state, attacks: changeOne(state.attacks, id, change) }
}

export function withDice(state: BattleState, id: string, pool: Pool, dice: readonly RolledDie[]): BattleState {
  return withAttack(state, id, attack => ({ ...attack, dice: { ...attack.dice, [pool]: dice } }))
}

const isToken = (marker: Token | Condition): marker is Token => marker in NO_TOKENS

/** How many of these markers lie on it. */
export function markersOn(ship: ShipState, marker: Token | Condition): number {
  return isToken(marker) ? ship.tokens[marker] : (ship.conditions?.[marker] ?? 0)
}

export function withMarkers(ship: ShipState, marker: Token | Condition, left: number): ShipState {
  if (isToken(marker)) return { ...ship, tokens: { ...ship.tokens, [marker]: left } }
  return { ...ship, conditions: { ...ship.conditions, [marker]: left } }
}

/** The ship after a payment: a token fewer, or its lock on the defender gone. */
export function paid(ship: ShipState, payment: Payment, defenderId: ShipId): ShipState {
  if (payment === 'lock') return { ...ship, locks: without(ship.locks, id => id === defenderId) }
  return withMarkers(ship, payment, Math.max(0, ship.tokens[payment] - 1))
}
