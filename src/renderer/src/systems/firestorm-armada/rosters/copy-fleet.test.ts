import { describe, expect, it } from 'vitest'
import { emptyFleet } from './copy-fleet'

describe('a fleet that starts from nothing', () => {
  it('has nothing in it', () => {
    expect(emptyFleet('New', () => 'c1')).toEqual({
      id: 'c1',
      name: 'New',
      faction: 'dindrenzi',
      isAllied: false,
      squadrons: [],
      flights: [],
      allowIllegal: false
    })
  })
})
