import { describe, expect, it } from 'vitest'
import { anArmada, at, attack, battle, f } from '@kit/systems/starfinder-armada'
import { starfinderStation } from './station'

const state = at(battle(anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x' }])), 'gunnery')
const shot = starfinderStation.acts(state, [f('a')]).find(act => act.key === 'a/attack')

describe('the attack that the player of a fleet may propose', () => {
  it('is plain gunnery at what lies ahead, as its choices say', () => {
    expect(shot?.commandOf({ targetId: 'x', rangeHexes: 4, isFromFrontArc: true })).toEqual(
      attack('a', 'x', { rangeHexes: 4, isFromFrontArc: true })
    )
    expect(shot?.commandOf({ targetId: 'x', rangeHexes: 4, isFromFrontArc: false })).toMatchObject({
      isFromFrontArc: false,
      isTargetAhead: true
    })
  })
  it('has a chance', () => {
    expect(shot?.chanceOf({ targetId: 'x', rangeHexes: 1, isFromFrontArc: false })).toBeGreaterThan(0)
  })
})
