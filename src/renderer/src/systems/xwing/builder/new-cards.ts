import { shipId, weaponId, type DraftShip, type DraftWeapon } from '@shared/systems/xwing/model/squad'
import { NO_TOKENS } from '@shared/systems/xwing/state'
import { ORIGINAL_RANGE_MIN, RANGE_MAX, RANGE_MIN } from '@shared/systems/xwing/tables/limits'

type NewId = () => string

/** Cards to begin with: figures of an ordinary fighter, to be written over. */
export function newShip(name: string, weaponName: string, newId: NewId): DraftShip {
  const weapons = [newPrimary(weaponName, newId)]
  return { id: shipId(newId()), name, initiative: 3, agility: 2, hull: 4, shields: 2, tokens: NO_TOKENS, weapons }
}

export function newPrimary(name: string, newId: NewId): DraftWeapon {
  return {
    id: weaponId(newId()),
    name,
    kind: 'primary',
    arc: 'front',
    attack: 2,
    rangeMin: RANGE_MIN,
    rangeMax: RANGE_MAX,
    isOrdnance: false,
    requires: [],
    requiresText: '',
    charges: 0,
    cost: { charges: 0, payments: [], text: '' }
  }
}

/** A weapon beside the primary: ordnance that needs a lock and costs one of its two charges. */
export function newSpecial(name: string, newId: NewId): DraftWeapon {
  return {
    ...newPrimary(name, newId),
    kind: 'special',
    attack: 3,
    rangeMin: ORIGINAL_RANGE_MIN,
    isOrdnance: true,
    requires: ['lock'],
    charges: 2,
    cost: { charges: 1, payments: [], text: '' }
  }
}
