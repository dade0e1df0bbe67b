import { describe, expect, it } from 'vitest'
import { shipsDue } from '../../derive/whose-turn'
import { duel, given, play } from '@kit/systems/xwing'

const order = (...squadIds: readonly string[]) => ({ type: 'setPlayerOrder', squadIds }) as const

describe('the player order (XW-040)', () => {
  it('decides who engages first at one initiative', () => {
    const after = play(duel(), order('theirs', 'ours'))
    expect([shipsDue(duel()).map(ship => ship.id), shipsDue(after).map(ship => ship.id)]).toEqual([['a'], ['x']])
  })
  it('names every squad once', () => {
    given(duel()).when(order('ours')).isRefused('bad-order')
    given(duel()).when(order('ours', 'ours')).isRefused('bad-order')
    given(duel()).when(order('ours', 'theirs')).isRefused('nothing-to-change')
  })
})
