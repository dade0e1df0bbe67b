import { EventEmitter } from 'node:events'
import type { Session, WebContents } from 'electron'
import { describe, expect, it } from 'vitest'
import { guardNavigation, guardRequests } from './navigation'
import { APP_ORIGIN } from './own-page'

class FakeContents extends EventEmitter {
  opened: unknown = null
  setWindowOpenHandler(handler: (details: { url: string }) => unknown): void {
    this.opened = handler({ url: `${APP_ORIGIN}/` })
  }
}

const contents = new FakeContents()
guardNavigation(contents as unknown as WebContents, APP_ORIGIN)

function isStopped(event: string, url: string): boolean {
  let isPrevented = false
  contents.emit(event, { url, preventDefault: () => (isPrevented = true) })
  return isPrevented
}

describe('navigation', () => {
  it.each(['will-navigate', 'will-redirect', 'will-frame-navigate'])('stays on our own page at %s', event => {
    expect(isStopped(event, `${APP_ORIGIN}/#/settings`)).toBe(false)
    for (const url of [
      'https://example.com/',
      'file:///etc/passwd',
      'data:text/html,x',
      'javascript:0',
      'app://other/',
      `${APP_ORIGIN}.example/`
    ])
      expect([url, isStopped(event, url)]).toEqual([url, true])
  })

  it('lets no page hold another', () => {
    expect(isStopped('will-attach-webview', '')).toBe(true)
  })

  it('lets no page open a window, not even of our own', () => {
    expect(contents.opened).toEqual({ action: 'deny' })
  })
})

describe('requests', () => {
  let listener: (details: { url: string }, answer: (response: { cancel?: boolean }) => void) => void = () => undefined
  const session = { webRequest: { onBeforeRequest: (heard: typeof listener) => void (listener = heard) } }
  guardRequests(session as unknown as Session, [APP_ORIGIN])

  it.each([
    [`${APP_ORIGIN}/assets/a.js`, false],
    ['blob:app://flagship/1', false],
    ['data:image/png;base64,', false],
    ['https://example.com/', true],
    ['http://127.0.0.1/', true],
    ['ws://127.0.0.1/', true],
    ['file:///etc/passwd', true],
    ['ftp://example.com/', true]
  ])('to %s: stopped %s', (url, stopped) => {
    let cancelled: boolean | undefined
    listener({ url }, response => (cancelled = response.cancel))
    expect(cancelled).toBe(stopped)
  })
})
