import { describe, expect, it } from 'vitest'
import type { BattleState } from '../../model/battle'
import { advance, anArmada, at, battleWith, f, fleetIn, given, having, play } from '@kit/systems/starfinder-armada'

const table = (rulings: BattleState['rulings'] = {}): BattleState =>
  at(battleWith(rulings, anArmada('us', [{ id: 'a' }, { id: 'b' }]), anArmada('them', [{ id: 'x' }])), 'gunnery', 2)
const routed = (rulings: BattleState['rulings'] = {}): BattleState =>
  having(table(rulings), 'x', { status: 'routed', rout: { dc: 12, since: 1, roundsFled: 0 } })
const leave = (id: string) => ({ type: 'withdrawFleet', fleetId: f(id), reason: 'over the edge' }) as const

describe('a fleet leaves the map and the battle (SA-111, SA-Q42)', () => {
  it('and counts no more', () => {
    given(table())
      .when(leave('a'))
      .then({ type: 'fleetWithdrawn', fleetId: f('a'), reason: 'over the edge' })
      .thenState(state => expect(fleetIn(state, 'a')).toMatchObject({ status: 'fled', outSince: 2, rout: null }))
  })
  it('and the battle is over when it was the last of its side', () => {
    const left = play(play(table(), leave('x')), advance)
    given(left)
      .when(advance)
      .thenAmong({ type: 'battleEnded', standingSides: ['A'] })
  })
  it('owing no roll any more', () => {
    const owing = play(table(), { type: 'correctFleet', fleetId: f('a'), correction: { hp: 10 }, reason: '' })
    expect(owing.obligations).toHaveLength(2)
    expect(play(owing, leave('a')).obligations).toEqual([])
    expect(play(owing, leave('b')).obligations).toHaveLength(2)
  })
  it('unless it is out of it already or not there', () => {
    for (const status of ['disabled', 'destroyed', 'fled'] as const)
      given(having(table(), 'a', { status }))
        .when(leave('a'))
        .isRefused('out-of-battle')
    given(having(table(), 'a', { status: 'disabled' }))
      .when(leave('a'))
      .forced()
      .thenState(state => expect(fleetIn(state, 'a').status).toBe('fled'))
    given(table()).when(leave('zz')).isRefused('no-such-fleet')
  })
})

describe('a routed fleet at the edge of the map (SA-Q42, sa.routExit)', () => {
  it('is out of the battle as read by default (sa.routExit = outOfBattle)', () => {
    for (const rulings of [{}, { 'sa.routExit': 'outOfBattle' }])
      given(routed(rulings))
        .when(leave('x'))
        .thenState(state => expect(fleetIn(state, 'x')).toMatchObject({ status: 'fled', rout: null }))
  })
  it('stays on it where read so, unless the GM lets it go (sa.routExit = mustStay)', () => {
    const held = { 'sa.routExit': 'mustStay' }
    given(routed(held)).when(leave('x')).isRefused('must-stay')
    given(routed(held))
      .when(leave('x'))
      .forced()
      .thenState(state => expect(fleetIn(state, 'x').status).toBe('fled'))
    given(routed(held))
      .when(leave('a'))
      .thenState(state => expect(fleetIn(state, 'a').status).toBe('fled'))
  })
})
