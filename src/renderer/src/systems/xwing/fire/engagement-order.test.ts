import { describe, expect, it } from 'vitest'
import { duel, having, pass, play, playAll, shoot } from '@kit/systems/xwing'
import { engagementOrder } from './engagement-order'

const told = (state: ReturnType<typeof duel>) =>
  engagementOrder(state).map(({ initiative, isNow, places }) => [initiative, isNow, places.map(one => `${one.ship.id} ${one.state}`)])

describe('the order of engagement on the screen (XW-040)', () => {
  it('is by initiative, highest first, and by player order among equals', () => {
    expect(told(duel())).toEqual([
      [4, true, ['a due', 'x waits']],
      [3, false, ['b waits']],
      [2, false, ['y waits']]
    ])
    expect(told(play(duel(), pass('a')))[0]).toEqual([4, true, ['a done', 'x due']])
  })
  it('follows the player order', () => {
    const turned = play(duel(), { type: 'setPlayerOrder', squadIds: ['theirs', 'ours'] })
    expect(told(turned)[0]).toEqual([4, true, ['x due', 'a waits']])
  })
  it('keeps the attacker lit while its attack lasts', () => {
    expect(told(play(duel(), shoot('a', 'y')))[0]).toEqual([4, true, ['a due', 'x waits']])
  })
  it('keeps a destroyed ship until it leaves, and says where it engages no more (XW-031)', () => {
    const dead = { status: 'destroyed', leavesAfter: 4 } as const
    expect(told(having(duel(), 'x', dead))[0]).toEqual([4, true, ['a due', 'x waits']])
    expect(told(having(duel({ rulings: { 'xw.destroyedMayAttack': 'no' } }), 'x', dead))[0]).toEqual([4, true, ['a due', 'x out']])
    expect(told(playAll(having(duel(), 'x', { status: 'removed' }), pass('a')))[0]).toEqual([4, false, ['a done']])
  })
})
