import type { FaCommands } from '@shared/systems/firestorm-armada/commands/command'
import type { DraftFleet, DraftShip, DraftSquadron, ShipClass } from '@shared/systems/firestorm-armada/model/design'
import { FACTIONS, MOUNTS, SHIP_CLASSES, fleetId, shipId, unitId, wingId } from '@shared/systems/firestorm-armada/model/design'
import { RULINGS } from '@shared/systems/firestorm-armada/rulings'
import type { Chance } from '../chance'

/** Any fleets under any readings, legal or not: the rules must hold for all of them. */
export function randomSetup(chance: Chance): FaCommands['beginBattle'] {
  const rulings = Object.fromEntries(RULINGS.map(ruling => [ruling.key, chance.oneOf<string>(ruling.values)]))
  return setupOf(chance, chance.oneOf([2, 2, 3]), rulings)
}

/** This many fleets, each its own side. */
export function setupOf(chance: Chance, count: number, rulings: Readonly<Record<string, string>>): FaCommands['beginBattle'] {
  const fleets = Array.from({ length: count }, (_, i) => ({ sideId: 'ABC'.charAt(i), fleet: randomFleet(chance, 'ABC'.charAt(i)) }))
  return { type: 'beginBattle', name: 'Chance meeting', fleets, rulings }
}

/** A fleet whose ids begin with this letter. */
export function randomFleet(chance: Chance, side: string): DraftFleet {
  const squadrons = Array.from({ length: chance.whole(1, 4) }, (_, i) => randomSquadron(chance, `${side}${String(i)}`))
  const wings = Array.from({ length: chance.whole(1, 3) }, (_, i) => ({
    id: wingId(`${side}w${String(i)}`),
    name: `Wing ${side}${String(i)}`
  }))
  return {
    id: fleetId(`fleet${side}`),
    name: `Fleet ${side}`,
    faction: chance.oneOf(FACTIONS),
    isAllied: chance.whole(0, 1) === 1,
    squadrons,
    flights: chance.whole(0, 2) === 0 ? [] : [{ id: unitId(`${side}flight`), name: `Flight ${side}`, wings }],
    allowIllegal: true
  }
}

function randomSquadron(chance: Chance, id: string): DraftSquadron {
  const shipClass = chance.oneOf<ShipClass>(['capital', 'capital', ...SHIP_CLASSES])
  const ships = Array.from({ length: chance.whole(1, 3) }, (_, i): DraftShip => {
    const hull = chance.whole(1, 8)
    const damageRating = chance.whole(1, 6) === 1 ? null : chance.whole(1, 5)
    return {
      id: shipId(`${id}s${String(i)}`),
      name: `Ship ${id}${String(i)}`,
      shipClass,
      mv: chance.whole(0, 12),
      hull,
      crew: chance.whole(0, 6),
      assault: chance.whole(0, 5),
      pointDefence: chance.whole(0, 6),
      shields: chance.whole(0, 3),
      damageRating,
      criticalRating: damageRating === null ? null : damageRating + chance.whole(0, 4),
      weapons: MOUNTS.filter(() => chance.whole(0, 2) > 0).map(mount => ({
        id: mount,
        name: mount,
        mount,
        dice: Array.from({ length: chance.oneOf([1, 4]) }, () => chance.whole(0, 9))
      }))
    }
  })
  return { id: unitId(id), name: `Squadron ${id}`, ships }
}
