import { describe, expect, it } from 'vitest'
import type { BattleState } from '../model/battle'
import { forceId } from '../model/force'
import { duel, given, havingWing, next, play, playAll, s, w } from '@kit/systems/dystopian-wars'

const set = (value: string) => ({ type: 'setRuling', key: 'dw.appendix.aaVsFlyer', value }) as const
const defer = { type: 'deferObligation', obligationId: 'o1' } as const
const owing = (state: BattleState): BattleState => ({ ...state, obligations: [{ id: 'o1', kind: 'fuel', wingId: w('f'), turn: 1 }] })

describe('another reading in mid-battle (DW-043)', () => {
  it('may be a number of the appendix', () => {
    expect(play(duel(), set('3')).rulings['dw.appendix.aaVsFlyer']).toBe('3')
    given(duel()).when(set('7')).isRefused('no-such-ruling')
  })
})

describe('what is put off (DW-Q06, DW-Q14)', () => {
  it('is still owed, and may still be settled', () => {
    const empty = owing(havingWing(duel(), 'f', { fuel: 0 }))
    expect(play(play(empty, defer), { type: 'settleFuel', obligationId: 'o1', outcome: 'landed' }).obligations).toEqual([])
  })
  it('does not hold up the end of the turn', () => {
    const done = owing(playAll(duel(), next, { type: 'activateSquadron', squadronId: s('theirs') }, next))
    given(done).when({ type: 'endTurn' }).isRefused('obligations-open')
    given(play(done, defer))
      .when({ type: 'endTurn' })
      .thenState(state => expect([state.turn, state.obligations.length]).toEqual([2, 1]))
  })
})

describe('what the GM lets go (DW-022)', () => {
  it('is no longer owed, and the reason stays in the log', () => {
    given(owing(duel()))
      .when({ type: 'waiveObligation', obligationId: 'o1', reason: 'tanker near' })
      .thenAmong(event => event.type === 'obligationWaived' && event.reason === 'tanker near')
      .thenState(state => expect(state.obligations).toEqual([]))
  })
})

describe('corrections', () => {
  it('of a force rename it and count its hand anew (DW-058)', () => {
    const correct = { type: 'correctForce', forceId: forceId('us'), correction: { name: 'League', cards: 5 }, reason: '' } as const
    expect(play(duel(), correct).forces[0]).toMatchObject({ name: 'League', cards: 5 })
    given(duel())
      .when({ ...correct, correction: { cards: -1 } })
      .isRefused('bad-number')
  })
  it('of a squadron rename it, note something and give its activation back (DW-001)', () => {
    const correction = { name: 'Van', note: 'late', hasActivated: false }
    const correct = { type: 'correctSquadron', squadronId: s('ours'), correction, reason: '' } as const
    expect(play(duel(), correct).squadrons[0]).toMatchObject(correction)
    given(duel())
      .when({ ...correct, correction: { note: 'x'.repeat(401) } })
      .isRefused('bad-name')
  })
})
