import { SOURCE_LOCALE, type Locale } from '../../../kernel/locale'
import { namesIn } from '../../../kernel/names-in'
import type { DraftFleet, DraftShip, DraftWeapon, Faction, Mount, ShipClass } from '../model/design'
import { fleetId, shipId, unitId, wingId } from '../model/design'
import type { SampleName } from './french-names'
import { FRENCH_NAMES } from './french-names'

type Say = (name: SampleName) => string

type WeaponRow = readonly [mount: Mount, name: SampleName, ...dice: readonly number[]]

/** MV, hull, crew, assault, point defence, shields, damage and critical rating. */
type Numbers = readonly [number, number, number, number, number, number, number, number]

interface SquadronRows {
  readonly name: SampleName
  readonly shipClass: ShipClass
  readonly ships: readonly SampleName[]
  readonly numbers: Numbers
  readonly weapons: readonly WeaponRow[]
}

interface FleetRows {
  readonly name: SampleName
  readonly faction: Faction
  readonly squadrons: readonly SquadronRows[]
  readonly flights: readonly { readonly name: SampleName; readonly wings: readonly SampleName[] }[]
}

const OLD_GUARD: SquadronRows = {
  name: 'Old Guard',
  shipClass: 'capital',
  ships: ['Resolve of Halcyon'],
  numbers: [7, 10, 8, 5, 6, 3, 5, 9],
  weapons: [
    ['fore', 'Forward battery', 6, 8, 5, 0],
    ['port', 'Port broadside', 9, 7, 4, 0],
    ['starboard', 'Starboard broadside', 9, 7, 4, 0],
    ['turret', 'Turrets', 7, 7, 4, 2],
    ['torpedo', 'Torpedoes', 4, 5, 5, 5]
  ]
}
const LANTERNBEARERS: SquadronRows = {
  name: 'Lanternbearers',
  shipClass: 'capital',
  ships: ['Wick', 'Tallow', 'Ember'],
  numbers: [8, 5, 4, 3, 4, 2, 4, 6],
  weapons: [
    ['port', 'Port broadside', 6, 5, 3, 0],
    ['starboard', 'Starboard broadside', 6, 5, 3, 0],
    ['turret', 'Turrets', 5, 5, 3, 0],
    ['torpedo', 'Torpedoes', 3, 3, 4, 4]
  ]
}
const SWIFT_PETITION: SquadronRows = {
  name: 'Swift Petition',
  shipClass: 'frigate',
  ships: ['Plea', 'Suit', 'Prayer'],
  numbers: [11, 2, 2, 1, 2, 0, 3, 4],
  weapons: [
    ['fore', 'Forward guns', 4, 3, 2, 0],
    ['torpedo', 'Torpedo', 1, 2, 2, 2]
  ]
}
const HAMMER: SquadronRows = {
  name: 'Hammer',
  shipClass: 'capital',
  ships: ['Verdict of Adjutant'],
  numbers: [6, 11, 9, 6, 5, 0, 5, 8],
  weapons: [
    ['fore', 'Rail battery', 8, 10, 10, 7],
    ['port', 'Port broadside', 7, 5, 0, 0],
    ['starboard', 'Starboard broadside', 7, 5, 0, 0],
    ['torpedo', 'Torpedoes', 5, 6, 6, 6]
  ]
}
const PLAINTIFFS: SquadronRows = {
  name: 'Plaintiffs',
  shipClass: 'capital',
  ships: ['Grievance', 'Redress'],
  numbers: [7, 6, 5, 4, 4, 0, 4, 6],
  weapons: [
    ['fore', 'Rail guns', 5, 7, 7, 4],
    ['port', 'Port broadside', 5, 4, 0, 0],
    ['starboard', 'Starboard broadside', 5, 4, 0, 0],
    ['torpedo', 'Torpedoes', 3, 4, 4, 4]
  ]
}
const BAILIFFS: SquadronRows = {
  name: 'Bailiffs',
  shipClass: 'frigate',
  ships: ['Writ', 'Seizure', 'Levy', 'Lien'],
  numbers: [10, 2, 2, 1, 1, 0, 3, 4],
  weapons: [
    ['fore', 'Rail gun', 3, 4, 3, 0],
    ['torpedo', 'Torpedo', 2, 2, 2, 2]
  ]
}
const HALCYON_WATCH: FleetRows = {
  name: 'Halcyon Watch',
  faction: 'terran',
  squadrons: [OLD_GUARD, LANTERNBEARERS, SWIFT_PETITION],
  flights: [{ name: 'Kestrel flight', wings: ['Kestrel 1', 'Kestrel 2'] }]
}

const SPEAR_OF_ADJUTANT: FleetRows = {
  name: 'Spear of Adjutant',
  faction: 'dindrenzi',
  squadrons: [HAMMER, PLAINTIFFS, BAILIFFS],
  flights: [{ name: 'Harrier flight', wings: ['Harrier 1', 'Harrier 2', 'Harrier 3'] }]
}

/** Slow and thick-skinned: shields before dice. */
const CAIRN_VIGIL: FleetRows = {
  name: 'Cairn Vigil',
  faction: 'terran',
  squadrons: [
    { ...OLD_GUARD, name: 'Stone Choir', ships: ['Cairn of Ancestors'] },
    { ...LANTERNBEARERS, name: 'Mourners', ships: ['Elegy', 'Requiem'] },
    { ...SWIFT_PETITION, name: 'Candle bearers', ships: ['Taper', 'Snuffer', 'Wax'] }
  ],
  flights: []
}

/** Fast, with wings before guns. */
const THORN_EMBASSY: FleetRows = {
  name: 'Thorn Embassy',
  faction: 'dindrenzi',
  squadrons: [
    { ...HAMMER, name: 'Envoys', ships: ['Plenipotentiary'] },
    { ...PLAINTIFFS, name: 'Attachés', ships: ['Protocol'] },
    { ...BAILIFFS, name: 'Couriers', ships: ['Dispatch', 'Cipher', 'Seal'] }
  ],
  flights: [{ name: 'Moth flight', wings: ['Moth 1', 'Moth 2'] }]
}

const sayIn = (locale: Locale): Say => namesIn(locale, { fr: FRENCH_NAMES })

/** Two legal fleets for a first battle, with our own numbers and names in this language. `newId` gives a new id at each call. */
export function sampleFleets(newId: () => string, locale: Locale = SOURCE_LOCALE): readonly [DraftFleet, DraftFleet] {
  const say = sayIn(locale)
  return [built(HALCYON_WATCH, newId, say), built(SPEAR_OF_ADJUTANT, newId, say)]
}

/** Legal fleets by name, for those who want one at once: those of the sample and two more. */
export function libraryFleets(newId: () => string, locale: Locale): readonly DraftFleet[] {
  const say = sayIn(locale)
  return [...sampleFleets(newId, locale), built(CAIRN_VIGIL, newId, say), built(THORN_EMBASSY, newId, say)]
}

function built(rows: FleetRows, newId: () => string, say: Say): DraftFleet {
  return {
    id: fleetId(newId()),
    name: say(rows.name),
    faction: rows.faction,
    isAllied: false,
    squadrons: rows.squadrons.map(squadron => ({
      id: unitId(newId()),
      name: say(squadron.name),
      ships: squadron.ships.map(name => builtShip(squadron, name, newId, say))
    })),
    flights: rows.flights.map(flight => ({
      id: unitId(newId()),
      name: say(flight.name),
      wings: flight.wings.map(name => ({ id: wingId(newId()), name: say(name) }))
    })),
    allowIllegal: false
  }
}

function builtShip(squadron: SquadronRows, name: SampleName, newId: () => string, say: Say): DraftShip {
  const [mv, hull, crew, assault, pointDefence, shields, damageRating, criticalRating] = squadron.numbers
  const weapons = squadron.weapons.map(([mount, weaponName, ...dice]): DraftWeapon => ({ id: mount, name: say(weaponName), mount, dice }))
  const ratings = { mv, hull, crew, assault, pointDefence, shields, damageRating, criticalRating }
  return { id: shipId(newId()), name: say(name), shipClass: squadron.shipClass, ...ratings, weapons }
}
