import { describe, expect, it } from 'vitest'
import { aBattle, aCampaign, anArmada } from '@kit/campaign'
import type { Campaign } from './campaign'
import { settled, type Settlement } from './chronicle'

const wound = { rosterId: 'a1', unitId: 'a1-f0', from: 'b1', wound: { hp: 3 } }
const campaign: Campaign = { ...aCampaign(), rosters: [anArmada('a1', 2), anArmada('a2', 1)], battles: [aBattle('b1'), aBattle('b2')] }
const decided = (more: Partial<Settlement>, before = campaign) =>
  settled(before, { battleId: 'b1', partId: 'a1-f0', decision: 'whole', roster: null, wound: null, ...more })

describe('a decision on what a battle left', () => {
  it('is kept with its battle, beside the others', () => {
    const both = decided({ partId: 'a1-f1', decision: 'struck' }, decided({}))
    expect(both.battles.map(battle => battle.settled)).toEqual([{ 'a1-f0': 'whole', 'a1-f1': 'struck' }, undefined])
  })
  it('changes one roster alone where a part is struck off', () => {
    const [first, second] = decided({ decision: 'struck', roster: anArmada('a1', 1) }).rosters
    expect([first, second]).toEqual([anArmada('a1', 1), anArmada('a2', 1)])
  })
  it('keeps the damage of the last battle alone, and says which it was', () => {
    const once = decided({ decision: 'wounded', wound: { rosterId: 'a1', unitId: 'a1-f0', wound: { hp: 9 } } })
    const twice = decided({ decision: 'wounded', wound: { rosterId: 'a1', unitId: 'a1-f0', wound: { hp: 3 } } }, once)
    expect(twice.wounds).toEqual([wound])
    expect(decided({}, twice).wounds).toEqual([])
  })
  it('of a battle that is not listed changes nothing', () => {
    expect(decided({ battleId: 'none' })).toBe(campaign)
  })
})
