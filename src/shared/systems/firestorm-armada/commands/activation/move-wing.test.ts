import { describe, expect, it } from 'vitest'
import { acting, after, at, duel, given, play, s, w, wingIn } from '@kit/systems/firestorm-armada'

const table = acting(duel(), 'blueF')
const move = (id: string, contactId: string | null = null) =>
  ({ type: 'moveWing', wingId: w(id), contactId: contactId === null ? null : w(contactId) }) as const
const off = after(table, { type: 'wingDrivenOff', wingId: w('p'), byShipId: s('a') })

describe('a wing moves with its flight', () => {
  it('once, in its activation', () => {
    given(table)
      .when(move('p'))
      .then({ type: 'wingMoved', wingId: w('p'), contactId: null })
      .thenState(state => expect(wingIn(state, 'p').hasMoved).toBe(true))
      .when(move('p'))
      .isRefused('already-moved')
    given(table).when(move('v')).isRefused('not-active')
    given(at(table, 'endPhase')).when(move('p')).isRefused('wrong-phase')
    given(after(table, { type: 'wingDestroyed', wingId: w('p') }))
      .when(move('p'))
      .isRefused('out-of-battle')
    given(table).when(move('nobody')).isRefused('no-such-wing')
  })
  it('into contact with a ship or a wing', () => {
    given(table)
      .when(move('p', 'a'))
      .then({ type: 'wingMoved', wingId: w('p'), contactId: w('a') })
    given(table).when(move('p', 'nobody')).isRefused('no-such-target')
    given(table).when(move('p', 'p')).isRefused('duplicate-target')
    given(after(table, { type: 'shipDestroyed', shipId: s('a') }))
      .when(move('p', 'a'))
      .isRefused('out-of-battle')
  })
})

describe('a wing driven off (FA-058)', () => {
  it('comes into contact with no enemy ship or wing that turn', () => {
    given(off).when(move('p', 'a')).isRefused('driven-off')
    given(off).when(move('p', 'v')).isRefused('driven-off')
  })
  it('may move, stay with friends, and fight the turn after', () => {
    expect(wingIn(play(off, move('p')), 'p').hasMoved).toBe(true)
    expect(wingIn(play(off, move('p', 'x')), 'p').hasMoved).toBe(true)
    expect(wingIn(play(acting(off, 'blueF', 2), move('p', 'a')), 'p').hasMoved).toBe(true)
  })
})
