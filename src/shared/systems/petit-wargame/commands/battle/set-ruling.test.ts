import { describe, expect, it } from 'vitest'
import { duel, given, play } from '@kit/systems/petit-wargame'

const set = (key: string, value: string) => ({ type: 'setRuling', key, value }) as const

describe('another reading in mid-battle (PW-055)', () => {
  it('counts from now on', () => {
    expect(play(duel(), set('pw.shooterMustHit', 'true')).rulings).toEqual({ 'pw.shooterMustHit': 'true' })
    expect(play(duel(), set('pw.deployRows', '7')).rulings['pw.deployRows']).toBe('7')
  })
  it('is one that there is, and another than before', () => {
    given(duel()).when(set('pw.initDie', 'd6')).isRefused('nothing-to-change')
    given(duel()).when(set('pw.initDie', 'd20')).isRefused('no-such-ruling')
    given(duel()).when(set('pw.deployRows', '16')).isRefused('no-such-ruling')
  })
})
