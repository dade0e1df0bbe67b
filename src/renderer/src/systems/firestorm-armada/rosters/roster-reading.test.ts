import { describe, expect, it } from 'vitest'
import { sampleFleets } from '@shared/systems/firestorm-armada/samples/two-fleets'
import { rosterReading } from './roster-reading'

let last = 0
const newId = (): string => `id${String((last += 1))}`
const [one, other] = sampleFleets(newId)

describe('fleets on the screens of a campaign', () => {
  it('show how many squadrons, ships, wings and hull points they bring', () => {
    expect(rosterReading.columns.map(column => [column.name, column.cell(one, {})])).toEqual([
      ['squadrons', { value: 3, of: null }],
      ['ships', { value: 7, of: null }],
      ['wings', { value: 2, of: null }],
      ['hull', { value: 10 + 3 * 5 + 3 * 2, of: null }]
    ])
  })
  it('begin with nothing', () => {
    expect(rosterReading.empty('New', [], () => 'c1')).toEqual({
      id: 'c1',
      name: 'New',
      faction: 'dindrenzi',
      isAllied: false,
      squadrons: [],
      flights: [],
      allowIllegal: false
    })
  })
  it('are judged by the rules', () => {
    expect(rosterReading.verdict(rosterReading.empty('New', [one], newId), {})).toEqual({ standing: 'illegal', broken: 1, isFit: false })
    const allowed = { ...one, squadrons: one.squadrons.map(unit => ({ ...unit, ships: [] })), allowIllegal: true }
    expect(rosterReading.verdict(allowed, {})).toEqual({ standing: 'allowed', broken: 3, isFit: true })
  })
  it('name their faction and what they bring', () => {
    expect(rosterReading.spec(other).map(message => message.key)).toEqual([
      'fa.faction.dindrenzi',
      'fa.roster.squadronCount',
      'fa.roster.shipCount'
    ])
  })
})
