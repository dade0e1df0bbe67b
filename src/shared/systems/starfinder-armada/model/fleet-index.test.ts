import { describe, expect, it } from 'vitest'
import { fleetId } from '../model/design'
import { EMPTY_BATTLE, findFleet } from '../state'
import { anArmada, battle } from '@kit/systems/starfinder-armada'
import { fleetIndex } from './fleet-index'

const state = battle(anArmada('a', [{ id: 'a1' }, { id: 'a2' }]), anArmada('b', [{ id: 'b1' }]))
const ids = ['a1', 'a2', 'b1'].map(id => fleetId(id))

describe('where a fleet stands', () => {
  it('is its place in the list of the battle', () => {
    expect(ids.map(id => fleetIndex(state, id))).toEqual([0, 1, 2])
    expect(ids.map(id => findFleet(state, id)?.id)).toEqual(ids)
  })
  it('is nowhere for an unknown id and in an empty battle', () => {
    expect([fleetIndex(state, fleetId('c1')), fleetIndex(EMPTY_BATTLE, fleetId('a1'))]).toEqual([-1, -1])
    expect(findFleet(state, fleetId('c1'))).toBeUndefined()
  })
  it('follows a list that was changed by hand', () => {
    const turned = { ...state, fleets: state.fleets.slice().reverse() }
    expect(ids.map(id => fleetIndex(turned, id))).toEqual([2, 1, 0])
    const shorter = { ...state, fleets: state.fleets.slice(1) }
    expect(ids.map(id => fleetIndex(shorter, id))).toEqual([-1, 0, 1])
  })
})
