import { describe, expect, it } from 'vitest'
import { aBattle, aCampaign, anArmada } from '@kit/campaign'
import type { Campaign } from '../campaign'
import { applyEdit, type CampaignEdit } from './edit'

const campaign = {
  ...aCampaign(),
  rosters: [anArmada('a1', 1), anArmada('a2', 1)],
  battles: [aBattle('b1')],
  rulings: { 'sa.agile': 'disabled' }
}

const arrival = { id: 'r1', round: 3, who: 'Relief Column' }
const moment = { id: 'm1', seq: 5, round: 2, text: 'held' }

describe('a change to a campaign', () => {
  it.each<[CampaignEdit, object]>([
    [{ type: 'rename', name: 'Kessar' }, { name: 'Kessar' }],
    [{ type: 'archive', isArchived: true }, { isArchived: true }],
    [{ type: 'saveNotes', notes: 'toll due' }, { notes: 'toll due' }],
    [{ type: 'removeRoster', rosterId: 'a1' }, { rosters: [anArmada('a2', 1)] }],
    [{ type: 'renameBattle', battleId: 'b1', name: 'First light' }, { battles: [{ ...aBattle('b1'), name: 'First light' }] }],
    [{ type: 'noteBattle', battleId: 'b1', notes: 'in fog' }, { battles: [{ ...aBattle('b1'), notes: 'in fog' }] }],
    [{ type: 'notePart', partId: 'a1-f0', notes: 'refitted' }, { partNotes: { 'a1-f0': 'refitted' } }],
    [{ type: 'noteMoment', battleId: 'b1', moment }, { battles: [{ ...aBattle('b1'), moments: [moment] }] }],
    [{ type: 'planArrival', battleId: 'b1', arrival }, { battles: [{ ...aBattle('b1'), arrivals: [arrival] }] }],
    [{ type: 'endLesson', battleId: 'b1' }, { battles: [aBattle('b1')] }],
    [{ type: 'setAutomation', level: 'referee' }, { automation: 'referee' }],
    [{ type: 'setRulings', rulings: { 'sa.emp': 'x' } }, { rulings: { 'sa.agile': 'disabled', 'sa.emp': 'x' } }]
  ])('%j touches nothing else', (edit, changed) => {
    expect(applyEdit(campaign, edit)).toEqual({ ...campaign, ...changed })
  })

  it('keeps the notes on moments in the order of the log, each once, until they are removed', () => {
    const noted = [moment, { ...moment, id: 'm2', seq: 3 }, { ...moment, text: 'lost' }].reduce<Campaign>(
      (before, one) => applyEdit(before, { type: 'noteMoment', battleId: 'b1', moment: one }),
      campaign
    )
    expect(noted.battles[0]?.moments?.map(({ id, text }) => [id, text])).toEqual([
      ['m2', 'held'],
      ['m1', 'lost']
    ])
    const removed = applyEdit(noted, { type: 'removeMoment', battleId: 'b1', momentId: 'm2' })
    expect(removed.battles[0]?.moments?.map(({ id }) => id)).toEqual(['m1'])
  })

  it('keeps arrivals in the order of their rounds, each once, until they are dropped', () => {
    const planned = [
      arrival,
      { ...arrival, id: 'r2', round: 2 },
      { ...arrival, round: 5 },
      { ...arrival, id: 'r3', round: 1 }
    ].reduce<Campaign>((before, one) => applyEdit(before, { type: 'planArrival', battleId: 'b1', arrival: one }), campaign)
    expect(planned.battles[0]?.arrivals?.map(({ id, round }) => [id, round])).toEqual([
      ['r3', 1],
      ['r2', 2],
      ['r1', 5]
    ])
    const dropped = applyEdit(planned, { type: 'dropArrival', battleId: 'b1', arrivalId: 'r2' })
    expect(dropped.battles[0]?.arrivals?.map(({ id }) => id)).toEqual(['r3', 'r1'])
  })

  it('forgets an empty note on a part, and the damage of what is repaired', () => {
    const noted = { ...campaign, partNotes: { x: 'a', y: 'b' }, wounds: [{ rosterId: 'a1', unitId: 'x', from: 'b1', wound: { hp: 1 } }] }
    expect(applyEdit(noted, { type: 'notePart', partId: 'x', notes: '' }).partNotes).toEqual({ y: 'b' })
    expect(applyEdit(noted, { type: 'repair', unitId: 'x' }).wounds).toEqual([])
  })

  it('writes a line of notes below the others, and the first one at the top', () => {
    const first = applyEdit(campaign, { type: 'addNote', line: 'Hard, 4,800 XP' })
    expect(first.notes).toBe('Hard, 4,800 XP')
    const typed = { ...first, notes: 'toll due\n\n' }
    expect(applyEdit(typed, { type: 'addNote', line: 'Easy' })).toEqual({ ...typed, notes: 'toll due\nEasy' })
  })

  it('replaces an armada in its place', () => {
    const roster = { ...anArmada('a1', 4), name: 'Renamed' }
    expect(applyEdit(campaign, { type: 'saveRoster', roster }).rosters).toEqual([roster, anArmada('a2', 1)])
  })

  it('adds an armada it does not know at the end', () => {
    const roster = anArmada('a3', 1)
    expect(applyEdit(campaign, { type: 'saveRoster', roster }).rosters.map(({ id }) => id)).toEqual(['a1', 'a2', 'a3'])
  })

  it.each<CampaignEdit>([
    { type: 'removeRoster', rosterId: 'none' },
    { type: 'renameBattle', battleId: 'none', name: 'X' },
    { type: 'noteBattle', battleId: 'none', notes: 'X' },
    { type: 'repair', unitId: 'none' }
  ])('of something that is not there (%j) gives the same document', edit => {
    expect(applyEdit(campaign, edit)).toBe(campaign)
  })
})
