import { EventEmitter } from 'node:events'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { recoverPage } from './page-recovery'

class FakeContents extends EventEmitter {
  address = 'app://flagship/#/battle'
  hasDevTools = false
  reloads = 0
  kills = 0
  getURL = (): string => this.address
  isDevToolsOpened = (): boolean => this.hasDevTools
  reload = (): void => void (this.reloads += 1)
  forcefullyCrashRenderer = (): void => {
    this.kills += 1
    this.emit('render-process-gone', {}, { reason: 'killed', exitCode: 9 })
  }
}

class FakeWindow extends EventEmitter {
  readonly webContents = new FakeContents()
  isGone = false
  isDestroyed = (): boolean => this.isGone
}

function watched(answers: readonly ('reload' | 'quit')[] = []) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate'] })
  const window = new FakeWindow()
  const left = [...answers]
  const seen = { asked: 0, quits: 0, loads: 0, logged: [] as string[], nowMs: 0 }
  recoverPage(window as never, {
    load: () => void (seen.loads += 1),
    ask: () => {
      seen.asked += 1
      return Promise.resolve(left.shift() ?? 'quit')
    },
    quit: () => void (seen.quits += 1),
    log: what => void seen.logged.push(what),
    nowMs: () => seen.nowMs
  })
  const crash = async (): Promise<void> => {
    window.webContents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 139 })
    await vi.advanceTimersByTimeAsync(0)
  }
  return { window, contents: window.webContents, seen, crash }
}

afterEach(() => vi.useRealTimers())

describe('a page that crashed', () => {
  it('is loaded again where it was, and the log says why', async () => {
    const { contents, seen, crash } = watched()
    await crash()
    expect([contents.reloads, seen.asked]).toEqual([1, 0])
    expect(seen.logged).toEqual(['The page is gone: crashed, 139'])
  })

  it('is loaded from the start when it crashed before it was there', async () => {
    const { contents, seen, crash } = watched()
    contents.address = ''
    await crash()
    expect([contents.reloads, seen.loads]).toEqual([0, 1])
  })

  it('is asked about once it has crashed a fourth time, and then loaded as often again', async () => {
    const { contents, seen, crash } = watched(['reload'])
    for (let times = 0; times < 4; times++) await crash()
    expect([contents.reloads, seen.asked, seen.quits]).toEqual([4, 1, 0])
    for (let times = 0; times < 3; times++) await crash()
    expect([contents.reloads, seen.asked]).toEqual([7, 1])
  })

  it('ends the program when the user says so', async () => {
    const { contents, seen, crash } = watched(['quit'])
    for (let times = 0; times < 4; times++) await crash()
    expect([contents.reloads, seen.quits]).toEqual([3, 1])
  })

  it('is not asked about when the crashes are far apart', async () => {
    const { contents, seen, crash } = watched()
    for (let times = 0; times < 20; times++) {
      await crash()
      seen.nowMs += 2 * 60_000
    }
    expect([contents.reloads, seen.asked]).toEqual([20, 0])
  })

  it('is left alone in a window that was closed', async () => {
    const { window, contents, crash } = watched()
    window.isGone = true
    await crash()
    expect(contents.reloads).toBe(0)
  })
})

describe('a page that could not be loaded', () => {
  it('is loaded again, unless another load took its place or it was only a frame', async () => {
    const { contents } = watched()
    contents.emit('did-fail-load', {}, -3, 'ERR_ABORTED', '', true)
    contents.emit('did-fail-load', {}, -6, 'ERR_FILE_NOT_FOUND', '', false)
    await vi.advanceTimersByTimeAsync(0)
    expect(contents.reloads).toBe(0)
    contents.emit('did-fail-load', {}, -6, 'ERR_FILE_NOT_FOUND', '', true)
    await vi.advanceTimersByTimeAsync(0)
    expect(contents.reloads).toBe(1)
  })
})

describe('a page that hangs', () => {
  it('has ten seconds to come to itself, and is then ended and loaded again once', async () => {
    const { window, contents } = watched()
    window.emit('unresponsive')
    window.emit('unresponsive')
    await vi.advanceTimersByTimeAsync(9_999)
    expect([contents.kills, contents.reloads]).toEqual([0, 0])
    await vi.advanceTimersByTimeAsync(2)
    expect([contents.kills, contents.reloads]).toEqual([1, 1])
  })

  it('is let be when it does, when the inspector holds it, or when its window closes', async () => {
    const { window, contents } = watched()
    window.emit('unresponsive')
    window.emit('responsive')
    window.emit('unresponsive')
    window.emit('closed')
    contents.hasDevTools = true
    window.emit('unresponsive')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(contents.kills).toBe(0)
  })
})
