import type { DraftForce, DraftSquadron, DraftUnit, DraftWing } from '@shared/systems/dystopian-wars/model/force'
import { forceId, squadronId, unitId, weaponId, wingId } from '@shared/systems/dystopian-wars/model/force'

type NewId = () => string

/** The same force under another name, with ids of its own throughout. */
export function copyForce(force: DraftForce, name: string, newId: NewId): DraftForce {
  return { ...force, id: forceId(newId()), name, squadrons: force.squadrons.map(one => copySquadron(one, one.name, newId)) }
}

export function copySquadron(squadron: DraftSquadron, name: string, newId: NewId): DraftSquadron {
  const units = squadron.units.map(unit => copyUnit(unit, unit.name, newId))
  const wings = squadron.wings.map(wing => copyWing(wing, wing.name, newId))
  return { id: squadronId(newId()), name, units, wings }
}

export function copyUnit(unit: DraftUnit, name: string, newId: NewId): DraftUnit {
  return { ...unit, id: unitId(newId()), name, weapons: unit.weapons.map(weapon => ({ ...weapon, id: weaponId(newId()) })) }
}

export function copyWing(wing: DraftWing, name: string, newId: NewId): DraftWing {
  return { ...wing, id: wingId(newId()), name }
}

/** A force with nothing in it yet. */
export function emptyForce(name: string, newId: NewId): DraftForce {
  return { id: forceId(newId()), name, cards: 0, squadrons: [], allowIllegal: false }
}
