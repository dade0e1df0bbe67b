import { describe, expect, it } from 'vitest'
import { aBattle, aCampaign, anArmada } from '@kit/campaign'
import type { Campaign } from './campaign'
import { campaignChanges } from './changes'

const before: Campaign = {
  ...aCampaign(),
  rosters: [anArmada('a1', 1), anArmada('a2', 1)],
  battles: [aBattle('b1')],
  rulings: { x: '1', y: '1' }
}
const [, second] = before.rosters
const third = anArmada('a3', 1)

describe('what was changed between two copies of a campaign', () => {
  it.each<[string, Partial<Campaign>, object]>([
    ['a roster that was added', { rosters: [...before.rosters, third] }, { kind: 'rosterAdded', names: [third.name], count: 1 }],
    [
      'one that was changed',
      { rosters: [{ ...anArmada('a1', 1), name: 'New' }, ...before.rosters.slice(1)] },
      { kind: 'rosterChanged', names: ['New'] }
    ],
    ['one that was removed', { rosters: before.rosters.slice(0, 1) }, { kind: 'rosterRemoved', names: [second?.name] }],
    ['battles that began', { battles: [aBattle('b1'), aBattle('b2'), aBattle('b3')] }, { kind: 'battles', count: 2 }],
    ['house rules, each once', { rulings: { x: '2', z: '1' } }, { kind: 'rulings', count: 3 }],
    ['the notes', { notes: 'in fog' }, { kind: 'notes' }],
    ['a note on a battle', { battles: [{ ...aBattle('b1'), notes: 'in fog' }] }, { kind: 'notes' }],
    ['a note on a moment', { battles: [{ ...aBattle('b1'), moments: [{ id: 'm', seq: 1, round: 1, text: 'held' }] }] }, { kind: 'notes' }],
    ['damage that waits', { wounds: [{ rosterId: 'a1', unitId: 'u', from: 'b1', wound: { hp: 1 } }] }, { kind: 'damage' }],
    ['the name', { name: 'Kessar' }, { kind: 'name' }]
  ])('is %s, and nothing else', (_what, change, told) => {
    expect(campaignChanges(before, { ...before, ...change })).toMatchObject([told])
  })

  it('is nothing where only a battle went on', () => {
    expect(campaignChanges(before, { ...before, lastPlayedAt: 5, battles: [{ ...aBattle('b1'), round: 4, lastPlayedAt: 5 }] })).toEqual([])
  })
})
