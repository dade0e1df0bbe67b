import { describe, expect, it } from 'vitest'
import type { ShipCorrection } from '../../model/corrections'
import { after, duel, given, having, s, shipIn } from '@kit/systems/firestorm-armada'

const set = (correction: ShipCorrection, id = 'a') => ({ type: 'correctShip', shipId: s(id), correction, reason: '' }) as const

describe('the GM sets any value of a ship', () => {
  it('card, losses, marks, name and note', () => {
    const correction = {
      name: 'Ember',
      mv: 9,
      hull: 8,
      crew: 7,
      assault: 6,
      pointDefence: 5,
      shields: 4,
      damageRating: null,
      criticalRating: 9,
      hullLost: 3,
      crewLost: 2,
      assaultLost: 1,
      movedInches: 4.5,
      hasRammed: true,
      hasBoarded: true,
      note: 'carries the envoy'
    }
    given(duel())
      .when(set(correction))
      .thenState(state => expect(shipIn(state, 'a')).toMatchObject(correction))
  })
  it('losses never beyond what it has', () => {
    given(duel())
      .when(set({ crewLost: 9, assaultLost: 9 }))
      .thenState(state => expect(shipIn(state, 'a')).toMatchObject({ crewLost: 5, assaultLost: 3 }))
    given(having(duel(), 'a', { crewLost: 4 }))
      .when(set({ crew: 2 }))
      .thenState(state => expect(shipIn(state, 'a').crewLost).toBe(2))
  })
  it('and a hull all lost destroys it, one that is not brings it back', () => {
    given(duel())
      .when(set({ hullLost: 9 }))
      .thenAmong({ type: 'shipDestroyed', shipId: s('a') })
      .thenState(state => expect(shipIn(state, 'a')).toMatchObject({ status: 'destroyed', hullLost: 6 }))
      .when(set({ hullLost: 2 }))
      .thenState(state => expect(shipIn(state, 'a').status).toBe('active'))
  })
  it('and a status that is named stands', () => {
    given(duel())
      .when(set({ hullLost: 6, status: 'active' }))
      .thenState(state => expect(shipIn(state, 'a').status).toBe('active'))
    given(duel())
      .when(set({ status: 'withdrawn' }))
      .thenState(state => expect(shipIn(state, 'a').status).toBe('withdrawn'))
  })
  it('and a ship out of the battle owes nothing and is boarded no more', () => {
    const owing = after(
      duel(),
      { type: 'obligationOwed', obligation: { id: 'o9', kind: 'critical', shipId: s('a'), turn: 1, isDeferred: false } },
      { type: 'boardingBegun', boarding: { id: 'b1', attackerId: s('x'), targetId: s('a'), turn: 1, assaultPoints: 3 } }
    )
    given(owing)
      .when(set({ status: 'withdrawn' }))
      .thenState(state => expect([state.obligations, state.boardings]).toEqual([[], []]))
  })
  it('says what cannot be', () => {
    given(duel())
      .when(set({ hull: 0 }))
      .isRefused('bad-number')
    given(duel())
      .when(set({ damageRating: 0 }))
      .isRefused('bad-number')
    given(duel())
      .when(set({ hullLost: -1 }))
      .isRefused('bad-number')
    given(duel())
      .when(set({ movedInches: 100 }))
      .isRefused('bad-number')
    given(duel())
      .when(set({ mv: 4 }, 'nobody'))
      .isRefused('no-such-ship')
  })
})
