import { describe, expect, it } from 'vitest'
import { sampleArmadas } from '@shared/systems/starfinder-armada/samples/two-armadas'
import type { DraftArmada } from '@shared/systems/starfinder-armada/model/design'
import { facing, initialLineup, lineupProblem, sideChoices, sidesOf, type LineupEntry } from './battle-sides'
import { rosterReading as petitWargame } from '../systems/petit-wargame/rosters/roster-reading'
import { rosterReading } from '../systems/starfinder-armada/rosters/roster-reading'

let last = 0
const newId = (): string => `id${String((last += 1))}`
const armadas = (): readonly DraftArmada[] => [
  rosterReading.empty('Unfit', [], newId) as DraftArmada,
  ...sampleArmadas(newId),
  ...sampleArmadas(newId)
]
const placed = (sides: readonly LineupEntry['side'][]): readonly LineupEntry[] =>
  armadas()
    .slice(1)
    .map((roster, i) => ({ roster, isFit: true, side: sides[i] ?? 'none', isHidden: false }))

describe('choosing who fights', () => {
  it('begins with the first two armadas that may fight, on opposite sides', () => {
    expect(initialLineup(rosterReading, armadas(), {}).map(entry => entry.side)).toEqual(['none', 'A', 'B', 'none', 'none'])
  })
  it('leaves out an armada that breaks a rule', () => {
    expect(initialLineup(rosterReading, armadas(), {})[0]).toMatchObject({ isFit: false, side: 'none' })
  })
  it('needs two armadas on two sides and takes no more than four', () => {
    expect(lineupProblem({}, placed(['A']))).toBe('too-few')
    expect(lineupProblem({}, placed(['B', 'B']))).toBe('one-side')
    expect(lineupProblem({}, placed(['A', 'B', 'C', 'D']))).toBeNull()
    const five = [...placed(['A', 'B', 'C', 'D']), ...placed(['A'])]
    expect(lineupProblem({}, five)).toBe('too-many')
  })
  it('offers two sides to a game of two players, and takes one roster on each', () => {
    expect([sideChoices({}), sideChoices({ isDuel: true })]).toEqual([
      ['A', 'B', 'C', 'D'],
      ['A', 'B']
    ])
    expect(petitWargame.isDuel).toBe(true)
    expect(lineupProblem(petitWargame, placed(['A', 'B']))).toBeNull()
    expect(lineupProblem(petitWargame, placed(['A', 'B', 'B']))).toBe('not-a-duel')
    expect(lineupProblem(petitWargame, placed(['B', 'B']))).toBe('one-side')
  })
  it('sends the armadas in the order of their sides', () => {
    expect(sidesOf(placed(['C', 'A', 'none', 'A'])).map(side => side.sideId)).toEqual(['A', 'A', 'C'])
  })
  it('sets the rosters of each side against each other', () => {
    const lineup = placed(['B', 'A', 'none', 'B'])
    expect(facing(lineup).map(side => side.map(roster => roster.id))).toEqual([
      [lineup[1]?.roster.id],
      [lineup[0]?.roster.id, lineup[3]?.roster.id]
    ])
  })
})
