import type { DraftFleet, DraftShip, DraftSquadron } from '@shared/systems/petit-wargame/model/design'
import { shipId, squadronId } from '@shared/systems/petit-wargame/model/design'
import { insertedAfter, movedIn, movedInside } from '../../../builder/draft/move-part'
import { copyShip, copySquadron } from '../rosters/copy-fleet'
import type { FleetPart } from './fleet-parts'
import { emptySectors } from './ship/ship-edits'

/** A ship to be designed. In a squadron it takes the design of the ship before it. */
export function newShip(squadron: DraftSquadron | null, name: string, newId: () => string): DraftShip {
  const before = squadron?.ships.at(-1)
  return before === undefined ? { id: shipId(newId()), name, size: 'small', sectors: emptySectors('small') } : copyShip(before, name, newId)
}

export function newSquadron(name: string, shipName: string, newId: () => string): DraftSquadron {
  return { id: squadronId(newId()), name, ships: [newShip(null, shipName, newId)] }
}

export function withSquadron(fleet: DraftFleet, id: string, change: Partial<DraftSquadron>): DraftFleet {
  return { ...fleet, squadrons: fleet.squadrons.map(squadron => (squadron.id === id ? { ...squadron, ...change } : squadron)) }
}

export function withShip(fleet: DraftFleet, id: string, change: (ship: DraftShip) => DraftShip): DraftFleet {
  return {
    ...fleet,
    squadrons: fleet.squadrons.map(squadron => ({ ...squadron, ships: squadron.ships.map(ship => (ship.id === id ? change(ship) : ship)) }))
  }
}

/** The part under another name. */
export function renamed(fleet: DraftFleet, { kind, id }: FleetPart, name: string): DraftFleet {
  return kind === 'squadron' ? withSquadron(fleet, id, { name }) : withShip(fleet, id, ship => ({ ...ship, name }))
}

/** Without the part and all that is in it. */
export function without(fleet: DraftFleet, { id }: FleetPart): DraftFleet {
  const isOther = (one: { readonly id: string }): boolean => one.id !== id
  const left = fleet.squadrons.filter(isOther)
  return { ...fleet, squadrons: left.map(squadron => ({ ...squadron, ships: squadron.ships.filter(isOther) })) }
}

/** The part once more behind itself, under another name. */
export function doubled(fleet: DraftFleet, part: FleetPart, name: string, newId: () => string): DraftFleet {
  return part.kind === 'squadron'
    ? { ...fleet, squadrons: insertedAfter(fleet.squadrons, copySquadron(part.squadron, name, newId), part.id) }
    : withSquadron(fleet, part.squadron.id, { ships: insertedAfter(part.squadron.ships, copyShip(part.ship, name, newId), part.id) })
}

/** One place up or down; a ship over into the next squadron. The same fleet where there is no further. */
export function moved(fleet: DraftFleet, { kind, id }: FleetPart, by: 1 | -1): DraftFleet {
  const squadrons =
    kind === 'ship'
      ? movedInside(fleet.squadrons, 'ships', id, by)
      : movedIn(
          fleet.squadrons,
          fleet.squadrons.findIndex(one => one.id === id),
          by
        )
  return squadrons === fleet.squadrons ? fleet : { ...fleet, squadrons }
}

/** A squadron too large in two halves; the first keeps its id, the second is named as `nameFor` says. */
export function splitSquadron(fleet: DraftFleet, id: string, nameFor: (name: string) => string, newId: () => string): DraftFleet {
  return {
    ...fleet,
    squadrons: fleet.squadrons.flatMap(squadron => {
      if (squadron.id !== id) return [squadron]
      const half = Math.ceil(squadron.ships.length / 2)
      return [
        { ...squadron, ships: squadron.ships.slice(0, half) },
        { id: squadronId(newId()), name: nameFor(squadron.name), ships: squadron.ships.slice(half) }
      ]
    })
  }
}
