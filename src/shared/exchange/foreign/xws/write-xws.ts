import type { DraftShip, DraftSquad } from '../../../systems/xwing/model/squad'
import { cards, xwsId, type UpgradeCard } from './cards'

/** The version of the format that is written. */
const XWS_VERSION = '2.0.0'

/**
 * A squad in XWS 2.0, which carries names, points and upgrades; figures of ships stay behind. Pilots that the table does not know get the
 * id that XWS makes of a name. Abilities and weapons that are no upgrade of the table cannot be said: they are named in `leftOut`.
 */
export function writeXws(squad: DraftSquad): { readonly text: string; readonly leftOut: readonly string[] } {
  const byName = { pilots: idsByName(cards().pilots), upgrades: idsByName(cards().upgrades) }
  const leftOut = new Set<string>()
  const pilots = squad.ships.map(ship => {
    const upgrades: Record<string, string[]> = {}
    for (const name of upgradeNames(ship)) {
      const card: UpgradeCard | undefined = cards().upgrades.get(byName.upgrades.get(name) ?? '')
      if (card === undefined) leftOut.add(name)
      else (upgrades[card.slot] ??= []).push(card.id)
    }
    return { id: byName.pilots.get(ship.name) ?? idOf(ship.name), ...(ship.points === undefined ? {} : { points: ship.points }), upgrades }
  })
  const points = squad.ships.every(ship => ship.points !== undefined)
    ? squad.ships.reduce((sum, ship) => sum + (ship.points ?? 0), 0)
    : null
  const factions = pilots.flatMap(({ id }) => cards().pilots.get(id)?.faction ?? [])
  const xws = {
    version: XWS_VERSION,
    name: squad.name,
    faction: factions[0] ?? 'unknown',
    ...(points === null ? {} : { points }),
    pilots,
    vendor: { flagship: { builder: 'Flagship' } }
  }
  return { text: `${JSON.stringify(xws, null, 1)}\n`, leftOut: [...leftOut] }
}

function idsByName(rows: ReadonlyMap<string, { readonly id: string; readonly name: string }>): ReadonlyMap<string, string> {
  return new Map([...rows.values()].map(({ id, name }) => [name, id]))
}

/** Upgrades among the abilities and the weapons of a ship. */
function upgradeNames({ abilities = [], weapons }: DraftShip): readonly string[] {
  return [...abilities.map(({ name }) => name), ...weapons.filter(({ kind }) => kind === 'special').map(({ name }) => name)]
}

/** The id of a card that is not in the table: what it says itself, or `name-ending` for `Name (Ending)`. */
function idOf(name: string): string {
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(name)) return name
  const [, before, ending] = /^(.+) \((.+)\)$/u.exec(name) ?? []
  const parts = before === undefined || ending === undefined ? [xwsId(name)] : [xwsId(before), xwsId(ending)]
  return parts.filter(part => part !== '').join('-') || 'unknown'
}
