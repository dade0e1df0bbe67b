import { describe as group, expect, it } from 'vitest'
import { describe, type FaEvent } from '../events'
import type { BattleState } from '../model/battle'
import type { ShipCorrection } from '../model/corrections'
import { acting, after, duel, given, moved, play, s, shipIn, w } from '@kit/systems/firestorm-armada'

const lapse = (obligationId: string): FaEvent => ({ type: 'obligationLapsed', obligationId })
const parted = (boardingId: string): FaEvent => ({ type: 'boardingEnded', boardingId, because: 'outOfBattle', reason: '' })
const correct = (shipId: string, correction: ShipCorrection) =>
  ({ type: 'correctShip', shipId: s(shipId), correction, reason: 'towed home' }) as const
const owing = (obligation: Extract<FaEvent, { type: 'obligationOwed' }>['obligation'], state = duel()): BattleState =>
  after(state, { type: 'obligationOwed', obligation })
const DUE = { turn: 1, isDeferred: false } as const

/** `a` has boarded `x`, and the table owes how it ends. */
const boarded = play(moved(acting(duel()), 'a', 'b'), {
  type: 'boardShip',
  attackerId: s('a'),
  targetId: s('x'),
  isInReach: true,
  isPathClear: true
})
const boardingId = boarded.boardings[0]?.id ?? ''
const dueId = boarded.obligations[0]?.id ?? ''

group('a boarding whose target is out of the battle (FA-044, FA-Q15)', () => {
  it('lapses, and the log says so', () => {
    const { events } = given(boarded)
      .when(correct('x', { status: 'withdrawn' }))
      .then(
        { type: 'shipCorrected', shipId: s('x'), correction: { status: 'withdrawn' }, reason: 'towed home' },
        parted(boardingId),
        lapse(dueId)
      )
      .thenState(state => expect([state.obligations, state.boardings]).toEqual([[], []]))
    expect(events.slice(1).map(event => describe(boarded, event))).toEqual([
      { key: 'fa.event.boardingEnded.outOfBattle', values: { ship: 'a', target: 'x', reason: '' }, source: 'FA-044' },
      { key: 'fa.event.obligationLapsed.boarding', values: { ship: 'a', target: 'x' }, source: 'FA-Q15' }
    ])
  })
  it('lapses when another party takes the ship, and when its hull is all lost', () => {
    const twice = play(boarded, { type: 'boardShip', attackerId: s('b'), targetId: s('x'), isInReach: true, isPathClear: true })
    const [first, second] = twice.obligations.map(due => due.id)
    given(twice)
      .when({ type: 'settleBoarding', obligationId: second ?? '', crew: 0, assault: 0, isCaptured: true, outcome: '' })
      .thenAmong({ type: 'shipCaptured', shipId: s('x') }, parted(boardingId), lapse(first ?? ''))
      .thenState(state => expect([state.obligations, state.boardings]).toEqual([[], []]))
    given(boarded)
      .when(correct('x', { hullLost: 6 }))
      .thenAmong({ type: 'shipDestroyed', shipId: s('x') }, parted(boardingId), lapse(dueId))
  })
  it('is owed still where the boarder is lost: the ships part, its troops fight on', () => {
    given(boarded)
      .when(correct('a', { status: 'withdrawn' }))
      .thenAmong(parted(boardingId))
      .thenState(state => expect([state.obligations.map(due => due.id), state.boardings]).toEqual([[dueId], []]))
  })
})

group('what a ship or wing out of the battle owes (FA-Q01, FA-057)', () => {
  it.each([
    ['hits', { ...DUE, id: 'o9', kind: 'hits', shipId: s('x'), hits: 5 }],
    ['critical', { ...DUE, id: 'o9', kind: 'critical', shipId: s('x') }]
  ] as const)('lapses: %s', (kind, due) => {
    const state = owing(due)
    given(state)
      .when(correct('x', { status: 'captured' }))
      .thenAmong(lapse('o9'))
      .thenState(end => expect(end.obligations).toEqual([]))
    expect(describe(state, lapse('o9'))).toEqual({
      key: 'fa.event.obligationLapsed.own',
      values: { due: { key: `fa.due.${kind}` }, name: 'x' },
      source: 'FA-Q01'
    })
  })
  it('lapses: the move of a wing', () => {
    const state = owing({ ...DUE, id: 'o9', kind: 'drivenOff', wingId: w('p'), byShipId: s('a') })
    given(state)
      .when({ type: 'correctWing', wingId: w('p'), correction: { status: 'destroyed' }, reason: '' })
      .thenAmong(lapse('o9'))
    expect(describe(state, lapse('o9')).key).toBe('fa.event.obligationLapsed.own')
  })
  it('lapses while the explosion of its magazine strikes all the same (FA-Q02)', () => {
    const state = owing({ ...DUE, id: 'o9', kind: 'explosion', shipId: s('x'), dice: 12 })
    given(state)
      .when(correct('x', { status: 'destroyed' }))
      .thenState(end => expect(end.obligations.map(due => due.id)).toEqual(['o9']))
  })
  it('stands while it is in the battle, and with the ship that another takes', () => {
    const state = owing({ ...DUE, id: 'o9', kind: 'critical', shipId: s('x') })
    given(state)
      .when(correct('x', { hullLost: 2 }))
      .thenState(end => expect(end.obligations).toHaveLength(1))
    given(state)
      .when(correct('y', { status: 'captured' }))
      .thenState(end => expect(end.obligations).toHaveLength(1))
  })
})

group('the fold', () => {
  it('removes what an event names and nothing else: it asks no rule', () => {
    const gone = after(boarded, { type: 'shipDestroyed', shipId: s('x') })
    expect(shipIn(gone, 'x').status).toBe('destroyed')
    expect([gone.obligations.length, gone.boardings.length]).toEqual([1, 1])
    expect(after(boarded, lapse(dueId)).obligations).toEqual([])
  })
})
