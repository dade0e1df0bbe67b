import { describe, expect, it } from 'vitest'
import { duel, given, havingShip, play, shipIn } from '@kit/systems/petit-wargame'

const set = (key: string, value: string) => ({ type: 'setRuling', key, value }) as const

describe('another reading in mid-battle (PW-055)', () => {
  it('may be the rows of a deployment zone', () => {
    expect(play(duel(), set('pw.deployRows', '7')).rulings['pw.deployRows']).toBe('7')
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
