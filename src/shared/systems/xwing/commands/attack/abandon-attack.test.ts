import { describe, expect, it } from 'vitest'
import { attacked, defenderWindow, duel, given, play, s, shipOf, shoot, skipTo } from '@kit/systems/xwing'

const abandon = (reason = 'knocked over') => ({ type: 'abandonAttack', reason }) as const

describe('an attack that is let go (XW-001)', () => {
  it('ends where it stands, and its ship has engaged', () => {
    given(attacked(duel(), 'hhh'))
      .when(abandon())
      .then({ type: 'attackAbandoned', attackId: 'a1', reason: 'knocked over' }, { type: 'shipEngaged', shipId: s('a'), hasAttacked: true })
      .thenState(state => expect([state.attacks, shipOf(state, 'a').hasEngaged, shipOf(state, 'x').shields]).toEqual([[], true, 1]))
  })
  it('within another leaves that one where it stood', () => {
    const aftermath = skipTo(defenderWindow(duel(), 'bbb', 'bb'), 'defenderBonus')
    const after = play(play(aftermath, shoot('x', 'a', { kind: 'bonus' })), abandon())
    expect(after.attacks.map(attack => attack.stage)).toEqual(['defenderBonus'])
    expect(shipOf(after, 'x').hasEngaged).toBe(false)
  })
  it('must be there', () => {
    given(duel()).when(abandon()).isRefused('no-attack')
    given(attacked(duel(), 'hhh'))
      .when(abandon('x'.repeat(401)))
      .isRefused('bad-name')
  })
})
