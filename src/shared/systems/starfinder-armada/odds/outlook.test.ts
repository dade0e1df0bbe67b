import { describe, expect, it } from 'vitest'
import { sum } from '../../../kernel/collections'
import { anArmada, at, attack, battleWith, fleetIn, having } from '@kit/systems/starfinder-armada'
import type { BattleState } from '../model/battle'
import { afterVolley, outlookOf } from './outlook'
import { volleyOdds } from './volley-odds'

const US = anArmada('a', [{ id: 'a1', tier: 3, size: 'small', fleetClass: 'fighter' }])
const THEM = anArmada('b', [{ id: 'b1', tier: 3, size: 'small' }], [], 9)
const shot = attack('a1', 'b1')

const target = (fields: Parameters<typeof having>[2]): BattleState => having(at(battleWith({}, US, THEM), 'gunnery'), 'b1', fields)

describe('what a planned attack would leave of its target', () => {
  const state = target({ sp: 2, hp: 6 })
  const { targetId, outcomes } = outlookOf(state, shot) ?? { targetId: '', outcomes: [] }
  const odds = volleyOdds(state, [shot])

  it('is every number of points, with chances that add up to one', () => {
    expect(targetId).toBe('b1')
    expect(outcomes.map(({ points }) => points)).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0])
    expect(sum(outcomes.map(({ chance }) => chance))).toBeCloseTo(1, 12)
  })
  it('is nothing as often as the odds beside it say that it is disabled', () => {
    expect(outcomes.at(-1)?.chance).toBeCloseTo(odds.disabling, 12)
  })
  it('is not asked where it is out of action', () => {
    expect(outlookOf(target({ sp: 0, hp: -1 }), shot)).toBeNull()
  })
})

describe('what the volley leaves', () => {
  it('is nothing to tell of while none is staged', () => {
    expect(afterVolley(target({}))).toBeNull()
  })
  it('is what its hits take, and a fleet without hull is disabled', () => {
    const hit = { targetId: fleetIn(target({}), 'b1').id, isHit: true, damage: 9, bypassesShields: false }
    const staged = (sp: number, hp: number) => {
      const state = target({ sp, hp })
      return afterVolley({ ...state, volley: [hit as unknown as BattleState['volley'][number]] })?.fleets.find(({ id }) => id === 'b1')
    }
    expect(staged(4, 8)).toMatchObject({ sp: 0, hp: 3, status: 'active' })
    expect(staged(4, 5)).toMatchObject({ hp: 0, status: 'disabled' })
  })
})
