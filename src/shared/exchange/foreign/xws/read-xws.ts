import { err, ok, type Result } from '../../../kernel/result'
import type { ImportNote } from '../../import-note'
import type { ImportProblem } from '../../import-problem'
import { problemOf } from '../../problem-of'
import { parseJson } from '../../scan-json'
import type { Exchange } from '../../read-exchange'
import { draftSquadV1 } from '../../../systems/xwing/schema/roster-v1'
import { squadId, type DraftShip, type DraftSquad } from '../../../systems/xwing/model/squad'
import { CARDS_FROZEN } from './card-table'
import { cards } from './cards'
import { plainName } from '../plain-name'
import { shipOf } from './ship-of'
import { squadXws, type PilotXws } from './xws-schema'

/** Proper names of factions, for squads without a name. */
const FACTIONS: Readonly<Record<string, string>> = {
  rebelalliance: 'Rebel Alliance',
  galacticempire: 'Galactic Empire',
  scumandvillainy: 'Scum and Villainy',
  resistance: 'Resistance',
  firstorder: 'First Order',
  galacticrepublic: 'Galactic Republic',
  separatistalliance: 'Separatist Alliance'
}

/**
 * Reads a squad in XWS: names, points and upgrades from the file, and what XWS does not carry from the table of cards. A ship that is not
 * in the table has no figures and no weapon, and is named in a note: its figures are asked in the builder.
 */
export function readXws(text: string): Result<Exchange, ImportProblem> {
  const json = parseJson(text)
  if (!json.ok) return json
  const parsed = squadXws.safeParse(json.value)
  if (!parsed.success) return err(problemOf(parsed.error))
  const { name, faction, pilots, version } = parsed.data
  const isFirst = isFirstEdition(version, pilots)
  const ships: DraftShip[] = []
  const names = { unknown: new Set<string>(), upgrades: new Set<string>(), points: new Set<string>() }
  for (const [index, pilot] of pilots.entries()) {
    const made = shipOf(pilot, index, isFirst)
    if (!made.ok) return made
    const { ship, isKnown, unknownUpgrades, hasLostPoints } = made.value
    ships.push(ship)
    if (!isKnown) names.unknown.add(ship.name)
    if (hasLostPoints) names.points.add(ship.name)
    for (const upgrade of unknownUpgrades) names.upgrades.add(upgrade)
  }
  const squad: DraftSquad = {
    id: squadId('xws'),
    name: plainName(name ?? '') || FACTIONS[faction ?? ''] || plainName(faction ?? '') || 'XWS',
    attackDiceOwned: null,
    defenseDiceOwned: null,
    ships,
    allowIllegal: false
  }
  const roster = draftSquadV1.safeParse(squad)
  if (!roster.success) return err(problemOf(roster.error))
  const notes: readonly ImportNote[] = [
    ...(isFirst ? [{ code: 'first-edition' as const, names: [] }] : []),
    ...(names.unknown.size < new Set(ships.map(ship => ship.name)).size ? [{ code: 'card-table' as const, names: [CARDS_FROZEN] }] : []),
    ...note('cards-unknown', names.unknown),
    ...note('upgrades-unknown', names.upgrades),
    ...note('points-left', names.points)
  ]
  return ok({ kind: 'roster', system: 'xwing', rulings: {}, roster: roster.data, notes })
}

function note(code: ImportNote['code'], names: ReadonlySet<string>): readonly ImportNote[] {
  return names.size === 0 ? [] : [{ code, names: [...names] }]
}

/**
 * Whether a squad is of the first edition, whose ships have other figures: it says so by its version, or names its ships, and none of them
 * as the second edition does.
 */
function isFirstEdition(version: unknown, pilots: readonly PilotXws[]): boolean {
  const ships = pilots.flatMap(({ ship }) => (typeof ship === 'string' ? [ship] : []))
  if (ships.some(ship => cards().ships.has(ship))) return false
  return /^[01]\b/u.test(String(version)) || (ships.length > 0 && pilots.every(({ id }) => typeof id !== 'string'))
}
