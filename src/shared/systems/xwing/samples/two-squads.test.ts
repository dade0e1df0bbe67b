import { describe, expect, it } from 'vitest'
import { validateSquad } from '../validate/validate-squad'
import { sampleSquads } from './two-squads'

let count = 0
const squads = sampleSquads(() => `id${String((count += 1))}`)
const ships = squads.flatMap(squad => squad.ships)
const weapons = ships.flatMap(ship => ship.weapons)

describe('the sample squads (XW-001)', () => {
  it('are both legal and small', () => {
    expect(
      squads.map(squad => [squad.name, squad.ships.length, validateSquad(squad, {}).verdict, validateSquad(squad, {}).problems])
    ).toEqual([
      ['Amber Flight', 3, 'legal', []],
      ['Iron Veil', 4, 'legal', []]
    ])
  })
  it('have equal initiatives on both sides, and weapons of every kind the attack asks about', () => {
    expect(squads.map(squad => squad.ships.map(ship => ship.initiative))).toEqual([
      [5, 3, 1],
      [5, 3, 3, 2]
    ])
    expect([weapons.some(weapon => weapon.isOrdnance), weapons.some(weapon => weapon.cost.payments.length > 0)]).toEqual([true, true])
    expect(new Set(weapons.map(weapon => weapon.arc)).size).toBeGreaterThan(2)
  })
})
