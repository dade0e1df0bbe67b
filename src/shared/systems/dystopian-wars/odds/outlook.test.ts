import { describe, expect, it } from 'vitest'
import { attack, attacksIn, duel, havingUnit, next, playAll } from '@kit/systems/dystopian-wars'
import type { Outlook } from '../../../core/balance/bracket'
import { present } from '../../../kernel/present'
import { PLAIN_AIM } from '../rules/roll-fire'
import { declaredOdds } from './attack-odds'
import { outlookOf } from './outlook'

const state = havingUnit(playAll(duel(), attack('a', 'x'), next), 'x', { hp: 5, hpStart: 6, shields: 0, guardians: 0 })
const first = present(attacksIn(state)[0], 'attack')
const chanceOf = (found: Outlook | null, points: number): number =>
  (found?.outcomes ?? []).filter(one => one.points === points).reduce((sum, { chance }) => sum + chance, 0)

describe('what an attack would leave of its target', () => {
  const odds = present(declaredOdds(state, first, []), 'odds')
  it('is all of it, one hull point less, two less with a critical, or nothing with the magazine', () => {
    const found = outlookOf(state, first, PLAIN_AIM)
    expect(found?.targetId).toBe('x')
    expect(chanceOf(found, 5)).toBeCloseTo(1 - odds.damage, 12)
    expect(chanceOf(found, 4)).toBeCloseTo(odds.damage - odds.critical, 12)
    expect(chanceOf(found, 3)).toBeCloseTo((odds.critical * 35) / 36, 12)
    expect(chanceOf(found, 0)).toBeCloseTo(odds.critical / 36, 12)
  })
  it('is nothing where a critical removes a small unit', () => {
    const small = havingUnit(state, 'x', { hp: 2, hpStart: 2 })
    expect(chanceOf(outlookOf(small, first, PLAIN_AIM), 0)).toBeCloseTo(odds.critical, 12)
  })
  it('has no critical in a counter-attack that causes none (dw.counterCrit)', () => {
    const counter = { ...first, role: 'counter' } as const
    const table = { ...state, rulings: { ...state.rulings, 'dw.counterCrit': 'no' } }
    expect(chanceOf(outlookOf(table, counter, PLAIN_AIM), 4)).toBeCloseTo(declaredOdds(table, counter, [])?.damage ?? 0, 12)
  })
  it('is not known of a target that is gone', () => {
    expect(outlookOf(havingUnit(state, 'x', { status: 'removed' }), first, PLAIN_AIM)).toBeNull()
  })
})
