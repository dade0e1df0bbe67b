import { describe, expect, it } from 'vitest'
import type { DraftSquad } from '@shared/systems/xwing/model/squad'
import { sampleSquads } from '@shared/systems/xwing/samples/two-squads'
import { rosterReading } from './roster-reading'

let last = 0
const newId = (): string => `id${String((last += 1))}`
const [one, other] = sampleSquads(newId)
const figures = (squad: DraftSquad): unknown =>
  Object.fromEntries(rosterReading.columns.map(({ name, cell }) => [name, cell(squad, {}).value]))
const nameless: DraftSquad = { ...one, ships: one.ships.map((ship, i) => (i === 0 ? { ...ship, name: '' } : ship)) }

describe('squads on the screens of a campaign', () => {
  it('show what they bring to the table', () => {
    expect(figures(one)).toEqual({ ships: 3, initiatives: '1–5', hull: 4 + 6 + 3, shields: 2 + 3 + 1 })
    expect(figures(other)).toMatchObject({ ships: 4, shields: 1 })
    expect(figures({ ...one, ships: one.ships.slice(0, 1) })).toMatchObject({ initiatives: '5' })
    expect(figures({ ...one, ships: [] })).toMatchObject({ initiatives: '–' })
    expect(rosterReading.spec(one).map(({ key, values }) => [key, values?.['count']])).toEqual([
      ['xw.roster.shipCount', 3],
      ['xw.roster.hullCount', 13],
      ['xw.roster.shieldCount', 6]
    ])
  })
  it('begin with nothing', () => {
    expect(rosterReading.empty('New', [], () => 'c1')).toEqual({
      id: 'c1',
      name: 'New',
      attackDiceOwned: null,
      defenseDiceOwned: null,
      ships: [],
      allowIllegal: false
    })
  })
  it('are judged by what their cards say, and by the leave of the GM', () => {
    expect(rosterReading.verdict(nameless, {})).toEqual({ standing: 'illegal', broken: 1, isFit: false })
    expect(rosterReading.verdict({ ...nameless, allowIllegal: true }, {})).toEqual({
      standing: 'allowed',
      broken: 1,
      isFit: true
    })
  })
  it('are held against the ranges of the edition the campaign plays', () => {
    const short = {
      ...one,
      ships: one.ships.map(ship => ({ ...ship, weapons: ship.weapons.map(gun => ({ ...gun, rangeMin: 1, rangeMax: 3 })) }))
    }
    expect([rosterReading.verdict(short, {}).isFit, rosterReading.verdict(short, { 'xw.edition': 'original' }).isFit]).toEqual([
      false,
      true
    ])
  })
})
