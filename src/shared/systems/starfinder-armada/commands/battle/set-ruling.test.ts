import { describe, expect, it } from 'vitest'
import { spMax } from '../../derive/fleet/shields'
import { anArmada, at, attack, battleWith, fleetIn, given, play } from '@kit/systems/starfinder-armada'

const table = at(battleWith({ 'sa.shieldAcArc': 'always' }, anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x' }])), 'gunnery')
const set = (key: string, value: string) => ({ type: 'setRuling', key, value }) as const

describe('the GM reads a rule another way from now on', () => {
  it('and what has been decided stays', () => {
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
  it('with shields cut to the maximum it brings', () => {
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
  it('and says what cannot be', () => {
    given(table).when(set('sa.nothing', 'front')).isRefused('no-such-ruling')
    given(table).when(set('sa.shieldAcArc', 'nowhere')).isRefused('no-such-ruling')
    given(table).when(set('sa.shieldAcArc', 'always')).isRefused('nothing-to-change')
    given(table).when(set('sa.emp', 'nextRoundCondition')).isRefused('nothing-to-change')
  })
})
