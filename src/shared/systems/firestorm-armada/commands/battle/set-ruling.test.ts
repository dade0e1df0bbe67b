import { describe, expect, it } from 'vitest'
import { duel, given } from '@kit/systems/firestorm-armada'

const set = (key: string, value: string) => ({ type: 'setRuling', key, value }) as const

describe('the GM reads a rule another way from now on', () => {
  it('by a reading there is', () => {
    given(duel())
      .when(set('fa.shields', 'yes'))
      .then({ type: 'rulingSet', key: 'fa.shields', value: 'yes' })
      .thenState(state => expect(state.rulings).toEqual({ 'fa.shields': 'yes' }))
      .when(set('fa.shields', 'yes'))
      .isRefused('nothing-to-change')
  })
  it('and nothing else', () => {
    given(duel()).when(set('fa.weather', 'rain')).isRefused('no-such-ruling')
    given(duel()).when(set('fa.shields', 'sometimes')).isRefused('no-such-ruling')
    given(duel()).when(set('fa.shields', 'no')).isRefused('nothing-to-change')
  })
  it('may be a row of the table of criticals (FA-Q02)', () => {
    const row = set('fa.critRow7', 'ragingFire/1')
    given(duel()).when(row).then({ type: 'rulingSet', key: 'fa.critRow7', value: 'ragingFire/1' }).when(row).isRefused('nothing-to-change')
    given(duel()).when(set('fa.critRow7', 'luck/1')).isRefused('no-such-ruling')
  })
})
