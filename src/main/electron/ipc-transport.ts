import { CALL_CHANNEL } from '@shared/ipc/channels'
import type { CallReply, IpcError } from '@shared/ipc/calls'
import type { IpcMain, IpcMainInvokeEvent } from 'electron'
import { CALLS_PER_SECOND, plainCall } from '../page/plain-call'
import { rateLimit, type RateLimit } from '../page/rate-limit'
import type { KnownWindows } from './known-windows'

interface IpcTransport {
  readonly ipcMain: Pick<IpcMain, 'handle'>
  readonly windows: KnownWindows
  /** The only origin whose pages are answered. */
  readonly origin: string
  dispatch(name: string, args: unknown): Promise<CallReply<unknown>>
  nowMs(): number
  /** Called for each call that was rejected before it reached the application. */
  onTurnedAway(why: IpcError): void
}

/** The one place where messages from a page enter the host: sender, size and rate are checked before anything else. */
export function listenForCalls(transport: IpcTransport): void {
  const limits = new Map<number, RateLimit>()
  const limitOf = (contentsId: number): RateLimit => {
    const limit = limits.get(contentsId) ?? rateLimit(CALLS_PER_SECOND, () => transport.nowMs())
    limits.set(contentsId, limit)
    return limit
  }
  const turnAway = (error: IpcError): CallReply<unknown> => {
    transport.onTurnedAway(error)
    return { ok: false, error }
  }
  transport.ipcMain.handle(CALL_CHANNEL, async (event, ...sent: readonly unknown[]): Promise<CallReply<unknown>> => {
    if (!isTrusted(event, transport)) return turnAway({ code: 'bad-call', detail: 'sender' })
    if (!limitOf(event.sender.id)()) return turnAway({ code: 'too-fast', detail: `${CALLS_PER_SECOND}/s` })
    if (sent.length !== 2) return turnAway({ code: 'bad-call', detail: 'name and arguments' })
    const call = plainCall(sent[0], sent[1])
    return call.ok ? transport.dispatch(call.value.name, call.value.args) : turnAway(call.error)
  })
}

/** True for the main frame of a game master's window that is still on our own page. */
function isTrusted(event: IpcMainInvokeEvent, { windows, origin }: IpcTransport): boolean {
  const frame = event.senderFrame
  if (frame === null || frame.parent !== null) return false
  return frame.origin === origin && windows.roleOf(event.sender.id) === 'gm'
}
