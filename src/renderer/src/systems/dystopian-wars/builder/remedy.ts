import { isWithin } from '@shared/kernel/collections'
import type { DraftForce, DraftUnit, DraftWeapon, DraftWing, Mar, WeaponBand } from '@shared/systems/dystopian-wars/model/force'
import { INCHES_MAX, NUMBER_MAX } from '@shared/systems/dystopian-wars/tables/limits'
import type { ForceProblem } from '@shared/systems/dystopian-wars/validate/problem'
import { copied, withoutPart, withPart } from '../../../builder/draft/roster-tree'
import { findPart, type ForcePart } from './force-parts'
import { newSquadron, newUnit, newWeapon } from './cards/new-cards'

/** Names for what a remedy adds. */
export interface RemedyNames {
  readonly squadron: string
  readonly unit: string
  readonly weapon: string
}

/** Fixes a problem with the smallest change that makes the card valid. */
export function remedied(force: DraftForce, problem: ForceProblem, names: RemedyNames, newId: () => string): DraftForce {
  const part = findPart(force, problem.at)
  switch (problem.code) {
    case 'name-empty':
      return named(force, part, problem.at, names)
    case 'no-squadrons':
      return { ...force, squadrons: [...force.squadrons, newSquadron(names.squadron, newUnit(names.unit, names.weapon, newId), newId)] }
    case 'empty-squadron':
      return part === undefined ? force : withoutPart(force, part.id)
    case 'duplicate-id':
      return { ...force, squadrons: force.squadrons.map(squadron => copied(squadron, squadron.name, newId)) }
    case 'bad-number':
      return withLegalNumbers(force, part)
    case 'cr-below-dr':
      return fixed(force, part, unit => ({ ...unit, cr: Math.max(unit.cr, unit.dr) }))
    case 'bad-bands':
      return fixed(force, part, unit => ({
        ...unit,
        weapons: unit.weapons.map(weapon => (weapon.id === problem.at ? { ...weapon, bands: withLegalBands(weapon) } : weapon))
      }))
    case 'no-dice':
      return fixed(force, part, unit => ({ ...unit, weapons: [newWeapon(names.weapon, newId)] }))
    case 'mar-unwritten':
      return fixed(force, part, withoutUnwritten, withoutUnwritten)
    case 'cap-not-fighter':
      return fixed(force, part, undefined, wing => ({ ...wing, isOnCap: false }))
    case 'ordnance-unnamed':
      return fixed(force, part, undefined, withLegalOrdnance)
  }
}

function fixed(
  force: DraftForce,
  part: ForcePart | undefined,
  unit: (unit: DraftUnit) => DraftUnit = one => one,
  wing: (wing: DraftWing) => DraftWing = one => one
): DraftForce {
  if (part?.kind === 'unit') return withPart(force, part.id, unit)
  return part?.kind === 'wing' ? withPart(force, part.id, wing) : force
}

function named(force: DraftForce, part: ForcePart | undefined, at: string | null, names: RemedyNames): DraftForce {
  if (part === undefined) return { ...force, name: names.squadron }
  if (part.kind === 'squadron') return withPart(force, part.id, one => ({ ...one, name: names.squadron }))
  const weapons = (unit: DraftUnit): readonly DraftWeapon[] =>
    unit.weapons.map(weapon => (weapon.id === at ? { ...weapon, name: names.weapon } : weapon))
  return fixed(
    force,
    part,
    unit => (unit.id === at ? { ...unit, name: names.unit } : { ...unit, weapons: weapons(unit) }),
    wing => ({ ...wing, name: names.unit })
  )
}

/** Clamps every number of the part, or of the force if there is none. */
function withLegalNumbers(force: DraftForce, part: ForcePart | undefined): DraftForce {
  if (part === undefined) return { ...force, cards: nearest(force.cards, 0) }
  return fixed(
    force,
    part,
    unit => ({
      ...unit,
      hp: nearest(unit.hp, 1),
      dr: nearest(unit.dr, 1),
      cr: nearest(unit.cr, 1),
      ap: nearest(unit.ap, 0),
      aa: nearest(unit.aa, 0),
      cc: nearest(unit.cc, 0),
      shields: nearest(unit.shields, 0),
      guardians: nearest(unit.guardians, 0),
      movementInches: nearest(unit.movementInches, 0),
      mars: unit.mars.map(legalMar)
    }),
    wing => ({
      ...wing,
      tokens: nearest(wing.tokens, 1),
      fuel: nearest(wing.fuel, 0),
      aaPerToken: nearest(wing.aaPerToken, 0),
      ordnancePerToken: nearest(wing.ordnancePerToken, 0),
      mars: wing.mars.map(legalMar)
    })
  )
}

const legalMar = (mar: Mar): Mar => ({ ...mar, dice: nearest(mar.dice, -NUMBER_MAX), abort: nearest(mar.abort, -NUMBER_MAX) })

function nearest(n: number, min: number): number {
  return Math.min(NUMBER_MAX, Math.max(min, Math.round(n)))
}

/** Bands sorted by distance, without duplicates; at least one. */
function withLegalBands(weapon: DraftWeapon): readonly WeaponBand[] {
  const sound = weapon.bands
    .map(({ toInches, dice }) => ({ toInches: Math.round(toInches), dice: nearest(dice, 0) }))
    .filter((band, i, all) => isWithin(band.toInches, 1, INCHES_MAX) && all.findIndex(one => one.toInches === band.toInches) === i)
    .sort((one, other) => one.toInches - other.toInches)
  return sound.length > 0 ? sound : [{ toInches: 8, dice: 1 }]
}

function withoutUnwritten<Bearer extends { readonly mars: readonly Mar[] }>(bearer: Bearer): Bearer {
  return { ...bearer, mars: bearer.mars.filter(({ mar, text }) => mar !== 'other' || text.trim() !== '') }
}

/** Adds a kind to dice without one, and removes it if there are no dice. */
function withLegalOrdnance(wing: DraftWing): DraftWing {
  if (wing.ordnancePerToken === 0) return { ...wing, ordnanceKind: null }
  return { ...wing, ordnanceKind: wing.type === 'torpedoBomber' ? 'torpedo' : 'bomb' }
}
