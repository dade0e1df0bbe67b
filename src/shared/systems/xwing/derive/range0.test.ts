import { describe, expect, it } from 'vitest'
import { attackIn, duel, play, s, shoot } from '@kit/systems/xwing'
import { mayModify } from './range0'

const close = play(duel(), shoot('a', 'x', { range: 0 }))
const modifies = (pool: 'attack' | 'defense', ...ids: readonly string[]): readonly boolean[] =>
  ids.map(id => mayModify(close, attackIn(close), pool, s(id)))

describe('who may modify dice at range 0 (XW-014, XW-019)', () => {
  it('touches the defense dice: the defender and its friends, and no enemy', () => {
    expect(modifies('defense', 'x', 'y', 'a', 'b')).toEqual([true, true, false, false])
  })
  it('touches the attack dice of a primary weapon: the defender alone (xw.range0ThirdParty = forbidden)', () => {
    const strict = play(duel({ rulings: { 'xw.range0ThirdParty': 'forbidden' } }), shoot('a', 'x', { range: 0 }))
    expect(['x', 'y', 'a', 'b'].map(id => mayModify(strict, attackIn(strict), 'attack', s(id)))).toEqual([true, false, false, false])
  })
})
