import { expect, it } from 'vitest'
import { anArmada, battle, having } from '@kit/systems/starfinder-armada'
import { hexesBetween, lineUp, pruneFleets, steer } from './field'

const fleets = (prefix: string, count: number): { readonly id: string }[] =>
  Array.from({ length: count }, (_, i) => ({ id: `${prefix}${String(i + 1)}` }))
const state = battle(anArmada('a', fleets('a', 3)), anArmada('b', fleets('b', 2)))

it('lines two armadas up face to face, a lane for each fleet, the middle ones opposite', () => {
  const field = lineUp(state, 12)
  expect([...field.ahead]).toEqual([0, 0, 0, 12, 12])
  expect([...field.lane]).toEqual([-1, 0, 1, 0, 1])
  expect(field.fleets).toEqual([
    [0, 1, 2],
    [3, 4]
  ])
})

it('counts hexes: straight ahead, a row further half a hex more, neighbours in any direction 1', () => {
  const field = lineUp(state, 12)
  expect(hexesBetween(field, 1, 3)).toBe(12)
  expect(hexesBetween(field, 0, 3)).toBe(13)
  expect(hexesBetween(field, 0, 4)).toBe(13)
  expect(hexesBetween(field, 0, 1)).toBe(1)
  expect(hexesBetween(field, 0, 2)).toBe(2)
})

it('brings a fleet to short range of the nearest enemy and no closer', () => {
  const field = lineUp(state, 12)
  steer(state, field, 1, 5, 4)
  expect(hexesBetween(field, 1, 3)).toBe(7)
  steer(state, field, 1, 5, 4)
  expect(hexesBetween(field, 1, 3)).toBe(4)
  steer(state, field, 1, 5, 4)
  expect(hexesBetween(field, 1, 3)).toBe(4)
})

it('goes sideways where straight on would lead past the enemy', () => {
  const field = lineUp(state, 1)
  field.lane[0] = -9
  steer(state, field, 0, 5, 4)
  expect([field.ahead[0], field.lane[0]]).toEqual([0, -4])
})

it('makes for the first of its line when two enemies are equally near', () => {
  const field = lineUp(state, 12)
  field.lane.set([0, 0, 0, -3, 3])
  steer(state, field, 1, 13, 1)
  expect(field.lane[1]).toBeLessThan(0)
})

it('goes for another when the nearest is out of the fight, and nowhere when all are', () => {
  const field = lineUp(state, 12)
  const thinned = having(state, 'b1', { status: 'disabled' })
  steer(thinned, field, 1, 20, 4)
  expect(hexesBetween(field, 1, 4)).toBe(4)
  const over = having(thinned, 'b2', { status: 'destroyed' })
  const before = [...field.ahead]
  steer(over, field, 1, 5, 4)
  expect([...field.ahead]).toEqual(before)
})

it('flees straight back when routed', () => {
  const field = lineUp(state, 12)
  const routed = having(state, 'b1', { status: 'routed', rout: { dc: 12, since: 1, roundsFled: 0 } })
  steer(routed, field, 3, 5, 4)
  expect(field.ahead[3]).toBe(17)
})

it('keeps those who still fight, in their order', () => {
  const field = lineUp(state, 12)
  pruneFleets(having(having(state, 'a2', { status: 'disabled' }), 'b1', { status: 'routed' }), field)
  expect(field.fleets).toEqual([
    [0, 2],
    [3, 4]
  ])
})
