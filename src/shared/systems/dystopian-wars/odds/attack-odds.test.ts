import { describe, expect, it } from 'vitest'
import { distributionOf, chance } from '../../../core/odds/distribution'
import { present } from '../../../kernel/present'
import { rollPool, type PoolRules } from '../rules/roll-pool'
import { attack, attacksIn, duel, fire, havingUnit, next, playAll, shot, suffering, u } from '@kit/systems/dystopian-wars'
import { attackOdds, declaredOdds, rolledOdds } from './attack-odds'

const heavy: PoolRules = { needed: 4, six: 'heavy', reroll: 'none' }
const shield: PoolRules = { needed: 5, six: 'basic', reroll: 'failures' }

describe('odds of an attack (DW-053, DW-057, DW-063)', () => {
  const plan = { attack: { dice: 3, rules: heavy }, defences: [{ dice: 1, rules: shield }], dr: 2, cr: 4, rulings: {} }
  const walked = distributionOf(
    function* () {
      const hits = (yield* rollPool('dw.roll.attack', 3, null, heavy)).hits
      return Math.max(0, hits - (yield* rollPool('dw.roll.shield', 1, null, shield)).hits)
    },
    left => left
  )
  it('are those of walking both rolls', () => {
    const odds = attackOdds(plan)
    for (let hits = 0; hits <= 6; hits += 1)
      expect(odds.hits[hits]).toBeCloseTo(
        chance(walked, left => left === hits),
        12
      )
    expect(odds.damage).toBeCloseTo(
      chance(walked, left => left > 2),
      12
    )
    expect(odds.critical).toBeCloseTo(
      chance(walked, left => left > 4),
      12
    )
  })
  it('ask for no more than the rating where that is the reading (dw.threshold = gte)', () => {
    const odds = attackOdds({ ...plan, rulings: { 'dw.threshold': 'gte' } })
    expect(odds.critical).toBeCloseTo(
      chance(walked, left => left >= 4),
      12
    )
  })
  it('mean hits before and after a defence', () => {
    const open = attackOdds({ ...plan, defences: [] })
    expect(open.expectedHits).toBeCloseTo(3 * (4 / 6), 12)
    expect(attackOdds(plan).expectedHits).toBeLessThan(open.expectedHits)
  })
})

describe('odds of a declared attack (DW-043, DW-066)', () => {
  const state = playAll(duel(), attack('a', 'x'), next)
  const first = attacksIn(state)[0]
  it('are those of its dice, its number and the ratings now', () => {
    if (first === undefined) throw new Error('no attack')
    const odds = declaredOdds(state, first, [])
    const same = attackOdds({
      attack: { dice: 8, rules: { needed: 4, six: 'exploding', reroll: 'none' } },
      defences: [],
      dr: 4,
      cr: 7,
      rulings: {}
    })
    expect(odds).toEqual(same)
    expect(declaredOdds(suffering(state, 'x', 10), first, [])?.critical).toBeCloseTo(same.damage, 12)
    expect(declaredOdds(havingUnit(state, 'x', { status: 'removed' }), first, [])).toBeNull()
  })
})

describe('odds as the GM lets it be rolled (DW-039 to DW-042)', () => {
  const hidden = attack(fire(shot('a', 'gun', { obstructions: 1 })), 'x')
  const state = playAll(duel(), hidden, next)
  const first = present(attacksIn(state)[0], 'attack')
  const plan = { rules: { needed: 4, six: 'exploding', reroll: 'none' } } as const
  const odds = (dice: number, needed: number): unknown =>
    attackOdds({ attack: { dice, rules: { ...plan.rules, needed } }, defences: [], dr: 4, cr: 7, rulings: {} })

  it('have half the dice while it is obstructed, all of them once it is clear', () => {
    expect(declaredOdds(state, first, [])).toEqual(odds(4, 4))
    expect(declaredOdds(state, first, [], { toHit: null, modifiers: [], clearedIds: [u('a')] })).toEqual(odds(8, 4))
  })
  it('have the dice and the number that are ticked', () => {
    const modifiers = [{ source: 'gm', side: 'attacker', name: 'GM', value: 2 }] as const
    expect(declaredOdds(state, first, [], { toHit: 5, modifiers, clearedIds: [] })).toEqual(odds(6, 5))
  })
})

describe('odds of hits that are rolled already (DW-053, DW-057)', () => {
  const after = (hits: number): ReturnType<typeof rolledOdds> =>
    rolledOdds(hits, { defences: [{ dice: 1, rules: shield }], dr: 2, cr: 4, rulings: {} })
  const walked = distributionOf(
    () => rollPool('dw.roll.shield', 1, null, shield),
    pool => pool.hits
  )
  it('are theirs less what the defence takes', () => {
    expect(after(5).critical).toBeCloseTo(
      chance(walked, saved => saved === 0),
      12
    )
    expect(after(4).damage).toBeCloseTo(1, 12)
    expect(after(0)).toMatchObject({ damage: 0, critical: 0, expectedHits: 0 })
  })
})
