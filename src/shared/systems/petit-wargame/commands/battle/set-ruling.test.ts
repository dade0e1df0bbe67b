import { describe, expect, it } from 'vitest'
import { duel, given, havingShip, play, shipIn } from '@kit/systems/petit-wargame'

const set = (key: string, value: string) => ({ type: 'setRuling', key, value }) as const

describe('another reading in mid-battle (PW-055)', () => {
  it('counts from now on', () => {
    expect(play(duel(), set('pw.shooterMustHit', 'yes')).rulings).toEqual({ 'pw.shooterMustHit': 'yes' })
    expect(play(duel(), set('pw.deployRows', '7')).rulings['pw.deployRows']).toBe('7')
  })
  it('is one that there is, and another than before', () => {
    given(duel()).when(set('pw.initDie', 'd6')).isRefused('nothing-to-change')
    given(duel()).when(set('pw.initDie', 'd20')).isRefused('no-such-ruling')
    given(duel()).when(set('pw.deployRows', '16')).isRefused('no-such-ruling')
  })
  it('of what is eliminated may win the battle (PW-061, PW-Q26)', () => {
    const { sectors } = shipIn(duel(), 'x')
    const lost = (sector: 'front' | 'rear') => ({ ...sectors[sector], elements: [], lost: sectors[sector].elements })
    const stripped = { sectors: { ...sectors, front: lost('front'), rear: lost('rear') } }
    const hurt = ['x', 'y'].reduce((now, id) => havingShip(now, id, stripped), duel())
    expect(hurt.isOver).toBe(false)
    given(hurt).when(set('pw.initDie', 'd4')).then({ type: 'rulingSet', key: 'pw.initDie', value: 'd4' })
    given(hurt)
      .when(set('pw.victory', 'destroyedElements'))
      .thenAmong({ type: 'victoryWon', sideId: 'A', lost: 20, total: 28, unit: 'elements' })
      .thenState(state => state.isOver && state.winnerId === 'A')
  })
})
