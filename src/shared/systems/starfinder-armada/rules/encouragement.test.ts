import { describe, expect, it } from 'vitest'
import { encouraged, modifier, withEffects } from '@kit/systems/starfinder-armada/conditions'
import type { SaEffect } from '../model/effects'
import { anArmada, battle, f, o } from '@kit/systems/starfinder-armada'
import { spentEncouragement } from './encouragement'

const withId = (id: string, effect: SaEffect): SaEffect => ({ ...effect, id })
const state = withEffects(
  battle(anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x' }])),
  withId('e1', encouraged('a', 'officer', 1)),
  withId('e2', encouraged('a', 'untyped', 1)),
  withId('e3', encouraged('Cy', 'untyped', 1)),
  modifier('a', 'gunnery', 1)
)
const ended = (id: string) =>
  spentEncouragement(state, id === 'Cy' ? o(id) : f(id)).map(event => (event.type === 'effectEnded' ? event.effect.id : ''))

describe('what a check spends (SA-060)', () => {
  it('is every encouragement of the fleet or officer that makes it, and nothing else', () => {
    expect([ended('a'), ended('Cy')]).toEqual([['e1', 'e2'], ['e3']])
  })
  it('is nothing for whoever was not encouraged', () => {
    expect(ended('x')).toEqual([])
  })
})
