import { describe, expect, it } from 'vitest'
import { ABILITIES, ranksAs, ROLES, sameRanks } from '../model/design'
import { officerCorrection } from './events-v1/corrections'
import { draftFleetV1, draftOfficerV1 } from './roster-v1'

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

describe('the roles of officers that a stored armada may hold', () => {
  const ana = { id: 'o1', name: 'Ana', fleetId: 'f1', baseAttackBonus: null, isPlayer: true, resolvePoints: 0 }
  const isRead = (role: string, ranks: object): boolean => draftOfficerV1.safeParse({ ...ana, role, ranks }).success

  it('are all that there are, with ranks of their own, and without ranks of a later one', () => {
    expect(ROLES.filter(role => !isRead(role, ranksAs(role, 6)) || !isRead(role, sameRanks(6)))).toEqual([])
    expect(isRead('cook', sameRanks(6))).toBe(false)
  })
  it('can have their ranks corrected', () => {
    expect(ROLES.filter(role => !officerCorrection.safeParse({ ranks: { [role]: 6 } }).success)).toEqual([])
  })
})
