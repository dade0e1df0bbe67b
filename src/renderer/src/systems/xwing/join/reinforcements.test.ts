import { describe, expect, it } from 'vitest'
import { aShip, aSquad, battle } from '@kit/systems/xwing'
import { reinforcements, reserveOf, lateSquad } from './reinforcements'

const squads = [aSquad('amber', aShip('kestrel'), aShip('heron')), aSquad('veil', aShip('sable'))] as const
let last = 0
const newId = (): string => `n${String((last += 1))}`

describe('ships that may come late', () => {
  it('are a squad, or one ship of it', () => {
    expect(reserveOf(squads[0])).toEqual({
      id: 'amber',
      name: 'amber',
      parts: [
        { id: 'kestrel', name: 'kestrel' },
        { id: 'heron', name: 'heron' }
      ]
    })
  })
  it.each([
    ['amber', ['kestrel', 'heron']],
    ['sable', ['sable']],
    ['nobody', []]
  ] as const)('come as chosen, %s, under ids of their own', (chosen, names) => {
    const coming = reinforcements(squads, chosen, { ships: [] }, newId)
    expect(coming.map(ship => ship.name)).toEqual(names)
    expect(coming.filter(ship => squads.some(squad => squad.ships.some(one => one.id === ship.id)))).toEqual([])
  })
  it('are told from those of their name that fight already', () => {
    const present = battle(aSquad('us', aShip('heron')), aSquad('them', aShip('sable')))
    expect(reinforcements(squads, 'amber', present, newId).map(ship => ship.name)).toEqual(['kestrel', 'heron 2'])
  })
  it('may be a squad of their own, named like theirs, whole or in part', () => {
    const present = battle(aSquad('amber', aShip('heron')), aSquad('them', aShip('sable')))
    const own = squads.map(squad => ({ ...squad, allowIllegal: false, attackDiceOwned: 4 }))
    const whole = lateSquad(own, 'amber', present, newId)
    expect(whole).toMatchObject({ name: 'amber 2', attackDiceOwned: 4, allowIllegal: false })
    expect(whole?.ships.map(ship => ship.name)).toEqual(['kestrel', 'heron 2'])
    expect(lateSquad(own, 'kestrel', present, newId)).toMatchObject({ name: 'amber 2', allowIllegal: true, ships: [{ name: 'kestrel' }] })
    expect(whole?.id).toMatch(/^n/u)
    expect(lateSquad(own, 'nobody', present, newId)).toBeNull()
  })
})
