import { describe, expect, it } from 'vitest'
import {
  attack,
  attacksIn,
  duel,
  given,
  havingUnit,
  mar,
  next,
  play,
  playAll,
  rolledFor,
  suffering,
  u,
  unitIn
} from '@kit/systems/dystopian-wars'
import type { UnitCorrection } from '../../model/corrections'
import { inconsistencyInBattle } from '../../validate/validate-state'

const correct = (correction: UnitCorrection, id = 'x') => ({ type: 'correctUnit', unitId: u(id), correction, reason: 'recount' }) as const

describe('corrections of a unit (DW-063, DW-066)', () => {
  it('set its values outright', () => {
    const after = play(duel(), correct({ hp: 3, ap: 1, aa: 9, note: 'listing', diceAdjustment: -1, mars: [mar('hardImpact')] }))
    expect(unitIn(after, 'x')).toMatchObject({ hp: 3, ap: 1, aa: 9, note: 'listing', diceAdjustment: -1, mars: [{ mar: 'hardImpact' }] })
  })
  it('name the criticals that lie on it, old ones as they were', () => {
    const after = play({ ...suffering(duel(), 'x', 8, 9), turn: 3 }, correct({ criticalRows: [8, 4] }))
    expect(unitIn(after, 'x').criticals.map(one => [one.row, one.turn])).toEqual([
      [8, 1],
      [4, 3]
    ])
  })
  it('take it off the table without hull and bring it back with some', () => {
    expect(unitIn(play(duel(), correct({ hp: 0 })), 'x').status).toBe('removed')
    expect(unitIn(play(duel(), correct({ status: 'removed' })), 'x').hp).toBe(0)
    const gone = havingUnit(duel(), 'x', { status: 'removed', hp: 0 })
    expect(unitIn(play(gone, correct({ hp: 2 })), 'x').status).toBe('active')
    expect(unitIn(play(gone, correct({ status: 'active' })), 'x').hp).toBe(1)
  })
  it('end no step in which attacks are still declared', () => {
    const correction = { hp: 3 }
    given(duel())
      .when(correct(correction))
      .then({ type: 'unitCorrected', unitId: u('x'), correction, reason: 'recount' })
      .thenState(state => expect(state.step).toBe('declareAttacks'))
  })
  it('end what its explosion owed when it comes back', () => {
    const gone = havingUnit(duel(), 'x', { status: 'removed', hp: 0 })
    const owing = { ...gone, obligations: [{ id: 'o1', kind: 'explosion' as const, unitId: u('x'), turn: 1 }] }
    given(owing)
      .when(correct({ hp: 2 }))
      .thenAmong(event => event.type === 'unitCorrected', { type: 'obligationLapsed', obligationId: 'o1' })
      .thenState(state => expect(state.obligations).toEqual([]))
    expect(play(owing, correct({ note: 'wreck' })).obligations).toHaveLength(1)
  })
  it('drop attacks on what is gone', () => {
    given(playAll(duel(), attack('a', 'x'), next))
      .when(correct({ hp: 0 }))
      .thenAmong({ type: 'attackDropped', attackId: 'a1', because: 'target-gone' }, event => event.type === 'activationEnded')
  })
  it('drop a declared attack whose weapon they take off the card, and say so (DW-001)', () => {
    const declared = playAll(duel(), attack('a', 'x'), attack('a', 'x', 'aa'))
    given(declared)
      .when(correct({ weapons: [] }, 'a'))
      .thenAmong({ type: 'attackDropped', attackId: 'a1', because: 'weapon-gone' })
      .thenState(state => {
        expect(attacksIn(state).map(one => one.status)).toEqual(['dropped', 'declared'])
        expect(inconsistencyInBattle(state)).toBeNull()
        expect(playAll(state, next).step).toBe('attack')
      })
  })
  it('take no weapon away with which the attack under way was rolled, and any other (DW-053)', () => {
    const rolled = rolledFor(duel(), 5)
    const { weapons } = unitIn(rolled, 'a')
    given(rolled)
      .when(correct({ weapons: [] }, 'a'))
      .isRefused('weapon-in-attack')
    given(rolled)
      .when(correct({ weapons: weapons.map(one => ({ ...one, kind: 'torpedo' as const })) }, 'a'))
      .thenState(state => expect(attacksIn(state)[0]?.status).toBe('rolled'))
    given(rolled)
      .when(correct({ weapons: [] }, 'x'))
      .thenState(state => expect(unitIn(state, 'x').weapons).toEqual([]))
  })
  it('are sound', () => {
    given(duel())
      .when(correct({ hp: -1 }))
      .isRefused('bad-number')
    given(duel())
      .when(correct({ diceAdjustment: 0.5 }))
      .isRefused('bad-number')
    given(duel())
      .when(correct({ note: 'x'.repeat(401) }))
      .isRefused('bad-name')
    given(duel())
      .when(correct({ criticalRows: [8, 8] }))
      .isRefused('bad-modifier')
    given(duel())
      .when(correct({ mars: [mar('other')] }))
      .isRefused('bad-modifier')
  })
})
