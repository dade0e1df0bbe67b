import { describe, expect, it } from 'vitest'
import { sampleArmadas } from '@shared/systems/starfinder-armada/samples/two-armadas'
import { rosterReading } from './roster-reading'

let last = 0
const newId = (): string => `id${String((last += 1))}`
const [one, other] = sampleArmadas(newId)

describe('armadas on the screens of a campaign', () => {
  it('name the difficulty of one armada against one (SA-007)', () => {
    expect(rosterReading.outlook([[{ ...one, tier: 8 } as never], [other]])).toEqual({
      message: {
        key: 'sa.roster.difficulty',
        values: { name: one.name, level: { key: expect.stringMatching(/^builder\.difficulty\./u) as string } }
      },
      rule: 'SA-007'
    })
    const level = (tier: number): unknown => rosterReading.outlook([[one], [{ ...other, tier } as never]])?.message.values?.['level']
    expect(level(one.tier)).not.toEqual(level(one.tier + 3))
  })
  it('name no difficulty for more than two, or fewer', () => {
    expect(rosterReading.outlook([[one], [other], [other]])).toBeNull()
    expect(rosterReading.outlook([[one], [other, other]])).toBeNull()
    expect(rosterReading.outlook([[one]])).toBeNull()
  })
  it('show what they cost of what they may', () => {
    const points = rosterReading.columns.find(column => column.name === 'points')
    const cell = points?.cell(one, {})
    expect(cell?.value).toBe(cell?.of)
  })
  it('begin at the tier of those that are there', () => {
    expect(rosterReading.empty('New', [one], newId)).toMatchObject({ name: 'New', tier: one.tier, fleets: [] })
    expect(rosterReading.empty('New', [], newId)).toMatchObject({ tier: 1 })
  })
})
