import { describe, expect, it } from 'vitest'
import { aFleet, aShip, battle } from '@kit/systems/firestorm-armada'
import { reinforcements, joiningFleet, reserveOf } from './reinforcements'

const fleet = aFleet('red', [[aShip('a'), aShip('b')], [aShip('c')]], ['v', 'w'])
const NOBODY = { units: [], ships: [], wings: [] }
const chosen = (id: string) => {
  let last = 0
  const come = reinforcements([fleet], id, NOBODY, () => `n${String((last += 1))}`)
  if (come === null) return null
  const ids = [...come.squadrons.flatMap(one => [one, ...one.ships]), ...come.flights.flatMap(one => [one, ...one.wings])]
  return { names: ids.map(one => one.name).join(' '), areNew: ids.every(one => one.id.startsWith('n')) }
}

describe('who may come late (FA-004)', () => {
  it('is a squadron, a ship of several, a flight or a wing of several', () => {
    expect(reserveOf(fleet).parts.map(part => part.name)).toEqual(['red1', 'red1, a', 'red1, b', 'red2', 'redF', 'redF, v', 'redF, w'])
  })
  it.each([
    ['red', 'red1 a b red2 c redF v w'],
    ['red1', 'red1 a b'],
    ['b', 'b b'],
    ['redF', 'redF v w'],
    ['w', 'w w']
  ])('comes by the id %s, with ids of its own', (id, names) => {
    expect(chosen(id)).toEqual({ names, areNew: true })
  })
  it('is nobody by an unknown id', () => {
    expect(chosen('x')).toBeNull()
  })
  it('bears a name of its own beside the same fleet fighting already', () => {
    const come = reinforcements([fleet], 'red', battle({}, fleet), () => 'n')
    expect(come?.squadrons.map(one => [one.name, ...one.ships.map(ship => ship.name)])).toEqual([
      ['red1 2', 'a 2', 'b 2'],
      ['red2 2', 'c 2']
    ])
    expect(come?.flights.map(one => [one.name, ...one.wings.map(wing => wing.name)])).toEqual([['redF 2', 'v 2', 'w 2']])
  })
  it('that comes alone lends its unit its name, number and all', () => {
    const come = reinforcements([fleet], 'b', battle({}, fleet), () => 'n')
    expect([come?.squadrons[0]?.name, come?.squadrons[0]?.ships[0]?.name]).toEqual(['b 2', 'b 2'])
  })
  it('may be a fleet of its own, of the same people and named like theirs, whole or in part', () => {
    const own = [{ ...fleet, isAllied: true, allowIllegal: false }]
    const whole = joiningFleet(own, 'red', battle({}, fleet), () => 'n')
    expect(whole).toMatchObject({ id: 'n', name: 'red 2', faction: 'terran', isAllied: true, allowIllegal: false })
    expect([whole?.squadrons.length, whole?.flights.length]).toEqual([2, 1])
    expect(joiningFleet(own, 'b', battle({}, fleet), () => 'n')).toMatchObject({
      name: 'red 2',
      allowIllegal: true,
      squadrons: [{ name: 'b 2' }],
      flights: []
    })
    expect(joiningFleet(own, 'x', battle({}, fleet), () => 'n')).toBeNull()
  })
})
