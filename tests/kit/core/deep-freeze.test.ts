import { describe, expect, it } from 'vitest'
import { deepFreeze } from './deep-freeze'

describe('deep freeze', () => {
  it('freezes lists and objects all the way down and gives back the same value', () => {
    const state = { fleets: [{ hull: 3, marks: ['moved'] }], admiral: null }
    expect(deepFreeze(state)).toBe(state)
    expect(() => Object.assign(state, { admiral: 'x' })).toThrow(TypeError)
    expect(() => Object.assign(state.fleets[0] ?? {}, { hull: 4 })).toThrow(TypeError)
    expect(() => state.fleets[0]?.marks.push('fired')).toThrow(TypeError)
  })

  it('takes plain values as they are', () => {
    expect(deepFreeze(4)).toBe(4)
    expect(deepFreeze(null)).toBeNull()
  })
})
