import { err, ok, type Result } from '../../../kernel/result'
import { shipId, type DraftShip, type ShipClass } from '../../../systems/firestorm-armada/model/design'
import { LIMITS, SHIP_FIGURES, type ShipFigure } from '../../../systems/firestorm-armada/tables/limits'
import type { ImportProblem } from '../../import-problem'
import { plainLine, plainName } from '../plain-name'
import { costOf, countOf, innerOf, isShip, isWeapon, nameOf, valuesOf, type Placed } from './placed'
import type { Profile, Selection } from './roster-schema'
import { weaponsOf } from './weapons-of'

/** The most ships of a squadron, and the most weapons of a ship, as in their schema. */
const SHIPS_MAX = 30
const WEAPONS_MAX = 24

/** What a card of the game calls each figure. */
const FIGURE_NAMES = {
  mv: 'Mv',
  hull: 'HP',
  crew: 'CP',
  assault: 'AP',
  pointDefence: 'PD',
  shields: 'Sh',
  damageRating: 'DR',
  criticalRating: 'CR'
} as const satisfies Readonly<Record<ShipFigure, string>>

/** Figures of a card that are no figures of ours, and stand among the special rules. */
const OTHER_FIGURES = ['Designation', 'WC', 'TL'] as const

/** Classes by the words of a designation; the rest are capital ships. */
const CLASS_BY_WORD: readonly (readonly [RegExp, ShipClass])[] = [
  [/frigate/iu, 'frigate'],
  [/escort/iu, 'escort'],
  [/corvette/iu, 'corvette'],
  [/transport|freighter/iu, 'transport'],
  [/weapons?[ _]platform/iu, 'weaponPlatform'],
  [/shuttle/iu, 'shuttle'],
  [/fire[ _]?drone/iu, 'fireDrone']
]

/** A figure of a ship that is no number. */
export interface Unread {
  readonly ship: string
  readonly figure: string
  readonly said: string
}

/** A ship that has no id yet. */
type Nameless = Omit<DraftShip, 'id'>

/** Ships of one selection, without their points. */
interface Group {
  readonly ships: readonly Nameless[]
  readonly cost: number
}

/**
 * The ships in a selection of a force, however deep. A selection with the profile of a ship is as many ships as its number says, or the
 * number of a selection around it that is no ship. Points that are of no ship alone are divided among all. The ids of all begin with
 * that of their `unit`.
 */
export function shipsOf(placed: Placed, unit: string, unread: Unread[]): Result<readonly DraftShip[], ImportProblem> {
  const groups: Group[] = []
  const problem = collect(placed, 1, groups, unread)
  if (problem !== null) return err(problem)
  const count = groups.reduce((sum, { ships }) => sum + ships.length, 0)
  if (count > SHIPS_MAX) return err({ code: 'out-of-range', at: placed.path })
  const total = costOf(placed.selection)
  const shared = count === 0 ? 0 : (total - groups.reduce((sum, { cost }) => sum + cost, 0)) / count
  const withShare = groups
    .flatMap(({ ships, cost }) => ships.map(ship => ({ ship, share: cost / ships.length + shared })))
    .map(({ ship, share }, nth) => ({ ship: { ...ship, id: shipId(`${unit}-${String(nth)}`) }, share }))
  let before = 0
  return ok(
    withShare.map(({ ship, share }) => {
      const points = Math.round(before + share) - Math.round(before)
      before += share
      return total > 0 && points >= 0 && points <= LIMITS.points ? { ...ship, points } : ship
    })
  )
}

function collect(placed: Placed, around: number, groups: Group[], unread: Unread[]): ImportProblem | null {
  const { selection, path } = placed
  const count = countOf(selection)
  if (count === null) return { code: 'invalid', at: `${path}.number` }
  const profile = (selection.profiles ?? []).find(isShip)
  const number = Math.max(count, around)
  if (profile !== undefined) {
    if (number > SHIPS_MAX) return { code: 'out-of-range', at: `${path}.number` }
    const ship = shipOf(selection, profile, unread)
    if (ship.weapons.length > WEAPONS_MAX) return { code: 'out-of-range', at: `${path}.profiles` }
    groups.push({ ships: Array.from({ length: number }, () => ship), cost: ownCost(selection) })
  }
  for (const inner of innerOf(placed)) {
    const problem = collect(inner, profile === undefined ? number : 1, groups, unread)
    if (problem !== null) return problem
  }
  return null
}

/** The points of a ship and what is selected for it, without those of other ships within. */
function ownCost(selection: Selection): number {
  return costOf({ ...selection, selections: withoutShips(selection) })
}

/** What is selected for a ship, without other ships, which are of their own. */
function withoutShips({ selections = [] }: Selection): Selection[] {
  return selections.filter(({ profiles = [] }) => !profiles.some(isShip)).map(inner => ({ ...inner, selections: withoutShips(inner) }))
}

function shipOf(selection: Selection, profile: Profile, unread: Unread[]): Nameless {
  const values = valuesOf(profile)
  const name = plainName(selection.customName ?? '') || plainName(profile.name) || nameOf(selection) || '?'
  const own = [selection, ...all(withoutShips(selection))]
  const shield = values.get('sh') ?? ''
  const figure = (key: ShipFigure): number | null => {
    const said = values.get(FIGURE_NAMES[key].toLowerCase()) ?? ''
    const value = numberIn(said, SHIP_FIGURES[key])
    // Cloaks stand where others have shields.
    if (value === null && !(key === 'shields' && /^cloa/iu.test(said))) unread.push({ ship: name, figure: FIGURE_NAMES[key], said })
    return value
  }
  const mines = numberIn(values.get('mn') ?? '', [0, LIMITS.dice])
  const special = [
    ...OTHER_FIGURES.flatMap(key => {
      const said = values.get(key.toLowerCase()) ?? ''
      return said === '' || said === '0' || said === '-' ? [] : [`${key} ${said.replaceAll('_', ' ')}`]
    }),
    ...(/^cloa/iu.test(shield) ? [`Sh ${shield}`] : []),
    ...own.flatMap(({ rules = [] }) => rules.map(rule => rule.name ?? '')),
    ...all(withoutShips(selection))
      .filter(({ profiles = [] }) => profiles.length === 0)
      .map(nameOf)
  ]
  const specialRules = plainLine([...new Set(special.map(one => plainLine(one)))].filter(one => one !== '').join('; '), LIMITS.text)
  return {
    name,
    shipClass: CLASS_BY_WORD.find(([word]) => word.test(values.get('designation') ?? ''))?.[1] ?? 'capital',
    mv: figure('mv') ?? 0,
    hull: figure('hull') ?? 0,
    crew: figure('crew') ?? 0,
    assault: figure('assault') ?? 0,
    pointDefence: figure('pointDefence') ?? 0,
    shields: figure('shields') ?? 0,
    damageRating: figure('damageRating'),
    criticalRating: figure('criticalRating'),
    ...(mines === null || mines === 0 ? {} : { mines }),
    ...(specialRules === '' ? {} : { specialRules }),
    weapons: weaponsOf(
      own.flatMap(({ profiles = [] }) => profiles.filter(isWeapon)),
      profile.name
    )
  }
}

function all(selections: readonly Selection[]): readonly Selection[] {
  return selections.flatMap(selection => [selection, ...all(selection.selections ?? [])])
}

/**
 * The number that a value begins with, within its bounds: `8"`, `10(6)` with the value of a damaged ship behind, `0/6` with the least
 * before the most. Null where it is none.
 */
function numberIn(said: string, [min, max]: readonly [number, number]): number | null {
  const [, first, most] = /^(\d{1,4})(?:\/(\d{1,4}))?(?:["”″]|\s*\(.*\))?$/u.exec(said) ?? []
  const value = Number(most ?? first ?? Number.NaN)
  return value >= min && value <= max ? value : null
}
