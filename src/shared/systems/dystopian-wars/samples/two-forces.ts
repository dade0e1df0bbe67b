import { SOURCE_LOCALE, type Locale } from '../../../kernel/locale'
import { namesIn } from '../../../kernel/names-in'
import type {
  DraftForce,
  DraftSquadron,
  DraftUnit,
  DraftWeapon,
  DraftWing,
  Mar,
  MarName,
  WeaponBand,
  WeaponClass,
  WeaponKind
} from '../model/force'
import { forceId, squadronId, unitId, weaponId, wingId } from '../model/force'
import type { SampleName } from './french-names'
import { FRENCH_NAMES } from './french-names'
import { BATTLESHIP, CRUISER, FRIGATE, SKYSHIP, SUBMARINE } from './unit-cards'

type Say = (name: SampleName) => string

type WeaponRow = readonly [
  name: SampleName,
  weaponClass: WeaponClass,
  kind: WeaponKind,
  bands: readonly (readonly [toInches: number, dice: number])[]
]
type UnitRow = Omit<DraftUnit, 'id' | 'name' | 'mars' | 'weapons'> & {
  readonly name: SampleName
  readonly marNames?: readonly MarName[]
  readonly guns: readonly WeaponRow[]
}
type WingRow = Omit<DraftWing, 'id' | 'name' | 'mars'> & { readonly name: SampleName }

interface ForceRows {
  readonly name: SampleName
  readonly cards: number
  readonly squadrons: readonly { readonly name: SampleName; readonly units: readonly UnitRow[]; readonly wings: readonly WingRow[] }[]
}

const BROADSIDE: WeaponRow = [
  'Broadside',
  'ordnance',
  'gunnery',
  [
    [8, 8],
    [16, 6],
    [24, 3]
  ]
]
const TURRET: WeaponRow = [
  'Turret',
  'ordnance',
  'gunnery',
  [
    [8, 7],
    [16, 9],
    [24, 6]
  ]
]
const TORPEDOES: WeaponRow = [
  'Torpedoes',
  'ordnance',
  'torpedo',
  [
    [16, 5],
    [24, 4]
  ]
]
const ROCKETS: WeaponRow = [
  'Rocket battery',
  'ordnance',
  'rocket',
  [
    [16, 6],
    [32, 5]
  ]
]
const BOMBS: WeaponRow = ['Bomb bay', 'ordnance', 'bomb', [[4, 9]]]
const LIGHT_GUN: WeaponRow = [
  'Bow gun',
  'ordnance',
  'gunnery',
  [
    [8, 4],
    [16, 3]
  ]
]

const NORTHERN_LEAGUE: ForceRows = {
  name: 'Northern League',
  cards: 3,
  squadrons: [
    {
      name: 'Flag division',
      units: [{ name: 'Resolute', ...BATTLESHIP, marNames: ['inventiveScientist'], guns: [BROADSIDE, TURRET] }],
      wings: []
    },
    {
      name: 'Cruiser division',
      units: [
        { name: 'Halcyon', ...CRUISER, guns: [TURRET, TORPEDOES] },
        { name: 'Kittiwake', ...CRUISER, guns: [TURRET, TORPEDOES] }
      ],
      wings: []
    },
    {
      name: 'Cloud patrol',
      units: [{ name: 'Stormglass', ...SKYSHIP, guns: [BOMBS, ROCKETS] }],
      wings: [
        {
          name: 'Petrel flight',
          type: 'fighter',
          tokens: 5,
          fuel: 3,
          aaPerToken: 1,
          ordnancePerToken: 0,
          ordnanceKind: null,
          isOnCap: true
        }
      ]
    }
  ]
}

const SUNDERED_CROWN: ForceRows = {
  name: 'Sundered Crown',
  cards: 3,
  squadrons: [
    { name: 'Crown guard', units: [{ name: 'Imperatrix', ...BATTLESHIP, guns: [BROADSIDE, ROCKETS] }], wings: [] },
    {
      name: 'Wolf pack',
      units: [
        { name: 'Lamprey', ...SUBMARINE, marNames: ['fastTorpedoes'], guns: [TORPEDOES] },
        { name: 'Moray', ...SUBMARINE, guns: [TORPEDOES] }
      ],
      wings: []
    },
    {
      name: 'Hornet nest',
      units: [
        { name: 'Spite', ...FRIGATE, guns: [LIGHT_GUN] },
        { name: 'Malice', ...FRIGATE, guns: [LIGHT_GUN] },
        { name: 'Envy', ...FRIGATE, guns: [LIGHT_GUN] }
      ],
      wings: [
        {
          name: 'Gadfly flight',
          type: 'diveBomber',
          tokens: 5,
          fuel: 2,
          aaPerToken: 1,
          ordnancePerToken: 2,
          ordnanceKind: 'bomb',
          isOnCap: false
        },
        { name: 'Automata', type: 'drone', tokens: 4, fuel: 2, aaPerToken: 2, ordnancePerToken: 0, ordnanceKind: null, isOnCap: false }
      ]
    }
  ]
}

const SALT_DOMINION: ForceRows = {
  name: 'Salt Dominion',
  cards: 3,
  squadrons: [
    {
      name: 'Tide guard',
      units: [
        { name: 'Breakwater', ...CRUISER, guns: [TURRET, TORPEDOES] },
        { name: 'Causeway', ...CRUISER, guns: [TURRET, ROCKETS] },
        { name: 'Sluice', ...CRUISER, guns: [TURRET, TORPEDOES] }
      ],
      wings: []
    },
    { name: 'Gull patrol', units: [{ name: 'High Spring', ...SKYSHIP, guns: [BOMBS, ROCKETS] }], wings: [] }
  ]
}

const EMBER_REPUBLIC: ForceRows = {
  name: 'Ember Republic',
  cards: 3,
  squadrons: [
    { name: 'Forge division', units: [{ name: 'Anvil', ...BATTLESHIP, guns: [BROADSIDE, TURRET] }], wings: [] },
    {
      name: 'Sparks',
      units: [
        { name: 'Bellows', ...FRIGATE, guns: [LIGHT_GUN] },
        { name: 'Tongs', ...FRIGATE, guns: [LIGHT_GUN] }
      ],
      wings: []
    },
    { name: 'Deep watch', units: [{ name: 'Cinder', ...SUBMARINE, guns: [TORPEDOES] }], wings: [] }
  ]
}

const sayIn = (locale: Locale): Say => namesIn(locale, { fr: FRENCH_NAMES })

/** Two legal forces for a first battle, named in this language. `newId` gives a fresh id at each call. */
export function sampleForces(newId: () => string, locale: Locale = SOURCE_LOCALE): readonly [DraftForce, DraftForce] {
  const say = sayIn(locale)
  return [built(NORTHERN_LEAGUE, newId, say), built(SUNDERED_CROWN, newId, say)]
}

/** Legal forces by name, for those who want one at once: those of the sample and two more. */
export function libraryForces(newId: () => string, locale: Locale): readonly DraftForce[] {
  const say = sayIn(locale)
  return [...sampleForces(newId, locale), built(SALT_DOMINION, newId, say), built(EMBER_REPUBLIC, newId, say)]
}

function built({ name, cards, squadrons }: ForceRows, newId: () => string, say: Say): DraftForce {
  const id = forceId(newId())
  return { id, name: say(name), cards, squadrons: squadrons.map(rows => squadronFrom(rows, newId, say)), allowIllegal: false }
}

function squadronFrom({ name, units, wings }: ForceRows['squadrons'][number], newId: () => string, say: Say): DraftSquadron {
  return {
    id: squadronId(newId()),
    name: say(name),
    units: units.map(({ marNames = [], guns, ...card }) => ({
      id: unitId(newId()),
      ...card,
      name: say(card.name),
      mars: marNames.map(namedMar),
      weapons: guns.map(row => weaponFrom(row, newId, say))
    })),
    wings: wings.map(card => ({ id: wingId(newId()), ...card, name: say(card.name), mars: [] }))
  }
}

function namedMar(mar: MarName): Mar {
  return { mar, text: '', dice: 0, abort: 0 }
}

function weaponFrom([name, weaponClass, kind, rows]: WeaponRow, newId: () => string, say: Say): DraftWeapon {
  const bands = rows.map(([toInches, dice]): WeaponBand => ({ toInches, dice }))
  return { id: weaponId(newId()), name: say(name), weaponClass, kind, bands, poolDice: null }
}
