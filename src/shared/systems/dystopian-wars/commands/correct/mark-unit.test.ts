import { describe, expect, it } from 'vitest'
import { duel, given, suffering, u, unitIn } from '@kit/systems/dystopian-wars'

const mark = (isObscured: boolean, depth: 'surfaced' | 'diving' | 'submerged' = 'surfaced', id = 'x') =>
  ({ type: 'markUnit', unitId: u(id), isObscured, depth }) as const

describe('what the table sees of a unit (DW-066, DW-042)', () => {
  it('is whether it is obscured, and how deep a submarine lies', () => {
    given(duel({ x: { type: 'submarine' } }))
      .when(mark(true, 'diving'))
      .thenState(state => expect(unitIn(state, 'x')).toMatchObject({ isObscured: true, depth: 'diving' }))
  })
  it('is not obscured while it burns', () => {
    given(suffering(duel(), 'x', 4))
      .when(mark(true))
      .isRefused('cannot-be-obscured')
  })
  it('dives only as a submarine, and changes', () => {
    given(duel()).when(mark(false, 'diving')).isRefused('not-a-submarine')
    given(duel()).when(mark(false)).isRefused('nothing-to-change')
    given(duel())
      .when(mark(true, 'surfaced', 'z'))
      .isRefused('no-such-unit')
  })
})
