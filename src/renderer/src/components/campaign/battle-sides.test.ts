import { describe, expect, it } from 'vitest'
import { sampleArmadas } from '@shared/systems/starfinder-armada/samples/two-armadas'
import type { DraftArmada } from '@shared/systems/starfinder-armada/model/design'
import type { Muster } from './battle-sides'
import { firstMuster, musterDifficulty, musterProblem, sidesOf } from './battle-sides'
import { emptyArmada } from './copy-armada'

let last = 0
const newId = (): string => `id${String((last += 1))}`
const armadas = (): readonly DraftArmada[] => [emptyArmada('Unfit', 1, newId), ...sampleArmadas(newId), ...sampleArmadas(newId)]
const placed = (sides: readonly Muster['side'][]): readonly Muster[] =>
  armadas()
    .slice(1)
    .map((armada, i) => ({ armada, isFit: true, side: sides[i] ?? 'none' }))

describe('choosing who fights', () => {
  it('begins with the first two armadas that may fight, on opposite sides', () => {
    expect(firstMuster(armadas(), {}).map(entry => entry.side)).toEqual(['none', 'A', 'B', 'none', 'none'])
  })
  it('leaves out an armada that breaks a rule', () => {
    expect(firstMuster(armadas(), {})[0]).toMatchObject({ isFit: false, side: 'none' })
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
  it('names the difficulty of one armada against one (SA-007)', () => {
    const muster = placed(['B', 'A'])
    expect(musterDifficulty(muster)).toMatchObject({ allied: { name: muster[1]?.armada.name }, reading: { level: 'hard' } })
  })
  it('names no difficulty for more than two', () => {
    expect(musterDifficulty(placed(['A', 'B', 'B']))).toBeNull()
    expect(musterDifficulty(placed(['A']))).toBeNull()
  })
})
