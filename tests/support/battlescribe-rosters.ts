type Values = Readonly<Record<string, string>>
export const CRUISER: Values = {
  Designation: 'Heavy_Cruiser',
  DR: '4',
  CR: '6',
  Mv: '8"',
  HP: '5',
  CP: '4',
  AP: '3',
  PD: '2',
  MN: '4',
  Sh: '1',
  WC: '0',
  TL: '2'
}
export const BEAM: Values = { Arc: 'Starboard/Port', '1': '5', '2': '9', '3': '6', '4': '-', Category: 'Beam', 'Incr.': '10"' }
const TORPEDO: Values = { Arc: 'Fore', '1': '3', '2': '4', '3': '4', '4': '2', Category: 'Torpedo' }
const TURRET: Values = { Arc: 'Turrets', '1': '8', '2': '11', '3': '6', '4': '4', Category: 'Primary' }
export const FIGHTER: Values = { Mv: '12"', AD: '3', PD: '1', AP: '0', 'Token Size': 'Large' }

/** A selection of a roster, as its player made it. */
export interface Chosen {
  readonly name: string
  readonly customName?: string
  readonly number?: number
  readonly pts?: number
  readonly profiles?: readonly (readonly [string, string, Values])[]
  readonly rules?: readonly string[]
  readonly selections?: readonly Chosen[]
}

/** The profiles of a ship with two weapons. */
export const ship = (name: string, values: Values = CRUISER): NonNullable<Chosen['profiles']> => [
  [name, 'Ship', values],
  [`${name}_Weapon_I`, 'Weapon', BEAM],
  [`${name}_Weapon_II`, 'Weapon', TORPEDO]
]
export const CRUISERS: Chosen = {
  name: 'Cruiser Squadron',
  customName: 'Hammer & Anvil',
  pts: 5,
  selections: [
    {
      name: 'Maul',
      number: 2,
      pts: 100,
      profiles: ship('Maul'),
      rules: ['Difficult Target'],
      selections: [
        { name: '+1 Sh', number: 2, pts: 10 },
        { name: 'Turret', profiles: [['Maul_Weapon_III', 'Weapon', TURRET]] }
      ]
    },
    { name: 'Escort', number: 1, pts: 20, selections: [{ name: 'Dart', profiles: ship('Dart', { ...CRUISER, Designation: 'Escort' }) }] }
  ]
}
export const CARRIER: Chosen = {
  name: 'Carrier',
  profiles: ship('Roost', { ...CRUISER, HP: '10(6)', Sh: 'Cloak', Mv: '0/6' }),
  selections: [{ name: 'Wings', selections: [{ name: 'Fighter', number: 3, profiles: [['(SRS) Fighter', 'SRS Token', FIGHTER]] }] }]
}

/** As New Recruit writes it. */
export function newRecruitRoster(selections: readonly Chosen[], inner: readonly Chosen[] = [], more: object = {}): string {
  const written = ({ name, customName, number = 1, pts = 0, profiles = [], rules = [], selections: below = [] }: Chosen): object => ({
    id: 'x',
    name,
    ...(customName === undefined ? {} : { customName }),
    number,
    costs: [
      { name: 'pts', typeId: 'points', value: pts },
      { name: 'CP', value: 9 }
    ],
    profiles: profiles.map(([title, typeName, values]) => ({
      name: title,
      typeName,
      characteristics: Object.entries(values).map(([key, $text]) => ({ name: key, typeId: 'y', $text }))
    })),
    rules: rules.map(rule => ({ name: rule, description: 'Not taken.' })),
    selections: below.map(written)
  })
  const forces = [
    {
      name: 'Standard Fleet',
      catalogueName: 'Terran Fleet',
      selections: selections.map(written),
      forces: [{ name: 'Allies', selections: inner.map(written) }]
    }
  ]
  return JSON.stringify({ roster: { name: 'My fleet', gameSystemName: 'Firestorm-Armada-v2', forces, ...more } })
}

/** As BattleScribe writes it: values in attributes before 2018, as text since. */
export function battleScribeRoster(selections: readonly Chosen[], isOld = false): string {
  const safe = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  const written = ({ name, customName, number = 1, pts = 0, profiles = [], rules = [], selections: below = [] }: Chosen): string =>
    `<selection name="${safe(name)}"${customName === undefined ? '' : ` customName="${safe(customName)}"`} number="${String(number)}">` +
    `<rules>${rules.map(rule => `<rule name="${safe(rule)}"><description>Not taken.</description></rule>`).join('')}</rules><profiles>` +
    profiles
      .map(([title, type, values]) => {
        const value = ([key, text]: readonly [string, string]): string =>
          isOld ? `<characteristic name="${key}" value="${safe(text)}"/>` : `<characteristic name="${key}">${safe(text)}</characteristic>`
        const characteristics = Object.entries(values).map(value).join('')
        return `<profile name="${safe(title)}" ${isOld ? 'profileTypeName' : 'typeName'}="${type}"><characteristics>${characteristics}</characteristics></profile>`
      })
      .join('') +
    `</profiles><selections>${below.map(written).join('\n')}</selections><costs><cost name="pts" value="${String(pts)}.0"/></costs></selection>`
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<roster name="My fleet" battleScribeVersion="2.03" gameSystemName="Firestorm-Armada-v2" xmlns="http://www.battlescribe.net/schema/rosterSchema">
<costs><cost name="pts" value="0.0"/></costs><forces><force name="Standard Fleet" catalogueName="Terran Fleet"><selections>${selections.map(written).join('')}</selections></force></forces></roster>`
}
