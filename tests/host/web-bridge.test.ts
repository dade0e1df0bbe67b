import type { CallReply } from '@shared/ipc/calls'
import type { News } from '@shared/ipc/news'
import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FlagshipBridge } from '../../src/preload/api'

const SOURCE = readFileSync('src/renderer/public/bridge.js', 'utf8')

/** A WebSocket whose other end is the test. */
class Line extends EventEmitter {
  static readonly OPEN = 1
  static lines: Line[] = []
  readyState = 0
  readonly sent: { id: number; call: string; args: unknown }[] = []
  onopen: () => void = () => undefined
  onmessage: (event: { data: string }) => void = () => undefined
  onclose: () => void = () => undefined

  constructor(readonly address: string) {
    super()
    Line.lines.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Line['sent'][number])
  }

  open(): void {
    this.readyState = Line.OPEN
    this.onopen()
  }

  drop(): void {
    this.readyState = 3
    this.onclose()
  }

  say(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) })
  }
}

interface Page {
  flagship?: FlagshipBridge
}

function load(page: Page): FlagshipBridge {
  runInNewContext(SOURCE, { window: page, WebSocket: Line, location: { host: '127.0.0.1:4714' }, setTimeout, clearTimeout })
  if (page.flagship === undefined) throw new Error('no bridge')
  return page.flagship
}

const lineAt = (index: number): Line => {
  const line = Line.lines[index]
  if (line === undefined) throw new Error(`no line ${index}`)
  return line
}

const done: CallReply<unknown> = { ok: true, result: 1 }

beforeEach(() => {
  Line.lines = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

describe('the bridge of the browser shell', () => {
  it('is two functions over one line to the same address', () => {
    const bridge = load({})
    expect(Object.keys(bridge)).toEqual(['call', 'onNews'])
    expect(Object.isFrozen(bridge)).toBe(true)
    expect(Line.lines.map(line => line.address)).toEqual(['ws://127.0.0.1:4714/socket'])
  })

  it('leaves the bridge of a desktop window alone', () => {
    const desktop: FlagshipBridge = { call: async () => done, onNews: () => () => undefined }
    expect(load({ flagship: desktop })).toBe(desktop)
    expect(Line.lines).toEqual([])
  })

  it('lets calls wait for the line and gives each its own answer', async () => {
    const bridge = load({})
    const first = bridge.call('app.info', {})
    const second = bridge.call('campaigns.list', { a: 1 })
    expect(lineAt(0).sent).toEqual([])
    lineAt(0).open()
    expect(lineAt(0).sent).toEqual([
      { id: 1, call: 'app.info', args: {} },
      { id: 2, call: 'campaigns.list', args: { a: 1 } }
    ])
    lineAt(0).say({ id: 2, reply: { ok: true, result: 'two' } })
    lineAt(0).say({ id: 1, reply: { ok: true, result: 'one' } })
    expect([await first, await second]).toEqual([
      { ok: true, result: 'one' },
      { ok: true, result: 'two' }
    ])
  })

  it('passes news on until told to stop', () => {
    const bridge = load({})
    const heard: News[] = []
    const stop = bridge.onNews(news => void heard.push(news))
    lineAt(0).open()
    lineAt(0).say({ news: { kind: 'campaigns.changed' } })
    stop()
    lineAt(0).say({ news: { kind: 'campaigns.changed' } })
    expect(heard).toHaveLength(1)
  })

  it('fails what was under way when the line drops, keeps what comes after, and says that all may have changed', async () => {
    const bridge = load({})
    const heard: News[] = []
    bridge.onNews(news => void heard.push(news))
    lineAt(0).open()
    const under = bridge.call('battle.submit', {})
    lineAt(0).drop()
    expect(await under).toEqual({ ok: false, error: { code: 'io', detail: 'connection lost' } })
    const after = bridge.call('app.info', {})
    vi.advanceTimersByTime(250)
    lineAt(1).open()
    expect(lineAt(1).sent.map(call => call.call)).toEqual(['app.info'])
    expect(heard).toEqual([{ kind: 'host.line', isDown: true }, { kind: 'host.line', isDown: false }, { kind: 'campaigns.changed' }])
    lineAt(1).say({ id: 2, reply: done })
    expect(await after).toEqual(done)
  })

  it('keeps what is done while a line is down that was there, however long, and sends it once everyone has looked again', async () => {
    const bridge = load({})
    lineAt(0).open()
    bridge.onNews(news => {
      if (news.kind === 'host.line' && !news.isDown) void bridge.call('battle.open', {})
    })
    lineAt(0).drop()
    const dice = bridge.call('battle.submit', { faces: [6] })
    vi.advanceTimersByTime(60_000)
    const back = lineAt(Line.lines.length - 1)
    back.open()
    const later = bridge.call('battle.draft', {})
    expect(back.sent.map(call => call.call)).toEqual(['battle.open'])
    back.say({ id: back.sent[0]?.id, reply: done })
    await vi.advanceTimersByTimeAsync(0)
    expect(back.sent.map(call => call.call)).toEqual(['battle.open', 'battle.submit', 'battle.draft'])
    for (const { id } of back.sent.slice(1)) back.say({ id, reply: done })
    expect([await dice, await later]).toEqual([done, done])
  })

  it('sends what waits even if nobody answers those who look again', async () => {
    const bridge = load({})
    lineAt(0).open()
    bridge.onNews(news => void (news.kind === 'host.line' && !news.isDown && bridge.call('battle.open', {})))
    lineAt(0).drop()
    void bridge.call('battle.draft', {})
    vi.advanceTimersByTime(250)
    lineAt(1).open()
    await vi.advanceTimersByTimeAsync(3000)
    expect(lineAt(1).sent.map(call => call.call)).toEqual(['battle.open', 'battle.draft'])
  })

  it('tries again ever more slowly, and gives up on a call after fifteen seconds where it was never there', async () => {
    const bridge = load({})
    const call = bridge.call('app.info', {})
    for (const wait of [250, 500, 1000, 2000, 4000, 4000]) {
      const count = Line.lines.length
      lineAt(count - 1).drop()
      vi.advanceTimersByTime(wait - 1)
      expect(Line.lines).toHaveLength(count)
      vi.advanceTimersByTime(1)
      expect(Line.lines).toHaveLength(count + 1)
    }
    vi.advanceTimersByTime(15_000)
    expect(await call).toEqual({ ok: false, error: { code: 'io', detail: 'no connection' } })
    lineAt(Line.lines.length - 1).open()
    expect(lineAt(Line.lines.length - 1).sent).toEqual([])
  })
})
