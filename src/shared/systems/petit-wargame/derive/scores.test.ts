import { describe, expect, it } from 'vitest'
import { PRINTED_TABLES } from '../tables/scores'
import { counterScore, defenceScore, detectionScore, hitScore } from './scores'

const tables = PRINTED_TABLES

describe('scores of detection (PW-034, PW-038)', () => {
  it('are 8 and 5 for detector Y against countermeasure X, as in the worked example', () => {
    expect([detectionScore(tables, 'Y', 'x'), counterScore(tables, 'Y', 'x')]).toEqual([8, 5])
  })
  it('come from row O without a countermeasure', () => {
    expect((['W', 'X', 'Y', 'Z'] as const).map(detector => detectionScore(tables, detector, null))).toEqual([7, 6, 8, 6])
  })
})

describe('scores of combat (PW-051, PW-052, PW-053, PW-054)', () => {
  it('are 10 to hit and 4 to defend for weapon C against defence a, as in the worked example', () => {
    expect([hitScore(tables, 'C', 'a'), defenceScore(tables, 'C', 'a')]).toEqual([10, 4])
  })
  it('come from row O without a defence', () => {
    expect((['A', 'B', 'C', 'D', 'E', 'F'] as const).map(weapon => hitScore(tables, weapon, null))).toEqual([11, 12, 10, 9, 11, 10])
  })
})
