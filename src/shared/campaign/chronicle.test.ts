import { describe, expect, it } from 'vitest'
import { aBattle, aCampaign, anArmada } from '@kit/campaign'
import type { Campaign } from './campaign'
import { isUndoable, settled, unsettled, type Settlement } from './chronicle'

const wound = { rosterId: 'a1', unitId: 'a1-f0', from: 'b1', wound: { hp: 3 } }
const campaign: Campaign = { ...aCampaign(), rosters: [anArmada('a1', 2), anArmada('a2', 1)], battles: [aBattle('b1'), aBattle('b2')] }
const decided = (more: Partial<Settlement>, before = campaign) =>
  settled(before, { battleId: 'b1', partId: 'a1-f0', rosterId: 'a1', decision: 'whole', kept: [], roster: null, wound: null, ...more })

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
    const once = decided({ decision: 'wounded', wound: { hp: 9 } })
    const twice = decided({ decision: 'wounded', wound: { hp: 3 } }, once)
    expect(twice.wounds).toEqual([wound])
    expect(decided({}, twice).wounds).toEqual([])
  })
  it('of a battle that is not listed changes nothing', () => {
    expect(decided({ battleId: 'none' })).toBe(campaign)
  })
})

const armada = anArmada('a1', 3)
const three: Campaign = { ...campaign, rosters: [armada, anArmada('a2', 1)] }
const strike = (partId: string, before: Campaign): Campaign =>
  decided({ partId, decision: 'struck', roster: without(before.rosters[0] as typeof armada, partId) }, before)
const without = (roster: (typeof campaign.rosters)[number], partId: string) => ({
  ...roster,
  fleets: (roster as typeof armada).fleets.filter(({ id }) => id !== partId)
})
const undone = (before: Campaign, partId: string, battleId = 'b1') => unsettled(before, battleId, partId, without)

describe('a decision that is taken back', () => {
  it('leaves everything as it was: the part in its place, and the damage it brought along', () => {
    const old = { rosterId: 'a1', unitId: 'a1-f1', from: 'b0', wound: { hp: 5 } }
    const before = { ...three, wounds: [old] }
    const back = undone(strike('a1-f1', before), 'a1-f1')
    expect(back?.rosters).toEqual(before.rosters)
    expect(back?.wounds).toEqual([old])
    expect(back?.battles[0]).toMatchObject({ settled: {}, decided: [] })
  })
  it('goes back to what was before the battle, however often it was decided since', () => {
    const twice = decided({ decision: 'wounded', wound: { hp: 2 } }, decided({ decision: 'wounded', wound: { hp: 9 } }))
    expect(undone(twice, 'a1-f0')?.wounds).toEqual([])
  })
  it('may be any of them, in any order', () => {
    const both = strike('a1-f2', strike('a1-f0', three))
    const first = undone(both, 'a1-f0')
    expect((first?.rosters[0] as typeof armada).fleets.map(({ id }) => id)).toEqual(['a1-f0', 'a1-f1'])
    expect(first === null ? null : undone(first, 'a1-f2')?.rosters).toEqual(three.rosters)
  })
  it('keeps what was changed in the roster meanwhile', () => {
    const struck = strike('a1-f1', three)
    const renamed = { ...struck, rosters: struck.rosters.map(roster => ({ ...roster, name: `${roster.name}!` })) }
    expect(undone(renamed, 'a1-f1')?.rosters[0]).toEqual({ ...armada, name: `${armada.name}!` })
  })
  it('is the last on its part alone, and none that was never made', () => {
    const first = decided({ decision: 'wounded', wound: { hp: 9 } })
    const later = decided({ battleId: 'b2', decision: 'wounded', wound: { hp: 3 } }, first)
    expect([isUndoable(later, 'b1', 'a1-f0'), isUndoable(later, 'b2', 'a1-f0')]).toEqual([false, true])
    expect(undone(later, 'a1-f0')).toBeNull()
    expect(undone(later, 'a1-f0', 'b2')?.wounds).toEqual(first.wounds)
    expect(undone(later, 'a1-f1')).toBeNull()
  })
  it('needs the place that the part had', () => {
    const struck = strike('a1-f1', three)
    expect(undone({ ...struck, rosters: [anArmada('a2', 1)] }, 'a1-f1')?.rosters).toEqual([anArmada('a2', 1)])
    const nowhere = { ...struck, rosters: [{ id: 'a1', name: 'Us', allowIllegal: false }] }
    expect(undone(nowhere, 'a1-f1')).toBeNull()
  })
})
