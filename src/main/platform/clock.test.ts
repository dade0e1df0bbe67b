import { describe, expect, it } from 'vitest'
import { fixedClock, systemClock } from './clock'

describe('clock', () => {
  it('tells the time of the computer', () => {
    const before = Date.now()
    const told = systemClock.now()
    expect(told).toBeGreaterThanOrEqual(before)
    expect(told).toBeLessThanOrEqual(Date.now())
  })

  it('stands still until it is moved', () => {
    const clock = fixedClock(1_000)
    expect([clock.now(), clock.now()]).toEqual([1_000, 1_000])
    clock.advance(250)
    expect(clock.now()).toBe(1_250)
  })
})
