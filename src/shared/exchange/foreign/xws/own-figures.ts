import { weaponId, type DraftShip, type DraftSquad } from '../../../systems/xwing/model/squad'
import type { ImportNote } from '../../import-note'
import type { Exchange } from '../../read-exchange'
import { xwsId } from './cards'

/** Whether a file brings ships of X-Wing that the table of cards does not know. */
export function lacksFigures(found: Exchange): boolean {
  return found.kind === 'roster' && found.system === 'xwing' && (found.notes ?? []).some(({ code }) => code === 'cards-unknown')
}

/**
 * Gives ships that the table of cards does not know the figures that the game master has entered for them before: those of a ship of the
 * same name in one of their own `squads`, the first that has one. Upper and lower case and marks do not matter, since its id has none.
 */
export function withOwnFigures(found: Exchange, squads: readonly DraftSquad[]): Exchange {
  if (found.kind !== 'roster' || !lacksFigures(found)) return found
  // Its reader has made it so.
  const squad = found.roster as DraftSquad
  const unknown = new Set((found.notes ?? []).flatMap(({ code, names }) => (code === 'cards-unknown' ? names : [])))
  const own = new Map<string, DraftShip>()
  for (const ship of squads.flatMap(({ ships }) => ships)) if (ship.hull > 0 && !own.has(xwsId(ship.name))) own.set(xwsId(ship.name), ship)
  const known = [...unknown].filter(name => own.has(xwsId(name)))
  const ships = squad.ships.map(ship => {
    const earlier = unknown.has(ship.name) ? own.get(xwsId(ship.name)) : undefined
    return earlier === undefined ? ship : withFigures(ship, earlier)
  })
  const notes = (found.notes ?? []).flatMap((note): readonly ImportNote[] => {
    if (note.code !== 'cards-unknown' || known.length === 0) return [note]
    const left = note.names.filter(name => !known.includes(name))
    return [...(left.length === 0 ? [] : [{ ...note, names: left }]), { code: 'cards-remembered', names: known }]
  })
  const roster: DraftSquad = { ...squad, ships }
  return { ...found, roster, notes }
}

/** Its name, figures and primary weapons as they stood before; points, abilities and other weapons as the file says. */
function withFigures(ship: DraftShip, earlier: DraftShip): DraftShip {
  const { name, initiative, agility, hull, shields, tokens } = earlier
  const primaries = earlier.weapons.filter(({ kind }) => kind === 'primary')
  // No weapon of the file has such an id.
  const weapons = [...primaries.map((weapon, index) => ({ ...weapon, id: weaponId(`${ship.id}-own-${String(index)}`) })), ...ship.weapons]
  return { ...ship, name, initiative, agility, hull, shields, tokens, weapons }
}
