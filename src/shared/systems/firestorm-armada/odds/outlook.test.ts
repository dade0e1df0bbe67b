import { describe, expect, it } from 'vitest'
import { acting, aim, duel, fire, having } from '@kit/systems/firestorm-armada'
import type { Outlook } from '../../../core/balance/bracket'
import { attackOdds } from './attack-odds'
import { outlookOf } from './outlook'

const command = fire([aim('a')])
const chanceOf = (found: Outlook | null, points: number): number =>
  (found?.outcomes ?? []).filter(one => one.points === points).reduce((sum, { chance }) => sum + chance, 0)

describe('what an attack would leave of its target', () => {
  const state = having(acting(duel()), 'x', { hull: 6, hullLost: 1 })
  const odds = attackOdds(state, command)
  it('is all of it, one hull point less, or two less with a critical', () => {
    const found = outlookOf(state, command)
    expect(found?.targetId).toBe('x')
    expect(chanceOf(found, 5)).toBeCloseTo(1 - (odds.damage ?? 0), 12)
    expect(chanceOf(found, 4)).toBeCloseTo((odds.damage ?? 0) - (odds.critical ?? 0), 12)
    expect(chanceOf(found, 3)).toBeCloseTo(odds.critical ?? 0, 12)
  })
  it('is nothing where the critical is an explosion, one in 36 (FA-Q02)', () => {
    const table = having(acting(duel({ 'fa.critTable': 'optionalHardback' })), 'x', { hull: 6, hullLost: 1 })
    expect(chanceOf(outlookOf(table, command), 0)).toBeCloseTo((odds.critical ?? 0) / 36, 12)
  })
  it('counts each multiple of the rating where the table does', () => {
    const table = having(acting(duel({ 'fa.multiCrit': 'perMultipleOfCr' }, { damageRating: 1, criticalRating: 2 })), 'x', {
      hull: 8,
      hullLost: 0
    })
    const found = outlookOf(table, command)
    expect(chanceOf(found, 4)).toBeGreaterThan(0)
    expect((found?.outcomes ?? []).reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9)
  })
  it('is not known where the ship has no ratings', () => {
    expect(outlookOf(having(state, 'x', { damageRating: null, criticalRating: null }), command)).toBeNull()
  })
})
