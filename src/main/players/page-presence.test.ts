import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OpenPages } from '../page/open-pages'
import { PagePresence } from './page-presence'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A program that starts with what the last one stored. */
function started(before: boolean | null = null) {
  const kept = {
    value: before,
    save: async (value: boolean) => {
      kept.value = value
    }
  }
  const pages = new OpenPages()
  const changed = vi.fn()
  const presence = new PagePresence({ pages, kept, changed, log: () => undefined })
  const later = (ms: number = PagePresence.GRACE_MS) => vi.advanceTimersByTimeAsync(ms)
  return { kept, pages, changed, presence, later }
}

describe('the player screen as a page', () => {
  it('is closed until a page comes', async () => {
    const { presence, pages, changed, later } = started()
    expect(presence.standing).toBe('closed')
    pages.come('gm')
    expect(presence.standing).toBe('closed')
    pages.come('players')
    await later(0)
    expect([presence.standing, changed.mock.calls.length]).toEqual(['open', 1])
  })

  it('was left open by a program that ended, or was killed, while it was', async () => {
    const first = started()
    first.pages.come('gm')
    first.pages.come('players')
    await first.later(0)
    first.presence.stop()
    expect(started(first.kept.value).presence.standing).toBe('left')
  })

  it('was left open by a browser that was closed with all its pages', async () => {
    const { presence, pages, later } = started()
    const goes = [pages.come('gm'), pages.come('players')]
    await later(0)
    for (const go of goes.reverse()) go()
    await later()
    expect(presence.standing).toBe('left')
  })

  it('is closed for good when it alone was closed', async () => {
    const { presence, pages, kept, later } = started()
    pages.come('gm')
    const go = pages.come('players')
    await later(0)
    go()
    await later()
    expect([presence.standing, kept.value]).toEqual(['closed', false])
  })

  it('stays open while it is loaded anew, and with a second page', async () => {
    const { presence, pages, later, changed } = started()
    pages.come('gm')
    const go = pages.come('players')
    await later(0)
    go()
    await later(PagePresence.GRACE_MS - 1)
    const second = pages.come('players')
    pages.come('players')
    second()
    await later()
    expect([presence.standing, changed.mock.calls.length]).toEqual(['open', 1])
  })

  it('plays on where it cannot be kept', async () => {
    const log = vi.fn()
    const pages = new OpenPages()
    const kept = { value: null, save: () => Promise.reject(new Error('disk-full')) }
    const presence = new PagePresence({ pages, kept, changed: () => undefined, log })
    pages.come('players')
    await vi.advanceTimersByTimeAsync(0)
    expect([presence.standing, log.mock.calls.length]).toEqual(['open', 1])
  })
})
