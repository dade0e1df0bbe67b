import { describe, expect, it } from 'vitest'
import { sampleArmadas } from '@shared/systems/starfinder-armada/samples/two-armadas'
import type { DraftArmada } from '@shared/systems/starfinder-armada/model/design'
import { facing, firstMuster, musterProblem, sidesOf, type Muster } from './battle-sides'
import { rosterReading } from '../systems/starfinder-armada/rosters/roster-reading'

let last = 0
const newId = (): string => `id${String((last += 1))}`
const armadas = (): readonly DraftArmada[] => [
  rosterReading.empty('Unfit', [], newId) as DraftArmada,
  ...sampleArmadas(newId),
  ...sampleArmadas(newId)
]
const placed = (sides: readonly Muster['side'][]): readonly Muster[] =>
  armadas()
    .slice(1)
    .map((roster, i) => ({ roster, isFit: true, side: sides[i] ?? 'none' }))

describe('choosing who fights', () => {
  it('begins with the first two armadas that may fight, on opposite sides', () => {
    expect(firstMuster(rosterReading, armadas(), {}).map(entry => entry.side)).toEqual(['none', 'A', 'B', 'none', 'none'])
  })
  it('leaves out an armada that breaks a rule', () => {
    expect(firstMuster(rosterReading, armadas(), {})[0]).toMatchObject({ isFit: false, side: 'none' })
  })
  it('needs two armadas on two sides and takes no more than four', () => {
    expect(musterProblem(placed(['A']))).toBe('too-few')
    expect(musterProblem(placed(['B', 'B']))).toBe('one-side')
    expect(musterProblem(placed(['A', 'B', 'C', 'D']))).toBeNull()
    const five = [...placed(['A', 'B', 'C', 'D']), ...placed(['A'])]
    expect(musterProblem(five)).toBe('too-many')
  })
  it('sends the armadas in the order of their sides', () => {
    expect(sidesOf(placed(['C', 'A', 'none', 'A'])).map(side => side.sideId)).toEqual(['A', 'A', 'C'])
  })
  it('sets the rosters of each side against each other', () => {
    const muster = placed(['B', 'A', 'none', 'B'])
    expect(facing(muster).map(side => side.map(roster => roster.id))).toEqual([
      [muster[1]?.roster.id],
      [muster[0]?.roster.id, muster[3]?.roster.id]
    ])
  })
})
