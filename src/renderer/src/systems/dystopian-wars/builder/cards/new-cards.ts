import type { DraftSquadron, DraftUnit, DraftWeapon, DraftWing, Mar } from '@shared/systems/dystopian-wars/model/force'
import { squadronId, unitId, weaponId, wingId } from '@shared/systems/dystopian-wars/model/force'

/** New cards with the values of an ordinary model, to be edited. */
export function newUnit(name: string, weaponName: string, newId: () => string): DraftUnit {
  return {
    id: unitId(newId()),
    name,
    type: 'surface',
    isSmall: false,
    hp: 4,
    dr: 4,
    cr: 7,
    ap: 4,
    aa: 4,
    cc: 3,
    shields: 0,
    guardians: 0,
    movementInches: 8,
    mars: [],
    weapons: [newWeapon(weaponName, newId)]
  }
}

export function newWing(name: string, newId: () => string): DraftWing {
  return {
    id: wingId(newId()),
    name,
    type: 'fighter',
    tokens: 5,
    fuel: 3,
    aaPerToken: 1,
    ordnancePerToken: 0,
    ordnanceKind: null,
    isOnCap: false,
    mars: []
  }
}

export function newWeapon(name: string, newId: () => string): DraftWeapon {
  const bands = [
    { toInches: 8, dice: 6 },
    { toInches: 16, dice: 4 }
  ]
  return { id: weaponId(newId()), name, weaponClass: 'ordnance', kind: 'gunnery', bands, poolDice: null }
}

export function newSquadron(name: string, unit: DraftUnit, newId: () => string): DraftSquadron {
  return { id: squadronId(newId()), name, units: [unit], wings: [] }
}

/** A rule without numbers. */
export const NEW_MAR: Mar = { mar: 'inventiveScientist', text: '', dice: 0, abort: 0 }
