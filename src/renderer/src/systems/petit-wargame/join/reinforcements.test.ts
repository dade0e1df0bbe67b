import { describe, expect, it } from 'vitest'
import { aFleet, aShip, aSquadron, battle } from '@kit/systems/petit-wargame'
import { reinforcements, reserveOf } from './reinforcements'

const reserve = aFleet('reserve', aSquadron('lancers', aShip('kestrel'), aShip('merlin')), aSquadron('bulwark', aShip('gale')))
let last = 0
const newId = (): string => `n${String((last += 1))}`

describe('squadrons that may come late', () => {
  it('are those of a fleet, and each of their ships', () => {
    expect(reserveOf(reserve).parts).toEqual([
      { id: 'lancers', name: 'lancers' },
      { id: 'kestrel', name: 'lancers, kestrel' },
      { id: 'merlin', name: 'lancers, merlin' },
      { id: 'bulwark', name: 'bulwark' },
      { id: 'gale', name: 'bulwark, gale' }
    ])
  })
  it.each([
    ['reserve', { lancers: ['kestrel', 'merlin'], bulwark: ['gale'] }],
    ['bulwark', { bulwark: ['gale'] }],
    ['merlin', { merlin: ['merlin'] }],
    ['nobody', {}]
  ] as const)('come as chosen, %s, under ids of their own', (chosen, expected) => {
    const coming = reinforcements([reserve], chosen, { squadrons: [], ships: [] }, newId)
    expect(Object.fromEntries(coming.map(one => [one.name, one.ships.map(ship => ship.name)]))).toEqual(expected)
    const ids = coming.flatMap(one => [one.id, ...one.ships.map(ship => ship.id)])
    expect(ids.every(id => id.startsWith('n'))).toBe(true)
    expect(new Set<string>(ids).size).toBe(ids.length)
  })
  it('are told from those of their name that fight already', () => {
    const coming = reinforcements(
      [reserve],
      'lancers',
      battle([aSquadron('lancers', aShip('merlin'))], [aSquadron('others', aShip('x'))]),
      newId
    )
    expect(coming.map(one => [one.name, ...one.ships.map(ship => ship.name)])).toEqual([['lancers 2', 'kestrel', 'merlin 2']])
  })
})
