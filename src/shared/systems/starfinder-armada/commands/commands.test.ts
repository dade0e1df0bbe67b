import { describe, expect, it } from 'vitest'
import { spMax } from '../derive/fleet/shields'
import { anArmada, at, attack, battleWith, fleetIn, given, play } from '@kit/systems/starfinder-armada'

const table = at(battleWith({ 'sa.shieldAcArc': 'always' }, anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x' }])), 'gunnery')
const set = (key: string, value: string) => ({ type: 'setRuling', key, value }) as const

describe('another reading in mid-battle', () => {
  it('leaves what has been decided', () => {
    const fired = play(table, attack('a', 'x'), [15], [1, 1])
    expect(fired.volley[0]?.ac).toBe(14)
    given(fired)
      .when(set('sa.shieldAcArc', 'front'))
      .then({ type: 'rulingSet', key: 'sa.shieldAcArc', value: 'front' })
      .thenState(state => {
        expect(state.volley).toEqual(fired.volley)
        expect(play(state, attack('x', 'a'), [15], [1, 1]).volley[1]?.ac).toBe(13)
      })
  })
  it('cuts shields to the maximum it brings', () => {
    const flagship = at(
      battleWith({}, anArmada('us', [{ id: 'a', tier: 9, abilities: ['flagship'] }]), anArmada('them', [{ id: 'x' }])),
      'engineering'
    )
    given(flagship)
      .when(set('sa.flagshipDerived', 'hpOnly'))
      .thenState(state => {
        expect(fleetIn(flagship, 'a').sp).toBe(15)
        expect(fleetIn(state, 'a').sp).toBe(12)
        expect(spMax(state, fleetIn(state, 'a'))).toBe(12)
      })
  })
})
