import { clamp } from '@shared/kernel/collections'
import type { DraftShip, DraftSquad, DraftWeapon, Tokens } from '@shared/systems/xwing/model/squad'
import { DICE_MAX, INITIATIVE_MAX, NUMBER_MAX, RANGE_MAX, RANGE_MIN, TEXT_MAX } from '@shared/systems/xwing/tables/limits'
import type { SquadProblem } from '@shared/systems/xwing/validate/problem'
import { copied, withPart } from '../../../builder/draft/roster-tree'
import { newPrimary, newShip } from './new-cards'
import { shipAt } from './squad-parts'

/** Names for what a remedy adds or finds nameless. */
export interface RemedyNames {
  readonly squad: string
  readonly ship: string
  readonly weapon: string
  readonly ability: string
}

/** The squad with a problem fixed by the smallest change that makes the card valid. */
export function remedied(squad: DraftSquad, { code, at, values }: SquadProblem, names: RemedyNames, newId: () => string): DraftSquad {
  const onWeapon = (change: (weapon: DraftWeapon) => DraftWeapon): DraftSquad => withWeaponAt(squad, at, change)
  switch (code) {
    case 'name-empty':
      return everywhere(squad, at, {
        squad: one => named(one, names.squad),
        ship: one =>
          one.name.trim() === '' ? named(one, names.ship) : withAbilityNames(one, name => (name.trim() === '' ? names.ability : name)),
        weapon: one => named(one, names.weapon)
      })
    case 'bad-text':
      return everywhere(squad, at, { squad: shortened, ship: shortenedShip, weapon: shortenedWeapon })
    case 'bad-number':
      return everywhere(squad, at, { squad: soundSquad, ship: soundShip, weapon: soundWeapon })
    case 'no-ships':
      return { ...squad, ships: [newShip(names.ship, names.weapon, newId)] }
    case 'duplicate-id':
      return { ...copied(squad, squad.name, newId), id: squad.id }
    case 'no-weapon':
      return onShip(squad, at, ship => ({ ...ship, weapons: [newPrimary(names.weapon, newId)] }))
    case 'bad-range':
      return onWeapon(weapon => ({ ...weapon, rangeMin: weapon.rangeMax, rangeMax: weapon.rangeMin }))
    case 'primary-range':
      return onWeapon(weapon => ({ ...weapon, rangeMin: Math.min(weapon.rangeMin, values?.['from'] ?? RANGE_MIN), rangeMax: RANGE_MAX }))
    case 'primary-cost':
      return onWeapon(weapon => ({ ...weapon, cost: { charges: 0, payments: [], text: '' } }))
    case 'cost-unpayable':
      return onWeapon(weapon => ({ ...weapon, charges: weapon.cost.charges }))
  }
}

interface Changes {
  readonly squad: (squad: DraftSquad) => DraftSquad
  readonly ship: (ship: DraftShip) => DraftShip
  readonly weapon: (weapon: DraftWeapon) => DraftWeapon
}

/** Changes the squad itself, the ship or the weapon, whichever the problem is found at. */
function everywhere(squad: DraftSquad, at: string | null, changes: Changes): DraftSquad {
  if (at === null) return changes.squad(squad)
  return shipAt(squad, at)?.id === at ? onShip(squad, at, changes.ship) : withWeaponAt(squad, at, changes.weapon)
}

function onShip(squad: DraftSquad, at: string | null, change: (ship: DraftShip) => DraftShip): DraftSquad {
  const ship = shipAt(squad, at)
  return ship === undefined ? squad : withPart(squad, ship.id, change)
}

function withWeaponAt(squad: DraftSquad, at: string | null, change: (weapon: DraftWeapon) => DraftWeapon): DraftSquad {
  const weapon = squad.ships.flatMap(ship => ship.weapons).find(one => one.id === at)
  return weapon === undefined ? squad : withPart(squad, weapon.id, change)
}

const named = <T extends { readonly name: string }>(thing: T, name: string): T => ({ ...thing, name })
const shortened = <T extends { readonly name: string }>(thing: T): T => ({ ...thing, name: thing.name.slice(0, TEXT_MAX) })

function withAbilityNames(ship: DraftShip, change: (name: string) => string): DraftShip {
  const { abilities } = ship
  return abilities === undefined ? ship : { ...ship, abilities: abilities.map(one => ({ ...one, name: change(one.name) })) }
}

function shortenedShip(ship: DraftShip): DraftShip {
  return withAbilityNames(shortened(ship), name => name.slice(0, TEXT_MAX))
}

function shortenedWeapon(weapon: DraftWeapon): DraftWeapon {
  const cost = { ...weapon.cost, text: weapon.cost.text.slice(0, TEXT_MAX) }
  return { ...shortened(weapon), requiresText: weapon.requiresText.slice(0, TEXT_MAX), cost }
}

/** The nearest whole number within the limits. */
const nearest = (n: number, min: number, max: number): number => clamp(Math.round(n), min, max)

function soundSquad(squad: DraftSquad): DraftSquad {
  const owned = (dice: number | null): number | null => (dice === null ? null : nearest(dice, 1, NUMBER_MAX))
  return { ...squad, attackDiceOwned: owned(squad.attackDiceOwned), defenseDiceOwned: owned(squad.defenseDiceOwned) }
}

function soundShip(ship: DraftShip): DraftShip {
  const count = (n: number): number => nearest(n, 0, NUMBER_MAX)
  const { focus, calculate, evade, stress, force } = ship.tokens
  const tokens: Tokens = {
    focus: count(focus),
    calculate: count(calculate),
    evade: count(evade),
    stress: count(stress),
    force: count(force)
  }
  return {
    ...ship,
    initiative: nearest(ship.initiative, 0, INITIATIVE_MAX),
    agility: count(ship.agility),
    hull: nearest(ship.hull, 1, NUMBER_MAX),
    shields: count(ship.shields),
    tokens,
    ...(ship.points === undefined ? {} : { points: count(ship.points) })
  }
}

function soundWeapon(weapon: DraftWeapon): DraftWeapon {
  return {
    ...weapon,
    attack: nearest(weapon.attack, 0, DICE_MAX),
    rangeMin: nearest(weapon.rangeMin, RANGE_MIN, RANGE_MAX),
    rangeMax: nearest(weapon.rangeMax, RANGE_MIN, RANGE_MAX),
    charges: nearest(weapon.charges, 0, NUMBER_MAX),
    cost: { ...weapon.cost, charges: nearest(weapon.cost.charges, 0, NUMBER_MAX) }
  }
}
