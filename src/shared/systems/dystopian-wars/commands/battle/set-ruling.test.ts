import { describe, expect, it } from 'vitest'
import { duel, given, play } from '@kit/systems/dystopian-wars'

const set = (key: string, value: string) => ({ type: 'setRuling', key, value }) as const

describe('another reading in mid-battle (DW-043)', () => {
  it('counts from now on', () => {
    expect(play(duel(), set('dw.dice', 'heavy')).rulings).toEqual({ 'dw.dice': 'heavy' })
    expect(play(duel(), set('dw.appendix.aaVsFlyer', '3')).rulings['dw.appendix.aaVsFlyer']).toBe('3')
  })
  it('is one that there is, and another than before', () => {
    given(duel()).when(set('dw.dice', 'exploding')).isRefused('nothing-to-change')
    given(duel()).when(set('dw.dice', 'purple')).isRefused('no-such-ruling')
    given(duel()).when(set('dw.appendix.aaVsFlyer', '7')).isRefused('no-such-ruling')
  })
})
