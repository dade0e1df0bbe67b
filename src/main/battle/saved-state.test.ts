import { describe, expect, it } from 'vitest'
import { savedState, usableState, wasLeftOpen } from './saved-state'

const at = (seq: number, isClosed = true) => ({ seq, state: savedState({ total: 3 }, 7, isClosed) })

describe('a checkpoint', () => {
  it('gives the state when the same program and the same rules made it', () => {
    expect(usableState(at(4), 7, 9)).toEqual({ seq: 4, state: { total: 3 } })
  })

  it('is passed over when other rules, another program or a longer log made it', () => {
    expect(usableState(at(4), 8, 9)).toBeNull()
    expect(usableState({ seq: 4, state: { ...at(4).state, program: '0.0.9' } }, 7, 9)).toBeNull()
    expect(usableState(at(10), 7, 9)).toBeNull()
    expect(usableState(null, 7, 9)).toBeNull()
  })

  it('tells whether the battle was closed in good order after its last entry', () => {
    expect(wasLeftOpen(at(9), 9)).toBe(false)
    expect(wasLeftOpen(at(9, false), 9)).toBe(true)
    expect(wasLeftOpen(at(8), 9)).toBe(true)
    expect(wasLeftOpen(null, 9)).toBe(true)
    expect(wasLeftOpen(null, 0)).toBe(false)
  })
})
