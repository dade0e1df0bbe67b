import { describe, expect, it } from 'vitest'
import { BATTLE, endOfRound } from './clock'
import { isInForce, type Effect } from './effect'

describe('an effect', () => {
  const shaken: Effect = { id: 'e1', targetId: 'f1', cause: 'sa.cause.morale', source: 'SA-102', ending: BATTLE, suspension: null }

  it('is in force until something holds it back', () => {
    expect(isInForce(shaken)).toBe(true)
    expect(isInForce({ ...shaken, suspension: { cause: 'sa.cause.rally', ending: endOfRound(2) } })).toBe(false)
  })
})
