import { describe, expect, it } from 'vitest'
import { EMPTY_BATTLE } from '@shared/systems/firestorm-armada/state'
import { acting, after, aim, at, duel, having, s, u } from '@kit/systems/firestorm-armada'
import { nextStep } from './next-step'

describe('what Next does', () => {
  it('ends the activation while one goes on, and tells who has not moved or fired (FA-009)', () => {
    const step = nextStep(having(acting(duel()), 'a', { movedInches: 5 }))
    expect(step?.command).toEqual({ type: 'endActivation' })
    expect(step?.remaining).toEqual([
      { kind: 'notMoved', names: ['b'] },
      { kind: 'notFired', names: ['a', 'b'] }
    ])
    const attack = { targetId: s('x'), aims: [aim('a')], shares: [], dice: 6, pools: [], hits: 0, stopped: 0 }
    expect(nextStep(after(acting(duel()), { type: 'weaponsFired', attack }))?.remaining[1]).toEqual({ kind: 'notFired', names: ['b'] })
  })
  it('does not count a ship that a boarding holds (FA-044)', () => {
    const boarding = { id: 'b1', attackerId: s('a'), targetId: s('x'), turn: 1, assaultPoints: 3 }
    const next = acting(after(duel(), { type: 'boardingBegun', boarding }), 'red1', 2)
    expect(nextStep(next)?.remaining[0]).toEqual({ kind: 'notMoved', names: ['b'] })
  })
  it('tells which wings of a flight have not moved', () => {
    expect(nextStep(acting(duel(), 'blueF'))?.remaining).toEqual([{ kind: 'wingsNotMoved', names: ['p', 'q'] }])
  })
  it('goes to the next phase otherwise, and tells who was not activated (FA-004)', () => {
    const step = nextStep(after(acting(duel()), { type: 'activationEnded', unitId: u('red1') }))
    expect(step).toMatchObject({ command: { type: 'advancePhase' }, name: 'activation' })
    expect(step?.remaining).toEqual([{ kind: 'notActivated', names: ['red2', 'redF', 'blue1', 'blue2', 'blueF'] }])
  })
  it('tells what is owed and put off, and what ends by itself', () => {
    const due = { turn: 1, kind: 'critical', shipId: s('a') } as const
    const ending = { kind: 'endOfRound', round: 1 } as const
    const effect = {
      id: 'e',
      kind: 'marker',
      name: 'Smoke',
      targetId: 'a',
      cause: 'fa.cause.gm',
      source: 'FA-005',
      ending,
      suspension: null
    } as const
    const state = after(
      at(duel(), 'endPhase'),
      { type: 'obligationOwed', obligation: { ...due, id: 'o1', isDeferred: false } },
      { type: 'obligationOwed', obligation: { ...due, id: 'o2', isDeferred: true, shipId: s('b') } },
      { type: 'effectBegun', effect }
    )
    const step = nextStep(state)
    expect(step?.remaining).toEqual([
      { kind: 'owed', names: ['a'] },
      { kind: 'deferred', names: ['b'] }
    ])
    expect(step?.ends.map(one => one.key)).toEqual(['fa.event.effectEnded.byItself'])
  })
  it('is nothing before the battle and after it', () => {
    expect(nextStep(EMPTY_BATTLE)).toBeNull()
    expect(nextStep(at(duel(), 'over'))).toBeNull()
  })
})
