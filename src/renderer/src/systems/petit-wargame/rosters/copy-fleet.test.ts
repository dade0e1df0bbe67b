import { describe, expect, it } from 'vitest'
import { emptyFleet } from './copy-fleet'

describe('a fleet that starts from nothing', () => {
  it('has nothing in it, and 500 points unless the others have another budget', () => {
    expect(emptyFleet('New', undefined, () => 'c1')).toEqual({
      id: 'c1',
      name: 'New',
      budgetPoints: 500,
      squadrons: [],
      allowIllegal: false
    })
    expect(emptyFleet('New', 300, () => 'c1').budgetPoints).toBe(300)
  })
})
