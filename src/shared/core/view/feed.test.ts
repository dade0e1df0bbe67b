import { describe, expect, it } from 'vitest'
import { aView } from '@kit/core/view'
import { Feed } from './feed'

/** A battle with one number that everybody sees and one that nobody does. */
interface Battle {
  readonly seen: number
  readonly hidden: number
}
const feedOf = (battle: Battle): Feed<Battle> =>
  new Feed(({ seen }: Battle) => aView({ round: { word: { key: 'round' }, number: seen } }), { kind: 'table' }, battle)
const read = (frame: string | null): unknown => JSON.parse(frame ?? 'null')

describe('what a viewer is sent', () => {
  it('is the battle at the first tick, and then nothing while nothing changes', () => {
    const feed = feedOf({ seen: 1, hidden: 1 })
    expect(read(feed.tick())).toMatchObject({ kind: 'shown', n: 1, shown: { view: { round: { number: 1 } } } })
    expect(feed.tick()).toBeNull()
  })
  it('is nothing for an act that changes what it may not see', () => {
    const feed = feedOf({ seen: 1, hidden: 1 })
    feed.tick()
    feed.follow({ seen: 1, hidden: 2 })
    expect(feed.tick()).toBeNull()
  })
  it('is one frame for all that happened since the last tick, told act by act', () => {
    const feed = feedOf({ seen: 1, hidden: 1 })
    feed.tick()
    feed.follow({ seen: 2, hidden: 1 })
    feed.follow({ seen: 3, hidden: 1 })
    expect(read(feed.tick())).toMatchObject({ n: 2, shown: { view: { round: { number: 3 } }, lines: [{ n: 1 }, { n: 2 }] } })
  })
  it('is a sign of life at each beat, unless there is a frame to send', () => {
    const feed = feedOf({ seen: 1, hidden: 1 })
    expect(read(feed.tick(true))).toMatchObject({ kind: 'shown', n: 1 })
    expect(read(feed.tick(true))).toEqual({ kind: 'beat', n: 1 })
    feed.follow({ seen: 1, hidden: 2 })
    expect(read(feed.tick(true))).toEqual({ kind: 'beat', n: 1 })
  })
  it('is asked for when something has happened, seen or not', () => {
    const feed = feedOf({ seen: 1, hidden: 1 })
    expect(feed.hasNews).toBe(true)
    feed.tick()
    expect(feed.hasNews).toBe(false)
    feed.follow({ seen: 1, hidden: 2 })
    expect(feed.hasNews).toBe(true)
  })
  it('is the last frame once more for a screen that comes back', () => {
    const feed = feedOf({ seen: 1, hidden: 1 })
    const first = feed.tick()
    expect(feed.again()).toBe(first)
  })
  it('comes in steps of length', () => {
    const feed = feedOf({ seen: 1, hidden: 1 })
    expect([feed.tick(), feed.again()].map(frame => (frame ?? '').length % 2048)).toEqual([0, 0])
  })
})
