import { describe, expect, it } from 'vitest'
import { duel, given, having, pass, play, s } from '@kit/systems/xwing'

const set = (key: string, value: string) => ({ type: 'setRuling', key, value }) as const

describe('another reading in mid-battle (XW-031)', () => {
  it('counts from now on', () => {
    expect(play(duel(), set('xw.evadeToken', 'addResult')).rulings).toEqual({ 'xw.evadeToken': 'addResult' })
  })
  it('lets the engagement go on without those that no longer engage', () => {
    const last = having(play(duel(), pass('a')), 'x', { status: 'destroyed', leavesAfter: 4, facedown: 3 })
    given(last)
      .when(set('xw.destroyedMayAttack', 'no'))
      .thenAmong({ type: 'shipRemoved', shipId: s('x') }, { type: 'initiativeReached', initiative: 3 })
  })
  it('is one that there is, and another than before', () => {
    given(duel()).when(set('xw.edition', 'source')).isRefused('nothing-to-change')
    given(duel()).when(set('xw.edition', 'third')).isRefused('no-such-ruling')
    given(duel()).when(set('xw.weather', 'rain')).isRefused('no-such-ruling')
  })
})
