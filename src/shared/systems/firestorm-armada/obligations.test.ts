import { describe, expect, it } from 'vitest'
import { obligations } from './obligations'
import { acting, after, duel, having, moved, play, s, w } from '@kit/systems/firestorm-armada'
import type { FaObligation } from './model/obligation'

const base = { turn: 1, isDeferred: false } as const
const owed = (rulings: Readonly<Record<string, string>>, obligation: FaObligation) =>
  obligations(after(duel(rulings), { type: 'obligationOwed', obligation }))[0]

describe('what the table still owes', () => {
  it('names who owes it, why and with what dice', () => {
    const bare = having(duel(), 'x', { damageRating: null, criticalRating: null })
    const hits = { ...base, id: 'o1', kind: 'hits', shipId: s('x'), hits: 3 } as const
    expect(obligations(after(bare, { type: 'obligationOwed', obligation: hits }))[0]).toEqual({
      id: 'o1',
      kind: 'hits',
      owner: 'x',
      title: { key: 'fa.obligation.hits', values: { name: 'x' }, source: 'FA-Q01' },
      reason: { key: 'fa.reason.hits', values: { hits: 3 } },
      dice: null,
      deferred: false,
      round: 1
    })
    expect(owed({ 'fa.reactionTime': 'beforeDamage' }, hits)?.reason).toEqual({ key: 'fa.reason.waitingHits', values: { hits: 3 } })
    expect(owed({}, { ...base, id: 'o1', kind: 'explosion', shipId: s('x'), dice: 12 })?.dice).toEqual({ die: 'd6', count: 12 })
    expect(owed({}, { ...base, id: 'o1', kind: 'drivenOff', wingId: w('p'), byShipId: s('a') })).toMatchObject({
      owner: 'p',
      reason: { values: { ship: 'a', inches: 5 } }
    })
  })
  it('names wing and dice of a contact (FA-051)', () => {
    expect(owed({}, { ...base, id: 'o1', kind: 'contact', shipId: s('x'), wingId: w('v') })).toMatchObject({
      owner: 'x',
      title: { source: 'FA-051' },
      reason: { values: { wing: 'v', dice: 4 } }
    })
  })
  it('rolls for a critical with the table only', () => {
    const critical = { ...base, id: 'o1', kind: 'critical', shipId: s('x') } as const
    expect(owed({}, critical)?.dice).toBeNull()
    expect(owed({ 'fa.critTable': 'optionalHardback' }, critical)?.dice).toEqual({ die: 'd6', count: 2 })
  })
  it('rolls for a boarding with opposed dice only', () => {
    const board = { type: 'boardShip', attackerId: s('a'), targetId: s('x'), isInReach: true, isPathClear: true } as const
    expect(obligations(play(moved(acting(duel()), 'a'), board))[0]).toMatchObject({ dice: null, reason: { values: { target: 'x' } } })
    expect(obligations(play(moved(acting(duel({ 'fa.boardingDice': 'ap4plusOpposed' })), 'a'), board))[0]?.dice).toEqual({
      die: 'd6',
      count: 3
    })
  })
})
