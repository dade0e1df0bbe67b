import { describe, expect, it } from 'vitest'
import { idsIn } from './ids-in'

describe('the ids an event names', () => {
  it('are found however deep they lie, once each', () => {
    const event = { type: 'attackDeclared', attack: { attackerId: 'a', defenderId: 'x', dice: [null, { of: 'a' }] }, count: 3 }
    expect([...idsIn(event)]).toEqual(['attackDeclared', 'a', 'x'])
  })
  it('are none in figures and in nothing', () => {
    expect([idsIn(7).size, idsIn(null).size, idsIn(undefined).size]).toEqual([0, 0, 0])
  })
})
