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

type WeaponRow = readonly [
  name: string,
  weaponClass: WeaponClass,
  kind: WeaponKind,
  bands: readonly (readonly [toInches: number, dice: number])[]
]
type UnitRow = Omit<DraftUnit, 'id' | 'mars' | 'weapons'> & { readonly marNames?: readonly MarName[]; readonly guns: readonly WeaponRow[] }
type WingRow = Omit<DraftWing, 'id' | 'mars'>

interface ForceRows {
  readonly name: string
  readonly cards: number
  readonly squadrons: readonly { readonly name: string; readonly units: readonly UnitRow[]; readonly wings: readonly WingRow[] }[]
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

const BATTLESHIP = {
  type: 'surface',
  isSmall: false,
  hp: 8,
  dr: 5,
  cr: 10,
  ap: 8,
  aa: 6,
  cc: 4,
  shields: 1,
  guardians: 0,
  movementInches: 7
} as const
const CRUISER = {
  type: 'surface',
  isSmall: false,
  hp: 4,
  dr: 4,
  cr: 7,
  ap: 4,
  aa: 4,
  cc: 3,
  shields: 0,
  guardians: 1,
  movementInches: 8
} as const
const FRIGATE = {
  type: 'surface',
  isSmall: true,
  hp: 2,
  dr: 3,
  cr: 5,
  ap: 2,
  aa: 2,
  cc: 2,
  shields: 0,
  guardians: 0,
  movementInches: 11
} as const
const SUBMARINE = {
  type: 'submarine',
  isSmall: false,
  hp: 4,
  dr: 4,
  cr: 6,
  ap: 3,
  aa: 2,
  cc: 3,
  shields: 0,
  guardians: 0,
  movementInches: 8
} as const
const SKYSHIP = {
  type: 'flying',
  isSmall: false,
  hp: 5,
  dr: 4,
  cr: 7,
  ap: 5,
  aa: 5,
  cc: 0,
  shields: 0,
  guardians: 0,
  movementInches: 10
} as const

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

/** Two legal forces for a first battle. `newId` gives a fresh id at each call. */
export function sampleForces(newId: () => string): readonly [DraftForce, DraftForce] {
  return [built(NORTHERN_LEAGUE, newId), built(SUNDERED_CROWN, newId)]
}

function built({ name, cards, squadrons }: ForceRows, newId: () => string): DraftForce {
  const id = forceId(newId())
  return { id, name, cards, squadrons: squadrons.map(rows => squadronFrom(rows, newId)), allowIllegal: false }
}

function squadronFrom({ name, units, wings }: ForceRows['squadrons'][number], newId: () => string): DraftSquadron {
  return {
    id: squadronId(newId()),
    name,
    units: units.map(({ marNames = [], guns, ...card }) => ({
      id: unitId(newId()),
      ...card,
      mars: marNames.map(namedMar),
      weapons: guns.map(row => weaponFrom(row, newId))
    })),
    wings: wings.map(card => ({ id: wingId(newId()), ...card, mars: [] }))
  }
}

function namedMar(mar: MarName): Mar {
  return { mar, text: '', dice: 0, abort: 0 }
}

function weaponFrom([name, weaponClass, kind, rows]: WeaponRow, newId: () => string): DraftWeapon {
  const bands = rows.map(([toInches, dice]): WeaponBand => ({ toInches, dice }))
  return { id: weaponId(newId()), name, weaponClass, kind, bands, poolDice: null }
}
