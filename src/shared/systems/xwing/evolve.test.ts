import { describe, expect, it } from 'vitest'
import { evolve } from './evolve'
import type { XwEvent } from './events'
import { defenderWindow, duel, holding, pass, playAll, s, shipOf } from './testkit'

/** Events that say otherwise than today's rules would: a battle keeps what it was told. */
describe('a battle believes its events (XW-001)', () => {
  const told = (event: XwEvent, state = duel()) => evolve(state, event)

  it('on whether an attack hits', () => {
    const dice = defenderWindow(duel(), 'hbb', 'bb')
    const after = told({ type: 'resultsNeutralized', attackId: 'a1', evades: 0, left: { hits: 1, crits: 0 }, isHit: false }, dice)
    expect(after.attacks[0]?.isHit).toBe(false)
  })
  it('on the tokens that leave at the end of a round', () => {
    const over = holding(playAll(duel(), pass('a'), pass('x'), pass('b'), pass('y')), 'a', { focus: 1, stress: 2 })
    const after = told({ type: 'roundEnded', round: 1, tokens: ['stress'] }, over)
    expect(shipOf(after, 'a').tokens).toMatchObject({ focus: 1, stress: 0 })
  })
  it('on how many tokens a ship has', () => {
    expect(shipOf(told({ type: 'tokenChanged', shipId: s('a'), token: 'focus', count: 1, left: 4 }), 'a').tokens.focus).toBe(4)
  })
  it('on what a ship brings to the table', () => {
    const ship = { ...shipOf(duel(), 'a'), id: s('n'), shields: 7, hasEngaged: true }
    const after = told({ type: 'shipsJoined', squadId: ship.squadId, ships: [ship] })
    expect(shipOf(after, 'n')).toEqual(ship)
  })
  it('on what a correction has come to', () => {
    const reached = { status: 'destroyed', leavesAfter: 9 } as const
    const after = told({ type: 'shipCorrected', shipId: s('a'), correction: { facedown: 3 }, reached, reason: '' })
    expect(shipOf(after, 'a')).toMatchObject({ facedown: 0, status: 'destroyed', leavesAfter: 9 })
    const attack = told(
      { type: 'attackCorrected', attackId: 'a1', correction: { hits: 2 }, reached: { range: 3 }, reason: '' },
      defenderWindow(duel(), 'hbb', 'bb')
    ).attacks[0]
    expect([attack?.range, attack?.left]).toEqual([3, null])
  })
})
