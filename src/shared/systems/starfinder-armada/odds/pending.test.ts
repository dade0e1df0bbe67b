import { describe, expect, it } from 'vitest'
import { anArmada, attack, at, battle, fleetIn, play } from '@kit/systems/starfinder-armada'
import { projected } from './pending'

const fleets = ['a1', 'a2', 'a3'].map(id => ({ id, fleetClass: 'capital', size: 'large' }) as const)
const start = at(battle(anArmada('a', fleets), anArmada('b', [{ id: 'b1', tier: 4 }, { id: 'b2' }])), 'gunnery')

describe('what the staged volley leaves (SA-084, SA-094)', () => {
  it('is everything while nothing is staged', () => {
    expect(projected(start, fleetIn(start, 'b1'))).toEqual({ sp: 5, hp: 17 })
  })
  it('is less by each hit, shields first, and by no miss', () => {
    const one = play(start, attack('a1', 'b1'), [15], [1, 1])
    expect(projected(one, fleetIn(one, 'b1'))).toEqual({ sp: 1, hp: 17 })
    const two = play(one, attack('a2', 'b1'), [15], [7, 4])
    expect(projected(two, fleetIn(two, 'b1'))).toEqual({ sp: 0, hp: 5 })
    const three = play(two, attack('a3', 'b1'), [2])
    expect(projected(three, fleetIn(three, 'b1'))).toEqual({ sp: 0, hp: 5 })
  })
  it('leaves other fleets alone', () => {
    const one = play(start, attack('a1', 'b1'), [15], [9, 9])
    expect(projected(one, fleetIn(one, 'b2'))).toEqual({ sp: 7, hp: 21 })
  })
})
