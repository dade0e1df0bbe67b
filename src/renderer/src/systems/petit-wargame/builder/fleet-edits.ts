import { shipId, squadronId, type DraftFleet, type DraftShip, type DraftSquadron } from '@shared/systems/petit-wargame/model/design'
import { copied } from '../../../builder/draft/roster-tree'
import { emptySectors } from './ship/ship-edits'

/** A new ship. In a squadron it copies the design of the ship before it. */
export function newShip(squadron: DraftSquadron | null, name: string, newId: () => string): DraftShip {
  const before = squadron?.ships.at(-1)
  return before === undefined ? { id: shipId(newId()), name, size: 'small', sectors: emptySectors('small') } : copied(before, name, newId)
}

export function newSquadron(name: string, shipName: string, newId: () => string): DraftSquadron {
  return { id: squadronId(newId()), name, ships: [newShip(null, shipName, newId)] }
}

/** Splits a squadron that is too large; the first half keeps its id, the second is named by `nameFor`. */
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
