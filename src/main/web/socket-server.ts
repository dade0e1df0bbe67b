import type { CallReply } from '@shared/ipc/calls'
import type { News } from '@shared/ipc/news'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type RawData, type WebSocket } from 'ws'
import { formProblem } from '../page/form-problem'
import { CALLS_PER_SECOND, MAX_CALL_BYTES, plainCall } from '../page/plain-call'
import type { OpenPages } from '../page/open-pages'
import { mayReceive, mayCall, type PageRole } from '../page/page-role'
import { rateLimit, type RateLimit } from '../page/rate-limit'
import { pingSockets } from '../page/socket-pings'
import type { WebSession } from './web-session'
import { socketProblem, socketRole } from './guards'
import { readSocketCall } from './socket-message'

interface SocketServer {
  tell(news: News): void
  close(): void
}

export interface SocketOptions {
  readonly server: Server
  readonly session: () => WebSession
  readonly dispatch: (name: string, args: unknown) => Promise<CallReply<unknown>>
  readonly pingEveryMs?: number
  readonly pages: OpenPages
}

const MOST_SOCKETS = 16
const PING_MS = 15_000
/** Messages over the rate limit that are answered with `too-fast` before the connection is cut. */
const MOST_TOO_FAST = 400
/** Unread bytes after which a window that has stopped reading is cut off, so that its news cannot fill the memory. */
const MOST_UNREAD = 32 * 1024 * 1024
/** A page that was made before some news and connects after it has not heard it. It has this long, in milliseconds. */
const LATE_MS = 10_000
const POLICY_VIOLATION = 1008
const UNSUPPORTED = 1003

/** Calls and news over WebSocket, for pages of browsers that were let in. */
export function serveSockets({ server, session, dispatch, pages, pingEveryMs = PING_MS }: SocketOptions): SocketServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_CALL_BYTES, perMessageDeflate: false, clientTracking: true })
  const pings = pingSockets(sockets, pingEveryMs)
  const roles = new WeakMap<WebSocket, PageRole>()
  /** Of each kind of what comes with the start page, the last news. */
  const late = new Map<News['kind'], { readonly news: News; readonly atMs: number }>()
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy())
    const problem =
      formProblem(request, session().host) ?? socketProblem(request, session()) ?? (sockets.clients.size >= MOST_SOCKETS ? 503 : null)
    if (problem !== null) return void stream.end(`HTTP/1.1 ${problem} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
    sockets.handleUpgrade(request, stream, head, socket => {
      const role = socketRole(request) ?? 'players'
      roles.set(socket, role)
      socket.once('close', pages.come(role))
      pings.watch(socket)
      listen(socket, role, dispatch)
      for (const { news, atMs } of late.values())
        if (performance.now() - atMs < LATE_MS && mayReceive(role, news)) socket.send(JSON.stringify({ news }))
    })
  })
  return {
    tell: news => {
      if (news.kind === 'settings.changed' || news.kind === 'campaigns.changed') late.set(news.kind, { news, atMs: performance.now() })
      const text = JSON.stringify({ news })
      for (const socket of sockets.clients) {
        if (!mayReceive(roles.get(socket), news)) continue
        if (socket.bufferedAmount > MOST_UNREAD) socket.terminate()
        else if (socket.readyState === socket.OPEN) socket.send(text)
      }
    },
    close: () => pings.close()
  }
}

function listen(socket: WebSocket, role: PageRole, dispatch: SocketOptions['dispatch']): void {
  const mayPass: RateLimit = rateLimit(CALLS_PER_SECOND, () => performance.now())
  let tooFast = 0
  // `ws` reports the error and then closes the connection, whatever was wrong.
  socket.on('error', () => socket.terminate())
  socket.on('message', (data, isBinary) => {
    if (isBinary) return socket.close(UNSUPPORTED)
    const call = readSocketCall(textOf(data))
    if (call === null) return socket.close(POLICY_VIOLATION)
    if (!mayPass()) {
      if (++tooFast > MOST_TOO_FAST) return socket.close(POLICY_VIOLATION)
      return answer(socket, call.id, { ok: false, error: { code: 'too-fast', detail: `${CALLS_PER_SECOND}/s` } })
    }
    const plain = plainCall(call.call, call.args)
    if (!plain.ok) return answer(socket, call.id, plain)
    if (!mayCall(role, plain.value.name)) return answer(socket, call.id, { ok: false, error: { code: 'bad-call', detail: 'role' } })
    void dispatch(plain.value.name, plain.value.args).then(reply => answer(socket, call.id, reply))
  })
}

function answer(socket: WebSocket, id: number, reply: CallReply<unknown>): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ id, reply }))
}

function textOf(data: RawData): string {
  return Buffer.isBuffer(data) ? data.toString('utf8') : ''
}
