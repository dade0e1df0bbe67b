import { describe, expect, it } from 'vitest'
import { duel, given, having, holding, play, s, shipOf } from '@kit/systems/xwing'

const lock = (ship: string, target: string, isHeld = true) => ({ type: 'setLock', shipId: s(ship), targetId: s(target), isHeld }) as const

describe('locks (XW-037)', () => {
  it('lie on a ship until they are dropped', () => {
    const held = play(play(duel(), lock('a', 'x')), lock('a', 'y'))
    expect(shipOf(held, 'a').locks).toEqual(['x', 'y'])
    expect(shipOf(play(held, lock('a', 'x', false)), 'a').locks).toEqual(['y'])
  })
  it('lie between two ships of the table', () => {
    given(duel()).when(lock('a', 'a')).isRefused('same-ship')
    given(duel()).when(lock('a', 'z')).isRefused('no-such-ship')
    given(duel()).when(lock('z', 'a')).isRefused('no-such-ship')
    given(duel())
      .when(lock('a', 'x', false))
      .isRefused('nothing-to-change')
    given(holding(duel(), 'a', {}, 'x'))
      .when(lock('a', 'x'))
      .isRefused('nothing-to-change')
    given(having(duel(), 'x', { status: 'removed' }))
      .when(lock('a', 'x'))
      .isRefused('out-of-play')
  })
})
