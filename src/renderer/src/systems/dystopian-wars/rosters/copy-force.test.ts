import { describe, expect, it } from 'vitest'
import { emptyForce } from './copy-force'

describe('a force that starts from nothing', () => {
  it('has nothing in it', () => {
    expect(emptyForce('New', () => 'c1')).toEqual({ id: 'c1', name: 'New', cards: 0, squadrons: [], allowIllegal: false })
  })
})
