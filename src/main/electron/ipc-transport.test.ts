import { CALL_CHANNEL } from '@shared/ipc/channels'
import type { CallReply, IpcError } from '@shared/ipc/calls'
import type { IpcMainInvokeEvent } from 'electron'
import { beforeEach, describe, expect, it } from 'vitest'
import { MAX_CALL_BYTES } from '../page/plain-call'
import { listenForCalls } from './ipc-transport'
import { KnownWindows } from './window/known-windows'
import { APP_ORIGIN } from './own-page'

type Listener = (event: IpcMainInvokeEvent, ...args: unknown[]) => unknown
const turnedAway: IpcError[] = []
const dispatched: [string, unknown][] = []
let channel = ''
let listener: Listener = () => undefined
let now = 0

beforeEach(() => {
  turnedAway.length = 0
  dispatched.length = 0
  const windows = new KnownWindows()
  windows.add(7, 'gm')
  windows.add(9, 'gm')
  windows.add(8, 'gm')
  windows.remove(8)
  windows.add(11, 'players')
  listenForCalls({
    ipcMain: {
      handle: (name, heard) => {
        channel = name
        listener = heard
      }
    },
    windows,
    origin: APP_ORIGIN,
    dispatch: async (name, args) => {
      dispatched.push([name, args])
      return { ok: true, result: 'answer' }
    },
    nowMs: () => now,
    onTurnedAway: why => void turnedAway.push(why)
  })
})

interface Frame {
  readonly origin: string
  readonly parent: unknown
}

const event = (id: number, frame: Frame | null): IpcMainInvokeEvent =>
  ({ sender: { id }, senderFrame: frame }) as unknown as IpcMainInvokeEvent
const main: Frame = { origin: APP_ORIGIN, parent: null }
const send = (from: IpcMainInvokeEvent, ...args: unknown[]): Promise<CallReply<unknown>> =>
  Promise.resolve(listener(from, ...args) as CallReply<unknown>)

describe('calls over Electron', () => {
  it('reach the application from the game master’s own page', async () => {
    expect(channel).toBe(CALL_CHANNEL)
    expect(await send(event(7, main), 'app.info', { a: 1 })).toEqual({ ok: true, result: 'answer' })
    expect(dispatched).toEqual([['app.info', { a: 1 }]])
  })

  it.each<[string, IpcMainInvokeEvent]>([
    ['a frame inside the page', event(7, { origin: APP_ORIGIN, parent: main })],
    ['a frame that is gone', event(7, null)],
    ['another origin in a known window', event(7, { origin: 'https://evil.example', parent: null })],
    ['an origin that begins like ours', event(7, { origin: `${APP_ORIGIN}.evil.example`, parent: null })],
    ['an opaque origin', event(7, { origin: 'null', parent: null })],
    ['a file', event(7, { origin: 'file://', parent: null })],
    ['a window that is not ours', event(3, main)],
    ['a window that was closed', event(8, main)]
  ])('are turned away from %s, and counted', async (_who, from) => {
    expect(await send(from, 'app.info', {})).toEqual({ ok: false, error: { code: 'bad-call', detail: 'sender' } })
    expect(dispatched).toEqual([])
    expect(turnedAway).toHaveLength(1)
  })

  it('are one alone from the player screen, which may read its picture', async () => {
    expect((await send(event(11, main), 'players.frame', {})).ok).toBe(true)
    for (const name of ['players.screen', 'players.show', 'battle.state', 'campaigns.list', 'settings.get', 'players.frame '])
      expect(await send(event(11, main), name, {})).toEqual({ ok: false, error: { code: 'bad-call', detail: 'role' } })
    expect(dispatched).toEqual([['players.frame', {}]])
  })

  it.each<[string, unknown[]]>([
    ['no arguments', ['app.info']],
    ['one argument too many', ['app.info', {}, {}]],
    ['nothing at all', []],
    ['a name that is no text', [{}, {}]],
    ['a name without end', ['x'.repeat(1000), {}]],
    ['data that is not plain', ['app.info', 10n]],
    ['too much data', ['battle.draft', 'x'.repeat(MAX_CALL_BYTES)]]
  ])('are turned away with %s', async (_what, args) => {
    expect((await send(event(7, main), ...args)).ok).toBe(false)
    expect(dispatched).toEqual([])
    expect(turnedAway).toHaveLength(1)
  })

  it('are slowed down to forty in a second, each window by itself', async () => {
    const codes = new Set<string>()
    for (let call = 0; call < 41; call++) {
      const reply = await send(event(7, main), 'app.info', {})
      if (!reply.ok) codes.add(reply.error.code)
    }
    expect(dispatched).toHaveLength(40)
    expect([...codes]).toEqual(['too-fast'])
    expect((await send(event(9, main), 'app.info', {})).ok).toBe(true)
    now += 1000
    expect((await send(event(7, main), 'app.info', {})).ok).toBe(true)
  })
})
