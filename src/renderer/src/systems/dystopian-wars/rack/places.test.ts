import { describe, expect, it } from 'vitest'
import { duel, u, w } from '@kit/systems/dystopian-wars'
import { forcesOf, markOf, rackOf, sidesOf } from './places'

describe('where units and wings stand in the racks', () => {
  it('squadron by squadron, units before wings, numbered through', () => {
    expect(sidesOf(duel())).toEqual(['A', 'B'])
    expect(rackOf(duel(), 'B').map(one => one.id)).toEqual(['x', 'y', 'g'])
    expect(markOf(duel(), w('g'))).toEqual({ sideId: 'B', number: 3, name: 'g' })
    expect(markOf(duel(), u('a'))).toMatchObject({ sideId: 'A', number: 1 })
    expect(forcesOf(duel(), 'A')).toBe('us')
  })
})
