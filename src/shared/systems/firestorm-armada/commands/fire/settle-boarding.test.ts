import { describe, expect, it } from 'vitest'
import type { BattleState } from '../../model/battle'
import { acting, after, duel, given, moved, play, s, shipIn, u } from '@kit/systems/firestorm-armada'
import type { FaCommands } from '../command'

const boarded = (rulings = {}): BattleState =>
  play(moved(acting(duel(rulings)), 'a'), { type: 'boardShip', attackerId: s('a'), targetId: s('x'), isInReach: true, isPathClear: true })
const settle = (state: BattleState, fields: Partial<FaCommands['settleBoarding']> = {}): FaCommands['settleBoarding'] => ({
  type: 'settleBoarding',
  obligationId: state.obligations[0]?.id ?? '',
  crew: 0,
  assault: 0,
  isCaptured: false,
  outcome: '',
  ...fields
})
const lose = (shipId: string): FaCommands['correctShip'] => ({
  type: 'correctShip',
  shipId: s(shipId),
  correction: { status: 'destroyed' },
  reason: ''
})

describe('how a boarding ends (FA-Q15)', () => {
  it('is what the GM says (fa.boardingDice = manual)', () => {
    const state = boarded()
    given(state)
      .when(settle(state, { crew: 2, assault: 1, outcome: 'bridge taken' }))
      .thenAmong(event => event.type === 'boardingResolved' && event.outcome === 'bridge taken' && event.attackerFaces.length === 0)
      .thenState(after => {
        expect(shipIn(after, 'x')).toMatchObject({ crewLost: 2, assaultLost: 1, status: 'active' })
        expect([after.obligations, after.boardings.length]).toEqual([[], 1])
      })
  })
  it('may be a capture', () => {
    const state = boarded()
    given(state)
      .when(settle(state, { isCaptured: true }))
      .thenAmong({ type: 'shipCaptured', shipId: s('x') })
      .thenState(after => expect(after.boardings).toEqual([]))
  })
  it('is a d6 for each assault point, 4 and more counting (fa.boardingDice = ap4plusOpposed)', () => {
    const state = boarded({ 'fa.boardingDice': 'ap4plusOpposed' })
    given(state)
      .when(settle(state))
      .asks({ purpose: 'fa.roll.boarders', die: 'd6', count: 3, actor: 'a' })
      .rolling([4, 5, 6])
      .asks({ purpose: 'fa.roll.defenders', count: 3, actor: 'x' })
      .rolling([5, 3, 1])
      .thenState(after => expect(shipIn(after, 'x').crewLost).toBe(2))
    given(state)
      .when(settle(state))
      .rolling([1, 1, 3], [4, 4, 4])
      .thenState(after => expect(shipIn(after, 'x').crewLost).toBe(0))
  })
  it('is owed still once the boarded ship has moved away (FA-044, FA-050)', () => {
    const state = boarded({ 'fa.boardingDice': 'ap4plusOpposed' })
    const away = play(after(state, { type: 'unitActivated', unitId: u('blue1') }), {
      type: 'moveShip',
      shipId: s('x'),
      inches: 5,
      rams: false
    })
    expect([away.boardings.length, away.obligations.length]).toEqual([0, 1])
    given(away)
      .when(settle(away, { outcome: 'held the bridge' }))
      .asks({ purpose: 'fa.roll.boarders', count: 3, actor: 'a' })
      .rolling([4, 5, 6], [1, 1, 1])
      .thenAmong({
        type: 'boardingResolved',
        boardingId: state.boardings[0]?.id ?? '',
        attackerId: s('a'),
        targetId: s('x'),
        attackerFaces: [4, 5, 6],
        defenderFaces: [1, 1, 1],
        outcome: 'held the bridge'
      })
      .thenState(told => expect([shipIn(told, 'x').crewLost, told.obligations]).toEqual([3, []]))
  })
  it('is owed still once the boarder has moved away or is lost: its troops are aboard (FA-044)', () => {
    const state = boarded()
    const left = play(acting(state, 'red1', 2), { type: 'moveShip', shipId: s('a'), inches: 5, rams: false })
    expect(left.obligations).toMatchObject([{ kind: 'boarding', targetId: 'x', assaultPoints: 3 }])
    expect(play(state, lose('a')).obligations).toHaveLength(1)
  })
  it('is owed no more once the boarded ship is out of the battle', () => {
    expect(play(boarded(), lose('x')).obligations).toEqual([])
  })
  it('is whole and owed', () => {
    const state = boarded()
    given(state)
      .when(settle(state, { crew: -1 }))
      .isRefused('bad-number')
    given(duel()).when(settle(duel())).isRefused('no-such-obligation')
  })
})
