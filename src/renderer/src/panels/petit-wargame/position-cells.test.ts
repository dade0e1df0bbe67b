import { describe, expect, it } from 'vitest'
import { answerOdds } from '@shared/systems/petit-wargame/options/engagement-options'
import { engage, engagementIn, fight, play } from '@shared/systems/petit-wargame/testkit'
import type { Sector } from '@shared/systems/petit-wargame/model/element'
import type { PositionCell } from './position-cells'
import { positionRows } from './position-cells'

/** `a` fires D in front or C or D from its left; `x` has something left in front and behind alone. */
const state = play(fight({ a: { front: 'D', left: 'CD' }, x: { front: 'AA', rear: '+' } }), engage(), [6], [1])
const rows = positionRows(state, engagementIn(state))
const of = (from: Sector, at: Sector): PositionCell | undefined =>
  rows.flat().find(cell => cell.firingSector === from && cell.targetSector === at)
const open = (weapon: 'C' | 'D'): number => answerOdds(state, weapon, null).expected

describe('the table of positions (PW-046, PW-057)', () => {
  it('has a row for each sector of the active ship and a column for each of the enemy', () => {
    expect(rows.map(row => row.length)).toEqual([6, 6, 6, 6, 6, 6])
    expect(rows.map(([first]) => first?.firingSector)).toEqual(rows[0]?.map(cell => cell.targetSector))
  })
  it('expects what the weapon does that does most there', () => {
    expect(of('front', 'front')).toMatchObject({ best: { weapon: 'D' }, expected: open('D') })
    expect(of('left', 'rear')?.expected).toBe(Math.max(open('C'), open('D')))
  })
  it('has no figure where no weapon fires, nor where the enemy has nothing left to strike', () => {
    expect(of('top', 'front')).toMatchObject({ best: null, expected: null })
    expect(of('left', 'top')).toMatchObject({ best: { weapon: of('left', 'rear')?.best?.weapon }, expected: null })
    const figures = rows.flat().filter(cell => cell.expected !== null)
    expect(figures.map(cell => [cell.firingSector, cell.targetSector])).toEqual([
      ['front', 'front'],
      ['front', 'rear'],
      ['left', 'front'],
      ['left', 'rear']
    ])
  })
})
