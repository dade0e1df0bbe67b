import { describe, expect, it } from 'vitest'
import { aFleet, aShip } from '@shared/systems/firestorm-armada/testkit'
import { lateComers, lateRoster } from './late-comers'

const fleet = aFleet('red', [[aShip('a'), aShip('b')], [aShip('c')]], ['v', 'w'])
const chosen = (id: string) => {
  let last = 0
  const come = lateComers([fleet], id, () => `n${String((last += 1))}`)
  if (come === null) return null
  const ids = [...come.squadrons.flatMap(one => [one, ...one.ships]), ...come.flights.flatMap(one => [one, ...one.wings])]
  return { names: ids.map(one => one.name).join(' '), areNew: ids.every(one => one.id.startsWith('n')) }
}

describe('who may come late (FA-004)', () => {
  it('is a squadron, a ship of several, a flight or a wing of several', () => {
    expect(lateRoster(fleet).parts.map(part => part.name)).toEqual(['red1', 'red1, a', 'red1, b', 'red2', 'redF', 'redF, v', 'redF, w'])
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
})
