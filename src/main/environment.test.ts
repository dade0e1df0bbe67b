import { describe, expect, it } from 'vitest'
import { environmentFor } from './environment'

describe('the world around the application', () => {
  it('is the same on every run with the same seed', () => {
    const look = ({ random, newId, clock }: ReturnType<typeof environmentFor>) => [
      random.face(20),
      random.face(6),
      newId(),
      newId(),
      clock.now()
    ]
    expect(look(environmentFor(5))).toEqual(look(environmentFor(5)))
  })

  it('is the real one without a seed', () => {
    const { newId, clock } = environmentFor(undefined)
    expect(newId()).not.toBe(environmentFor(undefined).newId())
    const before = Date.now()
    const told = clock.now()
    expect(told).toBeGreaterThanOrEqual(before)
    expect(told).toBeLessThanOrEqual(Date.now())
  })
})
