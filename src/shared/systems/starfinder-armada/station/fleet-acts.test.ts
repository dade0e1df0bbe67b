import { describe, expect, it } from 'vitest'
import { anArmada, at, attack, battle, f } from '@kit/systems/starfinder-armada'
import { starfinderStation } from './station'

const state = at(battle(anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x' }])), 'gunnery')
const shot = starfinderStation.acts(state, [f('a')]).find(act => act.key === 'a/attack')

describe('the attack that the player of a fleet may propose', () => {
  it('is plain gunnery at what lies ahead, as its choices say', () => {
    expect(shot?.commandOf({ target: 'x', range: 4, front: true })).toEqual(attack('a', 'x', { rangeHexes: 4, isFromFrontArc: true }))
    expect(shot?.commandOf({ target: 'x', range: 4, front: false })).toMatchObject({ isFromFrontArc: false, isTargetAhead: true })
  })
  it('has a chance, and none at somebody who is not there', () => {
    expect(shot?.chanceOf({ target: 'x', range: 1, front: false })).toBeGreaterThan(0)
    expect(shot?.chanceOf({ target: 'nobody', range: 1, front: false })).toBeNull()
  })
})
