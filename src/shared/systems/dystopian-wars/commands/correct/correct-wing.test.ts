import { describe, expect, it } from 'vitest'
import { attack, duel, given, havingWing, mar, next, play, playAll, roll, w, wingIn } from '@kit/systems/dystopian-wars'
import type { WingCorrection } from '../../model/corrections'
import { WING_ORDNANCE } from '../../model/force'

const correct = (correction: WingCorrection, id = 'f') => ({ type: 'correctWing', wingId: w(id), correction, reason: 'recount' }) as const

describe('corrections of a wing (DW-021, DW-032)', () => {
  it('set its values outright', () => {
    const after = play(duel(), correct({ tokens: 3, fuel: 1, bar: 'aa', hasAborted: true, note: 'low', diceAdjustment: 2 }))
    expect(wingIn(after, 'f')).toMatchObject({ tokens: 3, fuel: 1, bar: 'aa', hasAborted: true, note: 'low', diceAdjustment: 2 })
  })
  it('take it off the table without tokens and bring it back with some', () => {
    expect(wingIn(play(duel(), correct({ tokens: 0 })), 'f').status).toBe('removed')
    const gone = havingWing(duel(), 'f', { status: 'removed', tokens: 0 })
    expect(wingIn(play(gone, correct({ tokens: 2 })), 'f').status).toBe('flying')
    expect(wingIn(play(gone, correct({ status: 'landed' })), 'f').tokens).toBe(1)
    expect(wingIn(play(duel(), correct({ status: 'removed' })), 'f')).toMatchObject({ status: 'removed', tokens: 5 })
  })
  it('settle what it owes for its fuel', () => {
    const owing = { ...havingWing(duel(), 'f', { fuel: 0 }), obligations: [{ id: 'o1', kind: 'fuel' as const, wingId: w('f'), turn: 1 }] }
    given(owing)
      .when(correct({ fuel: 1 }))
      .thenAmong({ type: 'obligationLapsed', obligationId: 'o1' })
      .thenState(state => expect(state.obligations).toEqual([]))
    expect(play(owing, correct({ note: 'dry' })).obligations).toHaveLength(1)
  })
  it('drop a declared attack whose ordnance they take away, and say so (DW-037)', () => {
    const bomber = havingWing(duel(), 'f', { ordnanceKind: 'bomb', ordnancePerToken: 2 })
    given(playAll(bomber, attack('f', 'x', WING_ORDNANCE)))
      .when(correct({ ordnanceKind: null }))
      .thenAmong({ type: 'attackDropped', attackId: 'a1', because: 'weapon-gone' })
      .thenState(state => expect(playAll(state, next).step).toBe('between'))
  })
  it('take no ordnance away with which the attack under way was rolled', () => {
    const bomber = havingWing(duel(), 'f', { ordnanceKind: 'bomb', ordnancePerToken: 2 })
    const rolled = play(playAll(bomber, attack('f', 'x', WING_ORDNANCE), next, next), roll('a1', 4), [4, 4, 4, 4, 4, 1, 1, 1, 1, 1])
    given(rolled)
      .when(correct({ ordnanceKind: null }))
      .isRefused('weapon-in-attack')
    given(rolled)
      .when(correct({ ordnanceKind: 'torpedo' }))
      .thenState(state => expect(wingIn(state, 'f').ordnanceKind).toBe('torpedo'))
  })
  it('are sound', () => {
    given(duel())
      .when(correct({ fuel: -1 }))
      .isRefused('bad-number')
    given(duel())
      .when(correct({ diceAdjustment: 100 }))
      .isRefused('bad-number')
    given(duel())
      .when(correct({ note: 'x'.repeat(401) }))
      .isRefused('bad-name')
    given(duel())
      .when(correct({ mars: [mar('other')] }))
      .isRefused('bad-modifier')
  })
})
