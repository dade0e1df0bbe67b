import { CALL_CHANNEL } from '@shared/ipc/channels'
import type { CallReply, IpcError } from '@shared/ipc/calls'
import type { IpcMain, IpcMainInvokeEvent } from 'electron'
import { mayCall, type PageRole } from '../page/page-role'
import { CALLS_PER_SECOND, plainCall } from '../page/plain-call'
import { rateLimit, type RateLimit } from '../page/rate-limit'
import type { KnownWindows } from './window/known-windows'

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
    const role = roleOf(event, transport)
    if (role === undefined) return turnAway({ code: 'bad-call', detail: 'sender' })
    if (!limitOf(event.sender.id)()) return turnAway({ code: 'too-fast', detail: `${CALLS_PER_SECOND}/s` })
    if (sent.length !== 2) return turnAway({ code: 'bad-call', detail: 'name and arguments' })
    const call = plainCall(sent[0], sent[1])
    if (!call.ok) return turnAway(call.error)
    if (!mayCall(role, call.value.name)) return turnAway({ code: 'bad-call', detail: 'role' })
    return transport.dispatch(call.value.name, call.value.args)
  })
}

/** The role of a window whose main frame is still on our own page; undefined for everything else. */
function roleOf(event: IpcMainInvokeEvent, { windows, origin }: IpcTransport): PageRole | undefined {
  const frame = event.senderFrame
  if (frame === null || frame.parent !== null || frame.origin !== origin) return undefined
  return windows.roleOf(event.sender.id)
}
