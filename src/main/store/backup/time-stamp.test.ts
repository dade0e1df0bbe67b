import { describe, expect, it } from 'vitest'
import { stampMs, timeStamp } from './time-stamp'

describe('time stamps in names', () => {
  it('come back as the same second', () => {
    const ms = Date.UTC(2026, 10, 20, 11, 19, 7)
    expect(timeStamp(ms + 321)).toBe('20261120t111907z')
    expect(stampMs('20261120t111907z')).toBe(ms)
  })

  it('sort as time does', () => {
    const moments = [0, 59_000, 60_000, 86_400_000, Date.UTC(2026, 1, 28), Date.UTC(2026, 2, 1)]
    expect(moments.map(timeStamp).sort()).toEqual(moments.map(timeStamp))
  })

  it.each(['', '20261120', '20261320t111907z', '20261120t111907', 'x20261120t111907z'])('refuse %j', text => {
    expect(stampMs(text)).toBeNull()
  })
})
