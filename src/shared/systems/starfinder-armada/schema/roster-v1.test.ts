import { describe, expect, it } from 'vitest'
import { ABILITIES } from '../model/design'
import { draftFleetV1 } from './roster-v1'

/** As version 1 was released. */
const RELEASED = [
  'flagship',
  'array',
  'boarders',
  'bombers',
  'damageThreshold',
  'emp',
  'gravityMines',
  'interceptors',
  'pointDefense',
  'selfDestruct',
  'superweapon',
  'agile'
]
const hawk = { id: 'f1', name: 'Hawk', tier: 1, size: 'small', fleetClass: 'fighter' }
const isKept = (ability: string): boolean => draftFleetV1.safeParse({ ...hawk, abilities: [ability] }).success

describe('the abilities that a stored armada may hold', () => {
  it('are those of the first release, whatever is for sale by now', () => {
    expect(RELEASED.filter(ability => !isKept(ability))).toEqual([])
  })
  it('are all that are for sale: what came later is named in ABILITIES_SINCE_V1 and in the changelog', () => {
    expect(ABILITIES.filter(ability => !isKept(ability))).toEqual([])
  })
  it('are no others', () => {
    expect(['cloak', 'Flagship', ''].filter(isKept)).toEqual([])
  })
})
