import { describe, expect, it } from 'vitest'
import { STAGE_ORDER, STAGES, STEPS } from './stages'

describe('the stages of an attack (XW-001)', () => {
  it('stand once each in the order of the six steps', () => {
    expect(Object.keys(STAGES).sort()).toEqual([...STAGE_ORDER].sort())
    expect(STAGE_ORDER.map(stage => STEPS[STAGES[stage].step])).toEqual([2, 2, 2, 3, 3, 3, 5, 6, 6, 6, 6])
    expect(Object.values(STEPS)).toEqual([1, 2, 3, 4, 5, 6])
  })
})
