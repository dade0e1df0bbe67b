import { describe, expect, it } from 'vitest'
import { duel, given, havingWing, w, wingIn } from '@kit/systems/dystopian-wars'

const cap = (isOnCap: boolean, id = 'f') => ({ type: 'setCap', wingId: w(id), isOnCap }) as const

describe('Combat Air Patrol (DW-011)', () => {
  it('is taken up and left', () => {
    given(duel())
      .when(cap(true))
      .thenState(state => expect(wingIn(state, 'f').isOnCap).toBe(true))
      .when(cap(false))
      .thenState(state => expect(wingIn(state, 'f').isOnCap).toBe(false))
  })
  it('is for fighters', () => {
    given(havingWing(duel(), 'f', { type: 'diveBomber' }))
      .when(cap(true))
      .isRefused('not-a-fighter')
    given(duel()).when(cap(false)).isRefused('nothing-to-change')
    given(duel()).when(cap(true, 'z')).isRefused('no-such-wing')
  })
})
