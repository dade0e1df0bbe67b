import { describe, expect, it } from 'vitest'
import { surroundingsFor } from './surroundings'

describe('the world around the application', () => {
  it('is the same on every run with the same seed', () => {
    const look = ({ random, newId, clock }: ReturnType<typeof surroundingsFor>) => [
      random.face(20),
      random.face(6),
      newId(),
      newId(),
      clock.now()
    ]
    expect(look(surroundingsFor(5))).toEqual(look(surroundingsFor(5)))
  })

  it('is the real one without a seed', () => {
    const { newId, clock } = surroundingsFor(undefined)
    expect(newId()).not.toBe(surroundingsFor(undefined).newId())
    const before = Date.now()
    const told = clock.now()
    expect(told).toBeGreaterThanOrEqual(before)
    expect(told).toBeLessThanOrEqual(Date.now())
  })
})
