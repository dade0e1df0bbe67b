import { describe, expect, it } from 'vitest'
import { after, duel, given, having, s, shipIn } from '@kit/systems/firestorm-armada'

const owing = after(duel(), {
  type: 'obligationOwed',
  obligation: { id: 'o9', kind: 'explosion', shipId: s('x'), dice: 2, turn: 1, isDeferred: false }
})
const settle = (...ids: readonly string[]) => ({ type: 'settleExplosion', obligationId: 'o9', shipIds: ids.map(s) }) as const

describe('an explosion (FA-Q02)', () => {
  it('attacks every ship near it, friend and foe, each with all dice', () => {
    given(owing)
      .when(settle('a', 'y'))
      .asks({ purpose: 'fa.roll.explosion', count: 2, actor: 'x' })
      .rolling([6, 6], [1, 1])
      .asks({ purpose: 'fa.roll.explosion', count: 2 })
      .rolling([1, 1])
      .thenState(state => {
        expect([shipIn(state, 'a').hullLost, shipIn(state, 'y').hullLost]).toEqual([1, 0])
        expect(state.obligations).toEqual([])
      })
  })
  it('owes what it does to each ship without ratings', () => {
    const bare = { damageRating: null, criticalRating: null }
    given(having(having(owing, 'a', bare), 'y', bare))
      .when(settle('a', 'y'))
      .rolling([4, 4], [4, 1])
      .thenState(state => {
        expect(state.obligations).toMatchObject([
          { kind: 'hits', shipId: 'a', hits: 2 },
          { kind: 'hits', shipId: 'y', hits: 1 }
        ])
        expect(new Set(state.obligations.map(due => due.id)).size).toBe(2)
      })
  })
  it('is still owed when other ships are lost meanwhile', () => {
    const lost = after(having(owing, 'x', { status: 'destroyed' }), { type: 'shipDestroyed', shipId: s('z') })
    expect(lost.obligations).toMatchObject([{ id: 'o9', kind: 'explosion' }])
  })
  it('may find nobody', () => {
    given(owing).when(settle()).then({ type: 'obligationSettled', obligationId: 'o9' })
  })
  it('finds ships that are there, each once, not itself', () => {
    given(owing).when(settle('nobody')).isRefused('no-such-ship')
    given(owing).when(settle('a', 'a')).isRefused('duplicate-target')
    given(owing).when(settle('x')).isRefused('same-ship')
    given(having(owing, 'a', { status: 'withdrawn' }))
      .when(settle('a'))
      .isRefused('out-of-battle')
    given(duel()).when(settle('a')).isRefused('no-such-obligation')
  })
})
