import { describe, expect, it } from 'vitest'
import { rateLimit } from './rate-limit'

describe('rate limit', () => {
  it('lets a whole second of messages through at once and stops the next', () => {
    const pass = rateLimit(3, () => 0)
    expect([pass(), pass(), pass(), pass()]).toEqual([true, true, true, false])
  })

  it('lets messages through again as time goes by, never more than one second of them', () => {
    let now = 0
    const pass = rateLimit(2, () => now)
    pass()
    pass()
    now = 500
    expect([pass(), pass()]).toEqual([true, false])
    now = 60_000
    expect([pass(), pass(), pass()]).toEqual([true, true, false])
  })
})
