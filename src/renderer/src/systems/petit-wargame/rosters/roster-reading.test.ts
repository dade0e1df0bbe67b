import { describe, expect, it } from 'vitest'
import { sampleFleets } from '@shared/systems/petit-wargame/samples/two-fleets'
import { rosterReading } from './roster-reading'

let last = 0
const newId = (): string => `id${String((last += 1))}`
const [one, other] = sampleFleets(newId)

describe('fleets on the screens of a campaign', () => {
  it('show their squadrons, their ships, and their points of the budget', () => {
    expect(rosterReading.columns.map(column => [column.name, column.cell(one, {})])).toEqual([
      ['squadrons', { value: 2, of: null }],
      ['ships', { value: 5, of: null }],
      ['points', { value: 20 + 20 + 30 + 50 + 30, of: 500 }]
    ])
    expect(rosterReading.spec(other).map(message => message.values?.['count'])).toEqual([2, 5, 150])
  })
  it('are judged by the rules and the house rules of the campaign', () => {
    const small = { ...one, squadrons: [], allowIllegal: true }
    expect(rosterReading.verdict(small, {})).toEqual({ standing: 'illegal', broken: 1, isFit: false })
    const tight = { ...one, budgetPoints: 149, allowIllegal: true }
    expect(rosterReading.verdict(tight, {})).toEqual({ standing: 'allowed', broken: 1, isFit: true })
    const lone = { ...one, squadrons: one.squadrons.map(squadron => ({ ...squadron, ships: squadron.ships.slice(0, 1) })) }
    expect(rosterReading.verdict(lone, {})).toEqual({ standing: 'illegal', broken: 2, isFit: false })
  })
  it('begin with the budget of those that are there', () => {
    expect(rosterReading.empty('New', [{ ...one, budgetPoints: 320 } as never], newId)).toMatchObject({ name: 'New', budgetPoints: 320 })
    expect(rosterReading.empty('New', [], newId)).toMatchObject({ budgetPoints: 500, squadrons: [] })
  })
})
