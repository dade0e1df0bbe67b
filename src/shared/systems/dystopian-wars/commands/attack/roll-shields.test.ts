import { describe, expect, it } from 'vitest'
import type { BattleState } from '../../model/battle'
import type { DraftUnit } from '../../model/force'
import { attacksIn, duel, given, havingUnit, mar, next, owing, play, rolledFor, suffering } from '@kit/systems/dystopian-wars'

const shields = (count: number, guardians = 0, toSave: number | null = null) =>
  ({ type: 'rollShields', shields: count, guardians, toSave }) as const
const shot = (x: Partial<DraftUnit>, hits = 6, weapon = 'gun', rulings: BattleState['rulings'] = {}): BattleState =>
  rolledFor(duel({ x, rulings }), hits, weapon)
const hitsAfter = (state: BattleState, ...dice: readonly (readonly number[])[]): number | undefined =>
  attacksIn(play(state, shields(1), ...dice))[0]?.hits

describe('the number of generators (DW-054)', () => {
  it('is 4 against gunnery', () => {
    expect(hitsAfter(shot({ shields: 1 }), [4, 3])).toBe(5)
  })
  it('is 5 against torpedoes and rockets', () => {
    const state = play(shot({ shields: 1 }, 6, 'torpedoes'), next)
    expect(hitsAfter(state, [5, 4])).toBe(5)
  })
  it('is the GM’s where one is named', () => {
    given(shot({ shields: 1 }))
      .when(shields(1, 0, 3))
      .rolling([3, 3])
      .thenAmong(event => event.type === 'shieldsRolled' && event.cancelled === 2)
    given(shot({ shields: 1 }))
      .when(shields(1, 0, 9))
      .isRefused('bad-number')
    given(shot({ shields: 1 }, 6, 'gun', {}))
      .when(shields(0))
      .isRefused('bad-number')
    given({ ...shot({ shields: 1 }), rulings: { 'dw.toHit': 'perAttack' } })
      .when(shields(1))
      .isRefused('needs-number')
  })
})

describe('dice of generators (DW-055)', () => {
  it('are two for a Shield and one for a Guardian', () => {
    given(shot({ shields: 2, guardians: 1 }))
      .when(shields(2, 1))
      .asks({ purpose: 'dw.roll.shield', count: 4 })
      .rolling([1, 1, 1, 1])
      .asks({ purpose: 'dw.roll.guardian', count: 1 })
  })
  it('are those the target has, and Guardians of its squadron', () => {
    given(shot({ shields: 1 }))
      .when(shields(2))
      .isRefused('too-many-generators')
    const state = havingUnit(shot({ shields: 1 }), 'y', { guardians: 1, shields: 1 })
    given(state).when(shields(1, 1)).rolling([1, 1]).asks({ count: 1 })
    given(state).when(shields(2, 1)).isRefused('too-many-generators')
  })
  it('are none with the systems offline (DW-066)', () => {
    expect(rolledFor(suffering(duel({ x: { shields: 1 } }), 'x', 5), 6).step).toBe('damage')
  })
  it('are rolled in their step, which is not left without', () => {
    given(rolledFor(duel(), 3)).when(shields(1)).isRefused('wrong-step')
    given(duel()).when(shields(1)).isRefused('no-such-attack')
    given(shot({ shields: 1 }))
      .when(next)
      .isRefused('shields-first')
    given(shot({ shields: 1 }))
      .when(next)
      .forced()
      .then({ type: 'stepEntered', step: 'damage' })
  })
})

describe('the generators of the target itself (DW-055)', () => {
  const two = (rulings: BattleState['rulings'] = {}): BattleState => shot({ shields: 2, guardians: 1 }, 6, 'gun', rulings)
  it('are all rolled (dw.ownGenerators = all)', () => {
    given(two()).when(shields(1, 1)).isRefused('too-few-generators')
    given(two()).when(shields(2)).isRefused('too-few-generators')
    given(two()).when(shields(1)).forced().asks({ count: 2 })
    given(two()).when(next).isRefused('shields-first')
  })
  it('are as many as the defender likes, or none (dw.ownGenerators = choice)', () => {
    const state = two({ 'dw.ownGenerators': 'choice' })
    given(state).when(shields(1)).asks({ count: 2 })
    given(state).when(next).then({ type: 'stepEntered', step: 'damage' })
  })
  it('leave those of mates to the defender', () => {
    const state = havingUnit(shot({ shields: 1 }), 'y', { guardians: 1 })
    given(state).when(shields(1)).asks({ count: 2 })
  })
})

describe('a row of the appendix by which no generator saves (DW-054)', () => {
  const never = { ...shot({ shields: 1 }), rulings: { 'dw.appendix.shieldVsGunnery': 'never' } }
  it('refuses the roll, unless a number is named, and the step may be left', () => {
    given(never).when(shields(1)).isRefused('cannot-hit')
    given(never)
      .when(shields(1, 0, 5))
      .asks({ count: 2 })
    given(never).when(next).then({ type: 'stepEntered', step: 'damage' })
  })
})

describe('a new explosion (DW-062)', () => {
  it('is settled before generators are rolled', () => {
    given(owing(shot({ shields: 1 })))
      .when(shields(1))
      .isRefused('explosion-first')
  })
})

describe('an Inventive Scientist (DW-056)', () => {
  it('rolls failures again, once', () => {
    given(shot({ shields: 1, mars: [mar('inventiveScientist')] }))
      .when(shields(1))
      .rolling([4, 1])
      .asks({ purpose: 'dw.roll.again', count: 1 })
      .rolling([5])
      .thenAmong(event => event.type === 'shieldsRolled' && event.cancelled === 2)
  })
})

describe('whose Inventive Scientist it is (DW-056)', () => {
  const scientist = { mars: [mar('inventiveScientist')] }
  const one = (own: boolean, rulings: BattleState['rulings']): BattleState => {
    const state = havingUnit(shot({ shields: 1, ...(own ? scientist : {}) }, 6, 'gun', rulings), 'y', { guardians: 2 })
    return own ? state : havingUnit(state, 'y', scientist)
  }
  it('is that of the target, for all that helps it (dw.scientist = target)', () => {
    given(one(true, {})).when(shields(1, 2)).rolling([4, 4], [1, 4]).asks({ purpose: 'dw.roll.again', count: 1 })
    given(one(false, {}))
      .when(shields(1, 2))
      .rolling([4, 1], [1, 4])
      .thenAmong(event => event.type === 'shieldsRolled' && event.cancelled === 2)
  })
  it('is that of each unit, for its own generators (dw.scientist = owner)', () => {
    given(one(true, { 'dw.scientist': 'owner' }))
      .when(shields(1, 2))
      .rolling([4, 1], [4], [1, 4])
      .thenAmong(event => event.type === 'shieldsRolled' && event.cancelled === 3)
    given(one(false, { 'dw.scientist': 'owner' }))
      .when(shields(1, 2))
      .rolling([4, 1], [1, 4])
      .asks({ purpose: 'dw.roll.again', count: 1 })
  })
})

describe('what a success takes away (DW-057)', () => {
  it('is a hit; with a six two, and a shield rolls a die more (dw.shieldSix = twoAndExtra)', () => {
    const rulings = { 'dw.shieldSix': 'twoAndExtra' }
    expect(hitsAfter(shot({ shields: 1 }, 6, 'gun', rulings), [6, 4], [4])).toBe(2)
    const both = play(shot({ shields: 1, guardians: 1 }, 6, 'gun', rulings), shields(1, 1), [1, 1], [6])
    expect(attacksIn(both)[0]?.hits).toBe(4)
  })
  it('is a hit, a six too (dw.shieldSix = one)', () => {
    expect(hitsAfter(shot({ shields: 1 }), [6, 4])).toBe(4)
  })
  it('may be the last one', () => {
    given(shot({ shields: 1 }, 2))
      .when(shields(1))
      .rolling([5, 5])
      .thenAmong({ type: 'attackResolved', attackId: 'a1' }, event => event.type === 'activationEnded')
  })
})
