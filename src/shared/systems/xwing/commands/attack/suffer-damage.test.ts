import { describe, expect, it } from 'vitest'
import { aShip, aSquad, battle, duel, given, having, pass, play, playAll, s, shipOf } from '@kit/systems/xwing'

const suffer = (hits: number, crits: number, id = 'x', reason = 'asteroid') =>
  ({ type: 'sufferDamage', shipId: s(id), hits, crits, reason }) as const

describe('damage without an attack (XW-038)', () => {
  it('is dealt as that of an attack: shields, then cards', () => {
    given(duel())
      .when(suffer(1, 1))
      .then(
        { type: 'damageSuffered', shipId: s('x'), hits: 1, crits: 1, reason: 'asteroid' },
        { type: 'shieldLost', shipId: s('x'), damage: 'hit', left: 0 },
        { type: 'cardDealt', shipId: s('x'), cardId: 'c1', isMarker: false, cards: 1, hull: 3 }
      )
  })
  it('in the engagement lets a destroyed ship stay for the present step', () => {
    const after = play(duel(), suffer(4, 0))
    expect(shipOf(after, 'x')).toMatchObject({ status: 'destroyed', leavesAfter: 4 })
  })
  it('before the engagement takes a destroyed ship from the table at once (XW-031, xw.destroyedOutside = atOnce)', () => {
    const calm = battle(aSquad('ours', aShip('a')), aSquad('theirs', aShip('x')))
    given(calm)
      .when(suffer(4, 0))
      .thenAmong({ type: 'shipDestroyed', shipId: s('x'), leavesAfter: null }, { type: 'shipRemoved', shipId: s('x') })
      .thenState(state => expect(shipOf(state, 'x').status).toBe('removed'))
  })
  it('before the engagement leaves a destroyed ship until it begins (XW-031, xw.destroyedOutside = endOfPhase)', () => {
    const calm = battle(aSquad('ours', aShip('a')), aSquad('theirs', aShip('x')), { 'xw.destroyedOutside': 'endOfPhase' })
    const doomed = play(calm, suffer(4, 0))
    expect(shipOf(doomed, 'x')).toMatchObject({ status: 'destroyed', leavesAfter: null })
    given(doomed)
      .when({ type: 'beginEngagement' })
      .then({ type: 'engagementBegun' }, { type: 'shipRemoved', shipId: s('x') }, { type: 'initiativeReached', initiative: 4 })
  })
  it('after the engagement leaves it until the round ends (XW-031, xw.destroyedOutside = endOfPhase)', () => {
    const over = playAll(duel({ rulings: { 'xw.destroyedOutside': 'endOfPhase' } }), pass('a'), pass('x'), pass('b'), pass('y'))
    const doomed = play(over, suffer(4, 0))
    expect([doomed.phase, shipOf(doomed, 'x').status]).toEqual(['end', 'destroyed'])
    given(doomed)
      .when({ type: 'endRound', removesTokens: false })
      .then({ type: 'shipRemoved', shipId: s('x') }, { type: 'roundEnded', round: 1, tokens: [] })
    const reading = { type: 'setRuling', key: 'xw.destroyedOutside', value: 'atOnce' } as const
    expect(shipOf(play(doomed, reading), 'x').status).toBe('removed')
  })
  it('is some, on a ship that is there', () => {
    given(duel()).when(suffer(0, 0)).isRefused('bad-number')
    given(duel()).when(suffer(-1, 2)).isRefused('bad-number')
    given(duel())
      .when(suffer(1, 0, 'z'))
      .isRefused('no-such-ship')
    given(duel())
      .when(suffer(1, 0, 'x', 'x'.repeat(401)))
      .isRefused('bad-name')
    given(having(duel(), 'x', { status: 'removed' }))
      .when(suffer(1, 0))
      .isRefused('out-of-play')
  })
})
