import { describe, expect, it } from 'vitest'
import { anArmada, at, battle, f, given, play } from '@kit/systems/starfinder-armada'

const table = play(at(battle(anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x' }])), 'helm'), {
  type: 'addEffect',
  fleetId: f('a'),
  effect: { kind: 'morale', level: 'shaken' },
  ending: { kind: 'battle' },
  reason: ''
})

describe('the GM ends an effect before its time', () => {
  it('with the reason in the log', () => {
    const effect = table.effects[0]
    given(table)
      .when({ type: 'endEffect', effectId: effect?.id ?? '', reason: 'rallied at the table' })
      .then(event => event.type === 'effectEnded' && event.reason === 'rallied at the table' && event.effect === effect)
      .thenState(state => expect(state.effects).toEqual([]))
  })
  it('is refused for one that is not there', () => {
    given(table).when({ type: 'endEffect', effectId: 'e99', reason: '' }).isRefused('no-such-effect')
  })
})
