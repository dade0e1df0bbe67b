import { describe, expect, it } from 'vitest'
import type { ShipCorrection } from '../../model/corrections'
import { NO_TOKENS } from '../../state'
import { attackerWindow, attackIn, duel, given, having, holding, pass, play, s, shipOf, w } from '@kit/systems/xwing'

const correct = (correction: ShipCorrection, id = 'x') => ({ type: 'correctShip', shipId: s(id), correction, reason: 'recount' }) as const

describe('corrections of a ship (XW-038, XW-040)', () => {
  it('set its values outright', () => {
    const after = play(
      duel(),
      correct({
        agility: 4,
        shields: 5,
        tokens: { ...NO_TOKENS, force: 2 },
        locks: [s('a')],
        charges: [{ weaponId: w('torpedoes'), left: 1 }],
        note: 'listing'
      })
    )
    expect(shipOf(after, 'x')).toMatchObject({ agility: 4, shields: 5, tokens: { force: 2 }, locks: ['a'], note: 'listing' })
    expect(shipOf(after, 'x').weapons.map(weapon => weapon.chargesLeft)).toEqual([0, 1])
  })
  it('name the cards that lie face up, so that none is left to name', () => {
    const owing = play(having(duel(), 'x', { shields: 0 }), { type: 'sufferDamage', shipId: s('x'), hits: 0, crits: 1, reason: '' })
    const after = play(owing, correct({ faceupCards: ['hullBreach', 'fuelLeak'] }))
    expect(shipOf(after, 'x').faceup).toEqual([
      { id: 'c2', card: 'hullBreach' },
      { id: 'c3', card: 'fuelLeak' }
    ])
    expect([after.obligations, after.nextId]).toEqual([[], 4])
  })
  it('destroy it with cards enough and bring it back with fewer', () => {
    const lost = play(duel(), correct({ facedown: 3 }))
    expect(shipOf(lost, 'x')).toMatchObject({ status: 'destroyed', leavesAfter: 4 })
    expect(shipOf(play(lost, correct({ hull: 4 })), 'x')).toMatchObject({ status: 'active', leavesAfter: null })
    expect(shipOf(play(lost, correct({ facedown: 4 })), 'x').status).toBe('destroyed')
    expect(shipOf(play(duel(), correct({ facedown: 2 })), 'x').status).toBe('active')
  })
  it('take it from the table and put it back, but not with more cards than hull', () => {
    const fled = play(duel(), correct({ status: 'removed' }))
    expect(shipOf(fled, 'x').status).toBe('removed')
    expect(shipOf(play(fled, correct({ status: 'active' })), 'x').status).toBe('active')
    given(duel())
      .when(correct({ status: 'active', facedown: 3 }))
      .isRefused('bad-number')
  })
  it('that take it from the table free the locks on it and its own, and leave no card to name (XW-037, XW-039)', () => {
    const owing = play(having(holding(holding(duel(), 'b', {}, 'x', 'y'), 'x', {}, 'a'), 'x', { shields: 0 }), {
      type: 'sufferDamage',
      shipId: s('x'),
      hits: 0,
      crits: 1,
      reason: ''
    })
    expect(owing.obligations).toHaveLength(1)
    const after = play(owing, correct({ status: 'removed', faceupCards: ['fuelLeak'] }))
    expect([after.obligations, shipOf(after, 'b').locks, shipOf(after, 'x').locks]).toEqual([[], ['y'], []])
    expect([shipOf(after, 'x').faceup, after.nextId]).toEqual([[{ id: 'c2', card: 'fuelLeak' }], 3])
    expect(play(owing, correct({ status: 'removed' })).obligations).toEqual([])
  })
  it('let go of the attacks by and on a ship that they take from the table, and say so', () => {
    for (const id of ['a', 'x'])
      given(attackerWindow(duel(), 'hhf'))
        .when(correct({ status: 'removed' }, id))
        .thenAmong(
          event => event.type === 'shipCorrected',
          { type: 'attackAbandoned', attackId: 'a1', reason: 'recount' },
          { type: 'shipEngaged', shipId: s('a'), hasAttacked: true }
        )
        .thenState(state => expect(state.attacks).toEqual([]))
    expect(attackIn(play(attackerWindow(duel(), 'hhf'), correct({ status: 'removed' }, 'b'))).stage).toBe('attackerModifiesAttack')
    expect(attackIn(play(attackerWindow(duel(), 'hhf'), correct({ status: 'destroyed' }))).defenderId).toBe('x')
  })
  it('move the engagement along, and back', () => {
    given(play(duel(), pass('a')))
      .when(correct({ hasEngaged: true }))
      .thenAmong({ type: 'initiativeReached', initiative: 3 })
    given(duel())
      .when(correct({ initiative: 6 }, 'b'))
      .thenAmong({ type: 'initiativeReached', initiative: 6 })
  })
  it('are sound', () => {
    given(duel())
      .when(correct({ note: 'x'.repeat(401) }))
      .isRefused('bad-name')
    given(duel())
      .when(correct({ otherTokens: 'x'.repeat(401) }))
      .isRefused('bad-name')
    given(duel())
      .when(correct({ hull: 0 }))
      .isRefused('bad-number')
    given(duel())
      .when(correct({ initiative: 10 }))
      .isRefused('bad-number')
    given(duel())
      .when(correct({ shields: 1.5 }))
      .isRefused('bad-number')
    given(duel())
      .when(correct({ tokens: { ...NO_TOKENS, focus: -1 } }))
      .isRefused('bad-number')
    given(duel())
      .when(correct({ locks: [s('z')] }))
      .isRefused('no-such-ship')
    given(duel())
      .when(correct({ locks: [s('x')] }))
      .isRefused('no-such-ship')
    given(duel())
      .when(correct({ locks: [s('a'), s('a')] }))
      .isRefused('no-such-ship')
    given(duel())
      .when(correct({ charges: [{ weaponId: w('lance'), left: 1 }] }))
      .isRefused('no-such-weapon')
    given(duel())
      .when(correct({ charges: [{ weaponId: w('torpedoes'), left: -1 }] }))
      .isRefused('bad-number')
  })
})
