import { EventEmitter } from 'node:events'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { bringForward, showWhenReady } from './show-window'

class FakeWindow extends EventEmitter {
  readonly webContents = new EventEmitter()
  readonly did: string[] = []
  isGone = false
  isSmall = false
  show = (): void => void this.did.push('show')
  maximize = (): void => void this.did.push('maximize')
  restore = (): void => void this.did.push('restore')
  focus = (): void => void this.did.push('focus')
  isDestroyed = (): boolean => this.isGone
  isMinimized = (): boolean => this.isSmall
}

const hidden = (platform: NodeJS.Platform, isMaximized = false): FakeWindow => {
  vi.useFakeTimers()
  const window = new FakeWindow()
  showWhenReady(window as never, { isMaximized, platform })
  return window
}

afterEach(() => vi.useRealTimers())

describe('a hidden window', () => {
  it('is shown when its page is drawn, and only once', () => {
    const window = hidden('win32')
    window.webContents.emit('did-finish-load')
    expect(window.did).toEqual([])
    window.emit('ready-to-show')
    vi.advanceTimersByTime(10_000)
    expect(window.did).toEqual(['show'])
  })

  it('is shown on Linux when its page is loaded, since under Wayland it is never drawn', () => {
    const window = hidden('linux')
    window.webContents.emit('did-finish-load')
    window.emit('ready-to-show')
    expect(window.did).toEqual(['show'])
  })

  it.each(['linux', 'win32', 'darwin'] as const)('is shown after two seconds whatever happens: %s', platform => {
    const window = hidden(platform)
    vi.advanceTimersByTime(1_999)
    expect(window.did).toEqual([])
    vi.advanceTimersByTime(1)
    expect(window.did).toEqual(['show'])
  })

  it('is maximised only as it is shown', () => {
    const window = hidden('darwin', true)
    expect(window.did).toEqual([])
    window.emit('ready-to-show')
    expect(window.did).toEqual(['maximize', 'show'])
  })

  it('is left alone when it was closed meanwhile', () => {
    const window = hidden('linux')
    window.isGone = true
    window.emit('closed')
    window.webContents.emit('did-finish-load')
    vi.advanceTimersByTime(10_000)
    expect(window.did).toEqual([])
  })
})

describe('a window that is asked for again', () => {
  it('is shown and has the focus, from the taskbar too', () => {
    const window = new FakeWindow()
    bringForward(window)
    expect(window.did.splice(0)).toEqual(['show', 'focus'])
    window.isSmall = true
    bringForward(window)
    expect(window.did).toEqual(['restore', 'show', 'focus'])
  })
})
