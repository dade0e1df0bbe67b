import { describe, expect, it } from 'vitest'
import type { BattleState } from '../../model/battle'
import type { DraftShip } from '../../model/squad'
import { attackIn, aWeapon, deal, defenderWindow, duel, given, play, s, shipOf, skipTo } from '@kit/systems/xwing'

/** Attack dice against two blanks, with the damage still to deal to a ship of this hull and these shields. */
const hit = (letters: string, x: Partial<DraftShip> = {}): BattleState =>
  skipTo(defenderWindow(duel({ a: { weapons: [aWeapon('cannon', { attack: letters.length })] }, x }), letters, 'bb'), 'damage')

describe('hit damage (XW-025)', () => {
  it('comes first, one for each hit left, and then all hits are cancelled', () => {
    given(hit('hhc', { shields: 1 }))
      .when(deal)
      .then(
        { type: 'shieldLost', shipId: s('x'), damage: 'hit', left: 0 },
        { type: 'cardDealt', shipId: s('x'), cardId: null, isMarker: false, cards: 1, hull: 3 },
        { type: 'resultsCancelled', attackId: 'a1', kind: 'hits' },
        { type: 'cardDealt', shipId: s('x'), cardId: 'c2', isMarker: false, cards: 2, hull: 3 },
        { type: 'resultsCancelled', attackId: 'a1', kind: 'crits' },
        { type: 'stageEntered', attackId: 'a1', stage: 'defenderAbilities' }
      )
  })
})

describe('critical damage (XW-026)', () => {
  it('comes after, one for each critical left, and then all criticals are cancelled', () => {
    const after = play(hit('hcc', { shields: 0, hull: 9 }), deal)
    expect(shipOf(after, 'x')).toMatchObject({
      facedown: 1,
      faceup: [
        { id: 'c2', card: null },
        { id: 'c3', card: null }
      ]
    })
    expect(attackIn(after)).toMatchObject({ left: { hits: 0, crits: 0 }, isHit: true })
  })
})

describe('shields and hull (XW-038)', () => {
  it('lose shields first, to hits as to criticals', () => {
    const after = play(hit('hcb', { shields: 3 }), deal)
    expect(shipOf(after, 'x')).toMatchObject({ shields: 1, facedown: 0, faceup: [] })
  })
  it('take cards face down for hits and face up for criticals, which are then to be named', () => {
    const after = play(hit('hcb', { shields: 0 }), deal)
    expect(shipOf(after, 'x')).toMatchObject({ facedown: 1, faceup: [{ id: 'c2', card: null }], status: 'active' })
    expect(after.obligations).toEqual([{ id: 'c2', kind: 'card', shipId: 'x', round: 1 }])
  })
  it('are destroyed by as many cards as the hull, and still dealt the rest', () => {
    expect(shipOf(play(hit('hhb', { shields: 0, hull: 3 }), deal), 'x').status).toBe('active')
    given(hit('hhhc', { shields: 0, hull: 3 }))
      .when(deal)
      .thenAmong({ type: 'shipDestroyed', shipId: s('x'), leavesAfter: 4 }, event => event.type === 'cardDealt' && event.cards === 4)
      .thenState(state => expect(shipOf(state, 'x')).toMatchObject({ status: 'destroyed', facedown: 3, faceup: [{ id: 'c2' }] }))
  })
})

describe('what is to be dealt (XW-025)', () => {
  it('is dealt in its stage, and once', () => {
    given(duel()).when(deal).isRefused('no-attack')
    given(defenderWindow(duel(), 'hhh', 'bb'))
      .when(deal)
      .isRefused('wrong-stage')
    given(play(hit('hhb'), { type: 'correctAttack', correction: { hits: 0 }, reason: '' }))
      .when(deal)
      .isRefused('no-use')
  })
})
