import { describe, expect, it } from 'vitest'
import { aBattle, aCampaign, anArmada } from '@kit/campaign'
import { rosterReading } from '../../systems/starfinder-armada/rosters/roster-reading'
import { chronicleSearch, entriesOf } from './chronicle-search'

const campaign = {
  ...aCampaign(),
  notes: 'The toll of Kessar',
  rosters: [anArmada('a1', 1)],
  partNotes: { 'a1-f0': 'Refitted at Énara' },
  battles: [
    { ...aBattle('b1'), name: 'First light', notes: 'Fought in fog', outcome: [{ name: 'Old Guard', standing: 1, of: 2 }] },
    { ...aBattle('b2'), name: 'Dusk', moments: [{ id: 'm1', seq: 3, round: 1, text: 'The flagship turned' }] }
  ]
}
const found = (words: string): readonly string[] => chronicleSearch(entriesOf(campaign, rosterReading))(words).map(({ id }) => id)

describe('the search of a chronicle', () => {
  it('finds campaigns, battles by name, note and side, moments, rosters and ships by name and note', () => {
    expect(found('toll')).toEqual(['campaign'])
    expect(found('first')).toEqual(['battle-b1'])
    expect(found('fog')).toEqual(['battle-b1'])
    expect(found('guard')).toEqual(['battle-b1'])
    expect(found('flagship')).toEqual(['moment-m1'])
    expect(found('a1')).toEqual(['roster-a1', 'part-a1-f0'])
    expect(found('refitted')).toEqual(['part-a1-f0'])
  })
  it('forgives accents, case, words half typed and a typing error', () => {
    expect(['enara', 'ÉNARA', 'ena', 'enera'].map(found)).toEqual(Array.from({ length: 4 }, () => ['part-a1-f0']))
  })
  it('asks for all the words', () => {
    expect(found('first fog')).toEqual(['battle-b1'])
    expect(found('first flagship')).toEqual([])
  })
})
