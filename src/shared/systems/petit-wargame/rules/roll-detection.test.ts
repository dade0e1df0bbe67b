import { describe, expect, it } from 'vitest'
import { detectionResult } from './roll-detection'

const against = (own: number, ...enemies: readonly number[]): readonly string[] => enemies.map(enemy => detectionResult(own, enemy))

describe('what two margins come to (PW-036)', () => {
  it('is a detection where the detector does not fail and beats the enemy, not where they are equal', () => {
    expect(against(2, 1, 2, 3)).toEqual(['detected', 'undetected', 'undetected'])
    expect(against(0, -1, 0)).toEqual(['detected', 'undetected'])
  })
  it('is a jammed detector where it fails and the enemy has a margin above 0', () => {
    expect(against(-1, -2, 0, 1)).toEqual(['undetected', 'undetected', 'jammed'])
  })
})
