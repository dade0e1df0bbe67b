import type { FaCommands } from '@shared/systems/firestorm-armada/commands/command'
import { diceLeft, isWeaponOffline } from '@shared/systems/firestorm-armada/derive/weapon-dice'
import type { Aim, Arc, BattleState, ShipState, Sight, WeaponState } from '@shared/systems/firestorm-armada/model/battle'
import type { ShipId } from '@shared/systems/firestorm-armada/model/design'
import { findShip, findWeapon } from '@shared/systems/firestorm-armada/state'
import { WEAPON_KINDS } from '@shared/systems/firestorm-armada/tables/shooting'

export const SHARINGS = ['alone', 'combined', 'split'] as const
export type Sharing = (typeof SHARINGS)[number]

/** The view from a ship to the target. */
export interface Seen {
  /** Range band, 0 for the nearest. */
  readonly band: number
  readonly arc: Arc
  readonly sight: Sight
}

/** The choices of an attack being prepared. */
export interface AttackChoices {
  readonly weaponId: string | null
  readonly seen: Seen
  readonly sharing: Sharing
  /** Joining weapons by `joinKey`, each with its own view if given. */
  readonly joined: Readonly<Record<string, Partial<Seen>>>
  readonly splitDice: number
  readonly gmDice: number
}

export const NO_CHOICES: AttackChoices = {
  weaponId: null,
  seen: { band: 0, arc: 'full', sight: 'clear' },
  sharing: 'alone',
  joined: {},
  splitDice: 1,
  gmDice: 0
}

export interface Joiner {
  readonly key: string
  readonly ship: ShipState
  readonly weapon: WeaponState
}

export const joinKey = (shipId: string, weaponId: string): string => `${shipId} ${weaponId}`

/** Whether the weapon has dice left this turn. */
export function isReady(state: BattleState, ship: ShipState, weapon: WeaponState): boolean {
  return weapon.fired !== 'whole' && !isWeaponOffline(state, ship, weapon)
}

/** The initial choices for a weapon: its nearest range with dice, and the dice left if its fire was split. */
export function startWith(state: BattleState, ship: ShipState, weaponId: string | null): AttackChoices {
  const weapon = weaponId === null ? undefined : findWeapon(ship, weaponId)
  if (weapon === undefined) return { ...NO_CHOICES, weaponId }
  const band = Math.max(
    0,
    weapon.dice.findIndex(dice => dice > 0)
  )
  const isSplit = weapon.fired === 'split'
  return {
    ...NO_CHOICES,
    weaponId,
    seen: { ...NO_CHOICES.seen, band },
    sharing: isSplit ? 'split' : 'alone',
    splitDice: isSplit ? Math.max(1, diceLeft(state, ship, weapon, band)) : 1
  }
}

/**
 * Weapons that may join this one (FA-030 to FA-035): a second one of the ship, turrets beside a broadside, and weapons of the kinds
 * fired on other ships of the squadron, with the turrets or the broadside of a ship that joins. Nothing joins beyond command distance
 * (FA-007).
 */
export function joiners(state: BattleState, focus: ShipState, choices: Pick<AttackChoices, 'weaponId' | 'joined'>): readonly Joiner[] {
  const first = choices.weaponId === null ? undefined : findWeapon(focus, choices.weaponId)
  if (first === undefined || focus.isOutOfCommand) return []
  const kindOf = (weapon: WeaponState): string => WEAPON_KINDS[weapon.mount]
  const free = (ship: ShipState): readonly WeaponState[] =>
    ship.weapons.filter(weapon => weapon.fired === 'no' && isReady(state, ship, weapon))
  const own = free(focus).filter(
    weapon => weapon.id !== first.id && kindOf(weapon) !== kindOf(first) && ![kindOf(weapon), kindOf(first)].includes('torpedo')
  )
  const taken = own.filter(weapon => joinKey(focus.id, weapon.id) in choices.joined)
  const kinds = [first, ...taken].map(kindOf)
  /** Turrets join beside a broadside of the same ship, and a broadside beside its turrets. */
  const isBesideJoined = (ship: ShipState, weapon: WeaponState): boolean =>
    kindOf(weapon) !== 'torpedo' &&
    ship.weapons.some(one => joinKey(ship.id, one.id) in choices.joined && kindOf(one) !== 'torpedo' && kinds.includes(kindOf(one)))
  const mates = state.ships.filter(
    ship => ship.unitId === focus.unitId && ship.id !== focus.id && ship.status === 'active' && !ship.isOutOfCommand
  )
  return [
    ...own.map(weapon => ({ key: joinKey(focus.id, weapon.id), ship: focus, weapon })),
    ...mates.flatMap(ship =>
      free(ship)
        .filter(weapon => kinds.includes(kindOf(weapon)) || isBesideJoined(ship, weapon))
        .map(weapon => ({ key: joinKey(ship.id, weapon.id), ship, weapon }))
    )
  ]
}

/** Every weapon that may join whatever else does: each keeps its place in the list, also while it may not. */
export function couldJoin(state: BattleState, focus: ShipState, weaponId: string): readonly Joiner[] {
  const unit = state.ships.filter(ship => ship.unitId === focus.unitId)
  const joined = Object.fromEntries(unit.flatMap(ship => ship.weapons.map(weapon => [joinKey(ship.id, weapon.id), {}])))
  return joiners(state, focus, { weaponId, joined })
}

/** The initial choice of "combined": every other ship of the squadron, with its weapon on the same mount or the first that may join. */
export function allMates(state: BattleState, focus: ShipState, weaponId: string): AttackChoices['joined'] {
  const mount = findWeapon(focus, weaponId)?.mount
  const able = joiners(state, focus, { weaponId, joined: {} }).filter(one => one.ship.id !== focus.id)
  const ships = [...new Set(able.map(one => one.ship.id))]
  const chosen = ships.flatMap(id => {
    const own = able.filter(one => one.ship.id === id)
    return own.find(one => one.weapon.mount === mount) ?? own[0] ?? []
  })
  return Object.fromEntries(chosen.map(one => [one.key, {}]))
}

/** The command for these choices; null without a weapon or a target. */
export function attackOf(
  state: BattleState,
  focusId: ShipId | null,
  targetId: ShipId | null,
  choices: AttackChoices
): FaCommands['fireWeapons'] | null {
  const focus = focusId === null ? undefined : findShip(state, focusId)
  if (focus === undefined || targetId === null || choices.weaponId === null) return null
  const seenFrom = (shipId: ShipId, weaponId: string, own: Partial<Seen>): Aim => ({ shipId, weaponId, ...choices.seen, ...own })
  const others = choices.sharing === 'combined' ? joiners(state, focus, choices).filter(one => one.key in choices.joined) : []
  return {
    type: 'fireWeapons',
    targetId,
    aims: [
      seenFrom(focus.id, choices.weaponId, {}),
      ...others.map(one => seenFrom(one.ship.id, one.weapon.id, choices.joined[one.key] ?? {}))
    ],
    splitDice: choices.sharing === 'split' ? choices.splitDice : null,
    gmDice: choices.gmDice
  }
}

/** The choices of a command, for an attack restored with its dice. */
export function choicesOf(command: FaCommands['fireWeapons']): AttackChoices {
  const [focus, ...others] = command.aims
  const seen = focus === undefined ? NO_CHOICES.seen : { band: focus.band, arc: focus.arc, sight: focus.sight }
  return {
    weaponId: focus?.weaponId ?? null,
    seen,
    sharing: command.splitDice !== null ? 'split' : others.length > 0 ? 'combined' : 'alone',
    joined: Object.fromEntries(others.map(({ shipId, weaponId, band, arc, sight }) => [joinKey(shipId, weaponId), { band, arc, sight }])),
    splitDice: command.splitDice ?? 1,
    gmDice: command.gmDice
  }
}
