import { describe, expect, it } from 'vitest'
import type { BattleState } from '../../model/battle'
import { forceId, type DraftUnit } from '../../model/force'
import type { Modifier } from '../../model/modifier'
import { damage, duel, given, havingUnit, next, owing, play, rolledFor, suffering, u, unitIn } from '@kit/systems/dystopian-wars'

const hit = (hits: number, x: Partial<DraftUnit> = {}, rulings: BattleState['rulings'] = {}): BattleState =>
  rolledFor(duel({ x, rulings }), hits)
const hpAfter = (state: BattleState, ...dice: readonly (readonly number[])[]): number => unitIn(play(state, damage, ...dice), 'x').hp
const trick = (value: number, source: Modifier['source'], side: Modifier['side']) =>
  ({ type: 'applyDamage', modifiers: [{ source, side, name: 'Trick', value }] }) as const

describe('cards before damage (DW-058)', () => {
  it('lower the hits and leave the hand', () => {
    given(hit(4))
      .when(trick(-1, 'card', 'defender'))
      .thenAmong(
        { type: 'cardPlayed', forceId: forceId('them'), name: 'Trick', left: 1 },
        event => event.type === 'hitsModified' && event.hits === 3
      )
      .thenState(state => expect(unitIn(state, 'x').hp).toBe(6))
  })
  it('lower them to none at most', () => {
    given(hit(4))
      .when(trick(-9, 'card', 'defender'))
      .thenAmong(
        event => event.type === 'hitsModified' && event.hits === 0,
        event => event.type === 'unitHit' && event.hits === 0
      )
  })
  it('may be the last in the hand', () => {
    const state = { ...hit(4), forces: hit(4).forces.map(force => ({ ...force, cards: 1 })) }
    given(state)
      .when(trick(-1, 'card', 'defender'))
      .thenAmong(event => event.type === 'cardPlayed' && event.left === 0)
  })
  it('must be in the hand', () => {
    const state = { ...hit(4), forces: hit(4).forces.map(force => ({ ...force, cards: 0 })) }
    given(state)
      .when(trick(-1, 'card', 'defender'))
      .isRefused('no-cards')
  })
})

describe('rules of the weapon (DW-059)', () => {
  it('add to the hits', () => {
    expect(unitIn(play(hit(4), trick(1, 'mar', 'attacker')), 'x').hp).toBe(5)
    given(hit(3))
      .when(trick(0, 'mar', 'attacker'))
      .isRefused('bad-modifier')
  })
})

describe('a critical on a small unit (DW-060)', () => {
  it.each([1, 2])('that starts with %i removes it without a roll', hp => {
    given(hit(8, { hp }))
      .when(damage)
      .thenAmong({ type: 'unitRemoved', unitId: unitIn(hit(7), 'x').id, because: 'small' })
  })
  it('does not, where hits do not exceed CR', () => {
    expect(hpAfter(hit(7, { hp: 2 }))).toBe(1)
  })
})

describe('a critical on a larger unit (DW-061)', () => {
  it('that starts with more than two rolls on the table, however little is left', () => {
    given(havingUnit(hit(8, { hp: 3 }), 'x', { hp: 2 }))
      .when(damage)
      .asks({ purpose: 'dw.roll.critical', die: 'd6', count: 2 })
  })
  it('is one roll for an attack (dw.multiCrit = one)', () => {
    expect(hpAfter(hit(8, { dr: 2, cr: 4 }), [2, 6])).toBe(4)
  })
  it('is a roll for each time CR is exceeded (dw.multiCrit = perMultipleOfCr)', () => {
    const rulings = { 'dw.multiCrit': 'perMultipleOfCr' }
    expect(hpAfter(hit(7, { dr: 2, cr: 3 }, rulings), [2, 6], [1, 5])).toBe(2)
    expect(hpAfter(hit(6, { dr: 2, cr: 3 }, rulings), [2, 6])).toBe(4)
    expect(hpAfter(hit(6, { dr: 2, cr: 3 }, { ...rulings, 'dw.threshold': 'gte' }), [2, 6], [1, 5])).toBe(2)
  })
})

describe('the effect of a critical (DW-062)', () => {
  it('works at once: a leak in the first lets what follows count', () => {
    const state = hit(8, { dr: 2, cr: 3 }, { 'dw.multiCrit': 'perMultipleOfCr' })
    given(state)
      .when(damage)
      .rolling([4, 6], [1, 3])
      .thenAmong(
        event => event.type === 'criticalSuffered' && event.row === 10,
        event => event.type === 'criticalSuffered' && event.row === 4,
        event => event.type === 'assaultPointsLost' && event.ap === 3,
        event => event.type === 'hullLost' && event.hp === 2
      )
  })
  it('takes no assault points from a unit that has none left', () => {
    given(hit(8, { ap: 0, dr: 2, cr: 7 }))
      .when(damage)
      .rolling([1, 3])
      .thenAmong(event => event.type === 'assaultPointsLost' && event.points === 0 && event.ap === 0)
  })
  it('ends with a unit that is gone', () => {
    const state = hit(8, { dr: 2, cr: 3 }, { 'dw.multiCrit': 'perMultipleOfCr' })
    given(state)
      .when(damage)
      .rolling([1, 1])
      .thenAmong(event => event.type === 'unitRemoved' && event.because === 'magazine')
  })
})

describe('hull points (DW-063)', () => {
  it('one above DR (dw.threshold = gt)', () => {
    expect([hpAfter(hit(4)), hpAfter(hit(5)), hpAfter(hit(7))]).toEqual([6, 5, 5])
  })
  it('one from DR on (dw.threshold = gte)', () => {
    const rulings = { 'dw.threshold': 'gte' }
    expect([hpAfter(hit(3, {}, rulings)), hpAfter(hit(4, {}, rulings))]).toEqual([6, 5])
    expect(hpAfter(hit(7, {}, rulings), [2, 6])).toBe(4)
  })
  it('two when it is critical, after a leak above DR (DW-066)', () => {
    expect(hpAfter(hit(8), [2, 6])).toBe(4)
    expect(hpAfter(suffering(hit(5), 'x', 10), [2, 6])).toBe(4)
  })
  it('are taken in step 9, which is not left without', () => {
    given(duel()).when(damage).isRefused('no-such-attack')
    given(rolledFor(duel(), 4, 'torpedoes'))
      .when(damage)
      .isRefused('wrong-step')
    given(hit(4)).when(next).isRefused('damage-first')
    given(hit(4)).when(next).forced().thenAmong({ type: 'attackDropped', attackId: 'a1', because: 'waived' })
  })
})

describe('a unit without hull points (DW-064)', () => {
  it('is removed', () => {
    given(havingUnit(hit(5), 'x', { hp: 1 }))
      .when(damage)
      .thenAmong({ type: 'unitRemoved', unitId: unitIn(hit(4), 'x').id, because: 'hull' })
    given(havingUnit(hit(8), 'x', { hp: 1 }))
      .when(damage)
      .rolling([2, 6])
      .thenAmong({ type: 'hullLost', unitId: unitIn(hit(4), 'x').id, points: 1, hp: 0 }, event => event.type === 'unitRemoved')
  })
})

describe('the example of damage (DW-065)', () => {
  it('with DR 4, CR 7 and 6 hull points, 5 hits cost one, 8 are critical: two and a roll', () => {
    expect(hpAfter(hit(5))).toBe(5)
    given(hit(8)).when(damage).asks({ count: 2 })
    expect(hpAfter(hit(8), [2, 6])).toBe(4)
  })
})

describe('cards that change the damage (DW-058)', () => {
  const hull = (value: number, source: Modifier['source'] = 'card', side: Modifier['side'] = 'defender') =>
    ({ type: 'applyDamage', modifiers: [], onHull: [{ source, side, name: 'Trick', value }] }) as const
  it('take hull points off what is lost, and leave the hand', () => {
    given(hit(8))
      .when(hull(-1))
      .rolling([1, 2])
      .thenAmong(
        { type: 'cardPlayed', forceId: forceId('them'), name: 'Trick', left: 1 },
        event => event.type === 'damageModified' && event.change === -1,
        { type: 'hullLost', unitId: u('x'), points: 1, hp: 5 }
      )
    given(hit(5))
      .when(hull(-3))
      .thenState(state => expect(unitIn(state, 'x').hp).toBe(6))
  })
  it('add to it where there is some', () => {
    expect(unitIn(play(hit(5), hull(2, 'mar', 'attacker')), 'x').hp).toBe(3)
    expect(unitIn(play(hit(2), hull(2, 'mar', 'attacker')), 'x').hp).toBe(6)
  })
  it('save nobody who is removed outright', () => {
    expect(unitIn(play(hit(8, { hp: 2 }), hull(-2)), 'x').status).toBe('removed')
  })
  it('must be held, and be numbers', () => {
    const none = { ...hit(5), forces: hit(5).forces.map(force => ({ ...force, cards: 1 })) }
    given(none)
      .when({ ...hull(-1), modifiers: [{ source: 'card', side: 'defender', name: 'Other', value: -1 }] })
      .isRefused('no-cards')
    given(hit(5)).when(hull(0)).isRefused('bad-modifier')
  })
})

describe('a new explosion (DW-062)', () => {
  it('is settled before damage is, unless the GM has put it off', () => {
    given(owing(rolledFor(duel(), 5)))
      .when(damage)
      .isRefused('explosion-first')
    given(owing(rolledFor(duel(), 5), true))
      .when(damage)
      .thenAmong({ type: 'hullLost', unitId: u('x'), points: 1, hp: 5 })
  })
})
