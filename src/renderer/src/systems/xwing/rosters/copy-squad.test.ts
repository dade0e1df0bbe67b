import { describe, expect, it } from 'vitest'
import { emptySquad } from './copy-squad'

describe('a squad that starts from nothing', () => {
  it('has nothing in it', () => {
    expect(emptySquad('New', () => 'c1')).toEqual({
      id: 'c1',
      name: 'New',
      attackDiceOwned: null,
      defenseDiceOwned: null,
      ships: [],
      allowIllegal: false
    })
  })
})
