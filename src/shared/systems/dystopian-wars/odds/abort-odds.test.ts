import { describe, expect, it } from 'vitest'
import { chance, distributionOf } from '../../../core/odds/distribution'
import { rollPool, type Pool } from '../rules/roll-pool'
import { attack, attacksIn, duel, havingWing, mar, play } from '@kit/systems/dystopian-wars'
import { abortOdds, declaredAbortOdds } from './abort-odds'

const plan = { dice: 6, needed: 4, tokens: 3, bears: 0, explodes: false, countsSixes: true, mayAbort: true, wipedOutAborts: false }
const walk = (counted: (pool: Pool) => number) =>
  distributionOf(
    () => rollPool('dw.roll.counter', 6, null, { needed: 4, six: 'basic', reroll: 'none' }),
    pool => (pool.sixes >= 3 ? 'destroyed' : counted(pool) > 0 && counted(pool) >= 3 - pool.sixes ? 'abort' : 'nothing')
  )

describe('odds of an abort (DW-021, DW-027)', () => {
  it.each([
    ['everyHit', true, ({ plain, sixes }: Pool) => plain + sixes],
    ['hitsWithoutSixes', false, ({ plain }: Pool) => plain]
  ] as const)('are those of walking the roll (dw.abortCounts = %s)', (_reading, countsSixes, counted) => {
    const odds = abortOdds({ ...plan, countsSixes })
    const walked = walk(counted)
    expect(odds.abort).toBeCloseTo(
      chance(walked, one => one === 'abort'),
      12
    )
    expect(odds.destroyed).toBeCloseTo(
      chance(walked, one => one === 'destroyed'),
      12
    )
  })
  it('lose one token in six dice, less what lies beyond the last', () => {
    expect(abortOdds({ ...plan, tokens: 6 }).expectedTokensLost).toBeCloseTo(1, 12)
    expect(abortOdds({ ...plan, tokens: 1 }).expectedTokensLost).toBeCloseTo(1 - (5 / 6) ** 6, 12)
  })
  it('of dice that sixes add to lose a fifth of a token each', () => {
    expect(abortOdds({ ...plan, tokens: 99, explodes: true }).expectedTokensLost).toBeCloseTo(6 / 5, 10)
    expect(abortOdds({ ...plan, tokens: 1, explodes: true }).destroyed).toBeCloseTo(1 - (5 / 6) ** 6, 12)
  })
  it.each([true, false])('of as many dice as a card allows are certain and whole (sixes add dice: %s)', explodes => {
    for (const dice of [495, 9_801]) {
      const { abort, destroyed, expectedTokensLost } = abortOdds({ ...plan, dice, tokens: 99, explodes })
      expect(abort + destroyed).toBeCloseTo(1, 8)
      expect(expectedTokensLost).toBeLessThanOrEqual(99 + 1e-6)
      expect(expectedTokensLost).toBeGreaterThan(80)
    }
  })
  it('are none for drones', () => {
    expect(abortOdds({ ...plan, mayAbort: false }).abort).toBe(0)
  })
  it('of one die on one token more than it can do are none', () => {
    const one = { ...plan, dice: 1, tokens: 2, countsSixes: false }
    expect([abortOdds(one).abort, abortOdds({ ...one, countsSixes: true }).abort]).toEqual([0, expect.closeTo(1 / 6, 12)])
    expect([abortOdds({ ...one, bears: -1 }).abort, abortOdds({ ...one, bears: -1, countsSixes: true }).abort]).toEqual([
      expect.closeTo(2 / 6, 12),
      expect.closeTo(3 / 6, 12)
    ])
  })
})

describe('odds of an abort of a wing that is wiped out (DW-027)', () => {
  const walk = (isWiped: boolean) =>
    chance(
      distributionOf(
        () => rollPool('dw.roll.counter', 6, null, { needed: 4, six: 'basic', reroll: 'none' }),
        ({ plain, sixes, hits }) => (sixes >= 3 ? isWiped : plain + sixes > 0 && hits >= 3 - sixes)
      ),
      one => one
    )
  it('are none (dw.wipedOutAbort = no)', () => {
    expect(abortOdds(plan).abort).toBeCloseTo(walk(false), 12)
  })
  it('are those of its end as well (dw.wipedOutAbort = yes)', () => {
    expect(abortOdds({ ...plan, wipedOutAborts: true }).abort).toBeCloseTo(walk(true), 12)
    const wiped = { ...state, rulings: { 'dw.wipedOutAbort': 'yes' } }
    if (first === undefined) throw new Error('no attack')
    expect(declaredAbortOdds(wiped, first)).toEqual(
      abortOdds({ dice: 5, needed: 3, tokens: 5, bears: 0, explodes: false, countsSixes: true, mayAbort: true, wipedOutAborts: true })
    )
  })
  const state = play(duel(), attack('f', 'g', 'aa'))
  const first = attacksIn(state)[0]
})

describe('odds of a declared attack on a wing (DW-024, DW-027)', () => {
  const state = play(duel(), attack('f', 'g', 'aa'))
  const first = attacksIn(state)[0]
  it('are those of its dice, its number and the wing now', () => {
    if (first === undefined) throw new Error('no attack')
    expect(declaredAbortOdds(state, first)).toEqual(
      abortOdds({ dice: 5, needed: 3, tokens: 5, bears: 0, explodes: false, countsSixes: true, mayAbort: true, wipedOutAborts: false })
    )
    const calm = havingWing(state, 'g', { mars: [mar('bigFuelTanks', { abort: 1 })], tokens: 2 })
    expect(declaredAbortOdds(calm, first)).toEqual(
      abortOdds({ dice: 5, needed: 3, tokens: 2, bears: 1, explodes: false, countsSixes: true, mayAbort: true, wipedOutAborts: false })
    )
    expect(declaredAbortOdds(havingWing(state, 'g', { type: 'drone' }), first)?.abort).toBe(0)
    expect(declaredAbortOdds(havingWing(state, 'g', { status: 'landed' }), first)).toBeNull()
    const common = declaredAbortOdds({ ...state, rulings: { 'dw.abortCounts': 'hitsWithoutSixes' } }, first)
    expect(common).toEqual(
      abortOdds({ dice: 5, needed: 3, tokens: 5, bears: 0, explodes: false, countsSixes: false, mayAbort: true, wipedOutAborts: false })
    )
    const exploding = declaredAbortOdds({ ...state, rulings: { 'dw.tfSixes': 'destroyExplode' } }, first)
    expect(exploding).toEqual(
      abortOdds({ dice: 5, needed: 3, tokens: 5, bears: 0, explodes: true, countsSixes: true, mayAbort: true, wipedOutAborts: false })
    )
  })
})
