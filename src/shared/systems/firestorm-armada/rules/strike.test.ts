import { describe, expect, it } from 'vitest'
import { after, duel, having, s, shipIn } from '@kit/systems/firestorm-armada'
import { crewLoss, strike } from './strike'

const kinds = (events: ReturnType<typeof strike>): readonly string[] => events.map(event => event.type)

describe('hits against the ratings of a ship (FA-Q01)', () => {
  it('do nothing below the damage rating', () => {
    expect(strike(duel(), s('x'), 3)).toEqual([])
  })
  it('cost one hull point from the damage rating on', () => {
    expect(strike(duel(), s('x'), 4)).toEqual([{ type: 'hullLost', shipId: 'x', points: 1 }])
    expect(strike(duel(), s('x'), 6)).toEqual([{ type: 'hullLost', shipId: 'x', points: 1 }])
  })
  it('cost two and a critical from the critical rating on', () => {
    expect(strike(duel(), s('x'), 7)).toMatchObject([
      { type: 'hullLost', points: 2 },
      { type: 'obligationOwed', obligation: { kind: 'critical' } }
    ])
  })
  it('are a question where the ship has no ratings', () => {
    const bare = having(duel(), 'x', { damageRating: null, criticalRating: null })
    expect(strike(bare, s('x'), 2)).toMatchObject([{ obligation: { kind: 'hits', hits: 2 } }])
    expect(strike(bare, s('x'), 0)).toEqual([])
  })
  it('destroy a ship whose last hull point goes, which owes nothing more', () => {
    expect(strike(having(duel(), 'x', { hullLost: 5 }), s('x'), 7)).toEqual([
      { type: 'hullLost', shipId: 'x', points: 1 },
      { type: 'shipDestroyed', shipId: 'x' }
    ])
  })
  it('make nobody owe anything who is out of the battle', () => {
    expect(kinds(strike(having(duel(), 'x', { status: 'captured' }), s('x'), 7))).toEqual(['hullLost'])
    expect(strike(having(duel(), 'x', { status: 'destroyed', hullLost: 6 }), s('x'), 7)).toEqual([])
  })
})

describe('a reaction card between the dice and the damage (FA-004)', () => {
  it('comes too late: the damage is done at once (fa.reactionTime = afterDamage)', () => {
    expect(kinds(strike(duel(), s('x'), 4))).toEqual(['hullLost'])
  })
  it('may come: the hits wait for the GM to count them (fa.reactionTime = beforeDamage)', () => {
    const waiting = duel({ 'fa.reactionTime': 'beforeDamage' })
    expect(strike(waiting, s('x'), 4)).toMatchObject([{ type: 'obligationOwed', obligation: { kind: 'hits', hits: 4 } }])
    expect([strike(waiting, s('x'), 3), strike(having(waiting, 'x', { status: 'captured' }), s('x'), 7)]).toEqual([[], []])
  })
})

describe('crew and assault points lost', () => {
  it('are told as the ship has them, and believed as they are told', () => {
    const thin = having(duel(), 'x', { crewLost: 4, assaultLost: 3 })
    expect(crewLoss(shipIn(thin, 'x'), 3, 2)).toEqual([{ type: 'crewLost', shipId: 'x', crew: 1, assault: 0 }])
    expect(crewLoss(shipIn(having(thin, 'x', { crewLost: 5 }), 'x'), 3, 2)).toEqual([])
    expect(shipIn(after(thin, { type: 'crewLost', shipId: s('x'), crew: 1, assault: 0 }), 'x')).toMatchObject({
      crewLost: 5,
      assaultLost: 3
    })
  })
})
