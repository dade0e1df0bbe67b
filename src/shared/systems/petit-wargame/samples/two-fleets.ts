import { SOURCE_LOCALE, type Locale } from '../../../kernel/locale'
import { namesIn } from '../../../kernel/names-in'
import { present } from '../../../kernel/present'
import { readElements } from '../derive/element-letters'
import { fleetId, shipId, squadronId, type DraftFleet, type DraftSector, type DraftShip } from '../model/design'
import type { BySector, ShipSize } from '../model/element'
import { BUDGET_POINTS } from '../tables/sizes'
import { FRENCH_NAMES, type SampleName } from './french-names'

/** A ship design, its sectors written with one sign for each point. */
interface Model {
  readonly size: ShipSize
  readonly sectors: BySector<string>
}

interface FleetRows {
  readonly name: SampleName
  readonly squadrons: readonly { readonly name: SampleName; readonly ships: readonly (readonly [name: SampleName, model: Model])[] }[]
}

const PICKET: Model = {
  size: 'small',
  sectors: { front: 'WWWAa', rear: '++++b', right: '+Bc', left: '+Bd', top: '+w', bottom: 'Xx' }
}
const CRUISER: Model = {
  size: 'medium',
  sectors: { front: 'CCCCadWW', rear: '++++be', right: 'DD+ca', left: 'DD+fc', top: '++y', bottom: 'YYz' }
}
const BATTLESHIP: Model = {
  size: 'large',
  sectors: { front: 'EEEEEabcFFFWWW', rear: '+++++aefB', right: 'CCC++bdX', left: 'CCC++acX', top: 'AA+fwx', bottom: 'DD+ey' }
}
const FRIGATE: Model = {
  size: 'small',
  sectors: { front: 'FFbYY', rear: '++++a', right: '+Ad', left: '+Ae', top: 'Zw', bottom: '+z' }
}
const DESTROYER: Model = {
  size: 'medium',
  sectors: { front: 'BBBBcfYY', rear: '+++++d', right: 'AA+be', left: 'AA+af', top: '+Zx', bottom: '+Zy' }
}
const CARRIER: Model = {
  size: 'large',
  sectors: { front: 'DDDDDDabfYYYY', rear: '++++++cdeA', right: 'EEE++afZ', left: 'EEE++bdZ', top: 'FF+cwz', bottom: 'BB+ax' }
}

const AMBER_WATCH: FleetRows = {
  name: 'Amber Watch',
  squadrons: [
    {
      name: 'Sentinels',
      ships: [
        ['Vigil', PICKET],
        ['Beacon', PICKET],
        ['Steadfast', CRUISER]
      ]
    },
    {
      name: 'Anvil',
      ships: [
        ['Colossus', BATTLESHIP],
        ['Resolute', CRUISER]
      ]
    }
  ]
}

const COBALT_LEAGUE: FleetRows = {
  name: 'Cobalt League',
  squadrons: [
    {
      name: 'Lancers',
      ships: [
        ['Kestrel', FRIGATE],
        ['Merlin', FRIGATE],
        ['Tempest', DESTROYER]
      ]
    },
    {
      name: 'Bulwark',
      ships: [
        ['Meridian', CARRIER],
        ['Gale', DESTROYER]
      ]
    }
  ]
}

const VERDIGRIS_PACT: FleetRows = {
  name: 'Verdigris Pact',
  squadrons: [
    {
      name: 'Outriders',
      ships: [
        ['Lapwing', FRIGATE],
        ['Plover', PICKET],
        ['Thaw', CRUISER]
      ]
    },
    {
      name: 'Keep',
      ships: [
        ['Mainstay', BATTLESHIP],
        ['Squall', DESTROYER]
      ]
    }
  ]
}

const TIN_CROWN: FleetRows = {
  name: 'Tin Crown',
  squadrons: [
    {
      name: 'Regalia',
      ships: [
        ['Sceptre', CARRIER],
        ['Orb', BATTLESHIP]
      ]
    },
    {
      name: 'Pages',
      ships: [
        ['Herald', CRUISER],
        ['Usher', FRIGATE]
      ]
    }
  ]
}

const sayIn = (locale: Locale): ((name: SampleName) => string) => namesIn(locale, { fr: FRENCH_NAMES })

/** Two legal fleets of 150 points each for a first battle, with names in this language. `newId` gives a new id at each call. */
export function sampleFleets(newId: () => string, locale: Locale = SOURCE_LOCALE): readonly [DraftFleet, DraftFleet] {
  const say = sayIn(locale)
  return [built(AMBER_WATCH, newId, say), built(COBALT_LEAGUE, newId, say)]
}

/** Legal fleets of 150 points by name, for those who want one at once: those of the sample and two more. */
export function libraryFleets(newId: () => string, locale: Locale): readonly DraftFleet[] {
  const say = sayIn(locale)
  return [...sampleFleets(newId, locale), built(VERDIGRIS_PACT, newId, say), built(TIN_CROWN, newId, say)]
}

function built({ name, squadrons }: FleetRows, newId: () => string, say: (name: SampleName) => string): DraftFleet {
  return {
    id: fleetId(newId()),
    name: say(name),
    budgetPoints: BUDGET_POINTS,
    squadrons: squadrons.map(rows => ({
      id: squadronId(newId()),
      name: say(rows.name),
      ships: rows.ships.map(([ship, model]) => shipFrom(say(ship), model, newId))
    })),
    allowIllegal: false
  }
}

function shipFrom(name: string, { size, sectors }: Model, newId: () => string): DraftShip {
  const sector = (signs: string): DraftSector => ({ points: signs.length, elements: present(readElements(signs), signs) })
  return {
    id: shipId(newId()),
    name,
    size,
    sectors: {
      front: sector(sectors.front),
      rear: sector(sectors.rear),
      right: sector(sectors.right),
      left: sector(sectors.left),
      top: sector(sectors.top),
      bottom: sector(sectors.bottom)
    }
  }
}
