import { describe, expect, it } from 'vitest'
import { emptyArmada } from './copy-armada'

describe('an armada that starts from nothing', () => {
  it('has nothing in it', () => {
    expect(emptyArmada('New', 4, () => 'c1')).toEqual({ id: 'c1', name: 'New', tier: 4, fleets: [], officers: [], allowIllegal: false })
  })
})
