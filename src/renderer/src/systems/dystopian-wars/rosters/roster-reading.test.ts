import { describe, expect, it } from 'vitest'
import { sampleForces } from '@shared/systems/dystopian-wars/samples/two-forces'
import { rosterReading } from './roster-reading'

let last = 0
const newId = (): string => `id${String((last += 1))}`
const [one, other] = sampleForces(newId)
const figures = (force: typeof one): unknown =>
  Object.fromEntries(rosterReading.columns.map(({ name, cell }) => [name, cell(force, {}).value]))

describe('forces on the screens of a campaign', () => {
  it('show what they bring to the table', () => {
    expect(figures(one)).toEqual({ squadrons: 3, units: 4, wings: 1, hull: 8 + 4 + 4 + 5, cards: 3 })
    expect(figures(other)).toMatchObject({ units: 6, wings: 2 })
    expect(rosterReading.spec(one).map(({ key, values }) => [key, values?.['count']])).toEqual([
      ['dw.roster.unitCount', 4],
      ['dw.roster.wingCount', 1],
      ['dw.roster.hullCount', 21]
    ])
  })
  it('begin with nothing', () => {
    expect(rosterReading.empty('New', [], () => 'c1')).toEqual({ id: 'c1', name: 'New', cards: 0, squadrons: [], allowIllegal: false })
  })
  it('are judged by what their cards say, and by the leave of the GM', () => {
    const hollow = { ...one, squadrons: [...one.squadrons, { id: 'hollow', name: 'Hollow', units: [], wings: [] }] } as typeof one
    expect(rosterReading.verdict(hollow, {})).toEqual({ standing: 'illegal', broken: 1, isFit: false })
    expect(rosterReading.verdict({ ...hollow, allowIllegal: true }, {})).toEqual({
      standing: 'allowed',
      broken: 1,
      isFit: true
    })
  })
})
