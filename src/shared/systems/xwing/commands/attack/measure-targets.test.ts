import { describe, expect, it } from 'vitest'
import type { Measure } from '../../model/battle'
import { duel, given, having, pass, play, s } from '@kit/systems/xwing'

const seen = (targetId: string, fields: Partial<Measure> = {}): Measure => ({
  targetId: s(targetId),
  arc: 'front',
  range: 2,
  isObstructed: false,
  ...fields
})
const measure = (...measures: readonly Measure[]) => ({ type: 'measureTargets', shipId: s('a'), measures }) as const

describe('measuring (XW-003)', () => {
  it('finds any number of enemies, each in every arc it is in', () => {
    const measures = [seen('x'), seen('x', { arc: 'turret', range: 1 }), seen('y', { range: 3, isObstructed: true })]
    given(duel())
      .when(measure(...measures))
      .then({ type: 'targetsMeasured', shipId: s('a'), measures })
      .thenState(state => expect(state.measured).toEqual({ shipId: 'a', measures }))
    expect(play(duel(), measure()).measured?.measures).toEqual([])
  })
  it('is forgotten once a ship has engaged', () => {
    expect(play(play(duel(), measure(seen('x'))), pass('a')).measured).toBeNull()
  })
  it('is about enemies on the table, at ranges of the ruler', () => {
    given(duel())
      .when(measure(seen('z')))
      .isRefused('no-such-ship')
    given(duel())
      .when(measure(seen('x', { range: 4 })))
      .isRefused('bad-number')
    given(duel())
      .when(measure(seen('x'), seen('x', { range: 1 })))
      .isRefused('bad-measure')
    given(duel())
      .when(measure(seen('b')))
      .isRefused('not-an-enemy')
    given(having(duel(), 'x', { status: 'removed' }))
      .when(measure(seen('x')))
      .isRefused('out-of-play')
  })
})
