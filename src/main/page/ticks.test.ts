import { Feed } from '@shared/core/view/feed'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Ticks, type Due } from './ticks'

const { TICK_MS } = Feed
/** Ten ticks. */
const BEAT_MS = 2_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** A table that has this to send, with the times of its ticks and which of them were beats. */
function table(due: Due) {
  const at: [ms: number, isBeat: boolean][] = []
  const ticking = {
    due,
    tick: (isBeat: boolean) => {
      at.push([performance.now(), isBeat])
      if (ticking.due === 'tick') ticking.due = 'beat'
    }
  }
  const ticks = new Ticks(ticking)
  ticks.look()
  const after = (ms: number, now: Due): void => {
    vi.advanceTimersByTime(ms)
    ticking.due = now
    ticks.look()
  }
  return { at, ticks, after, timers: () => vi.getTimerCount() }
}

describe('the ticks of a table', () => {
  it('have no timer while there is nobody to tell anything', () => {
    const { at, after, timers } = table('never')
    expect(timers()).toBe(0)
    after(60_000, 'never')
    expect([at, timers()]).toEqual([[], 0])
  })

  it('are one in two seconds while phones are there and nothing happens', () => {
    const { at } = table('beat')
    vi.advanceTimersByTime(3 * BEAT_MS)
    expect(at).toEqual([1, 2, 3].map(nth => [nth * BEAT_MS, true]))
  })

  it.each([0, 1, 70, 199])('are at the same times whenever in between something happens, here after %i ms', ms => {
    const { at, after } = table('beat')
    after(4 * TICK_MS + ms, 'tick')
    vi.advanceTimersByTime(BEAT_MS - ms)
    expect(at).toEqual([
      [5 * TICK_MS, false],
      [BEAT_MS, true]
    ])
  })

  it('are one for all that happens before it', () => {
    const { at, after } = table('never')
    after(10, 'tick')
    after(50, 'tick')
    after(100, 'tick')
    vi.advanceTimersByTime(TICK_MS)
    expect(at).toEqual([[TICK_MS, false]])
  })

  it('are a beat as well where something has happened just before one', () => {
    const { at, after } = table('beat')
    after(BEAT_MS - 1, 'tick')
    vi.advanceTimersByTime(1)
    expect(at).toEqual([[BEAT_MS, true]])
  })

  it('end when the last phone has gone, and when the table closes', () => {
    const { at, ticks, after, timers } = table('beat')
    after(BEAT_MS, 'never')
    expect(timers()).toBe(0)
    after(10, 'tick')
    ticks.stop()
    vi.advanceTimersByTime(BEAT_MS)
    expect([at.length, timers()]).toEqual([1, 0])
  })
})
