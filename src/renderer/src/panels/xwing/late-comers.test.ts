import { describe, expect, it } from 'vitest'
import { aShip, aSquad } from '@shared/systems/xwing/testkit'
import { lateComers, lateRoster } from './late-comers'

const squads = [aSquad('amber', aShip('kestrel'), aShip('heron')), aSquad('veil', aShip('sable'))] as const
let last = 0
const newId = (): string => `n${String((last += 1))}`

describe('ships that may come late', () => {
  it('are a squad, or one ship of it', () => {
    expect(lateRoster(squads[0])).toEqual({
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
    const coming = lateComers(squads, chosen, [], newId)
    expect(coming.map(ship => ship.name)).toEqual(names)
    expect(coming.filter(ship => squads.some(squad => squad.ships.some(one => one.id === ship.id)))).toEqual([])
  })
  it('are told from those of their name that fight already', () => {
    expect(lateComers(squads, 'amber', ['heron', 'sable'], newId).map(ship => ship.name)).toEqual(['kestrel', 'heron 2'])
  })
})
