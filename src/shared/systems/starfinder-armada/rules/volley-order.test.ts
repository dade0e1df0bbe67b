import { describe, expect, it } from 'vitest'
import type { BattleState } from '../model/battle'
import { advance, anArmada, at, attack, battleWith, given, play } from '@kit/systems/starfinder-armada'

/** x has 7 shields. */
const under = (rulings: BattleState['rulings']): BattleState =>
  at(
    battleWith(rulings, anArmada('us', [{ id: 'a', abilities: ['superweapon'] }, { id: 'b' }]), anArmada('them', [{ id: 'x' }])),
    'gunnery'
  )
const dues = (state: BattleState): unknown[] =>
  state.obligations.map(due => (due.kind === 'critical' ? `${due.fleetId} ${due.trigger}` : `${due.fleetId} ${due.kind}`))

describe('the order of a volley (ruling sa.batchOrder, SA-Q12)', () => {
  /** A natural 20 for 4, then a hit for 7. */
  const critFirst = (reading: string): BattleState =>
    play(play(under({ 'sa.batchOrder': reading }), attack('a', 'x'), [20], [2, 2]), attack('b', 'x'), [12], [3, 4])

  it('spends the natural 20 on the shields, as declared (sa.batchOrder = declaration)', () => {
    expect(dues(play(critFirst('declaration'), advance))).toEqual([])
  })
  it('keeps it for the hull (sa.batchOrder = worstForDefender)', () => {
    expect(dues(play(critFirst('worstForDefender'), advance))).toEqual(['x natural'])
  })
  it('follows the arrangement, which only that reading allows (sa.batchOrder = gmChooses)', () => {
    const chosen = critFirst('gmChooses')
    const swap = { type: 'reorderVolley', attackIds: chosen.volley.map(one => one.id).reverse() } as const
    expect(dues(play(play(chosen, swap), advance))).toEqual(['x natural'])
    given(critFirst('declaration')).when(swap).isRefused('order-is-declared')
    given(chosen)
      .when({ ...swap, attackIds: ['v9'] })
      .isRefused('no-such-attack')
  })
})

describe('the worst for the defender (sa.batchOrder = worstForDefender)', () => {
  const worst = { 'sa.batchOrder': 'worstForDefender' }

  it('is the heaviest natural 20 first, which leaves no shields to the others', () => {
    for (const [one, other] of [
      [2, 4],
      [4, 2]
    ] as const) {
      const first = play(under(worst), attack('a', 'x'), [20], [one, one])
      const both = play(first, attack('b', 'x'), [20], [other, other])
      expect(dues(play(both, advance))).toEqual(['x natural', 'x natural'])
    }
  })
  it('is the superweapon on the hull, too, where only that is critical (sa.superweaponCrit = needsHpDamage)', () => {
    const shot = play(under({ ...worst, 'sa.superweaponCrit': 'needsHpDamage' }), attack('a', 'x', { usesSuperweapon: true }), [15], [1, 1])
    expect(dues(play(play(shot, attack('b', 'x'), [12], [2, 2]), advance))).toEqual(['x superweapon'])
  })
})
