import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { MAX_PHONE_BYTES, PHONE_MESSAGES_PER_SECOND, STATION_PROTOCOL } from '@shared/stations/limits'
import type { EndReason, HostMessage, PhoneMessage } from '@shared/stations/messages'
import { phoneMessageSchema } from '@shared/stations/schemas'
import { WebSocketServer, type RawData, type WebSocket } from 'ws'
import { rateLimit } from '../../page/rate-limit'
import { pingSockets } from '../../page/socket-pings'
import type { OpenTable } from '../open-table'
import type { Line } from '../station'
import { addressOf, requestProblem, socketProblem } from './guards'

interface PhonesOptions {
  readonly server: Server
  readonly host: () => string
  readonly table: OpenTable
}

const MOST_SOCKETS = 40
/** Sockets from one address. A whole table may sit behind one router, so it is no small number. */
const MOST_FROM_ONE = 24
/** A phone that sleeps answers no ping, so that it counts as silent after two of these at most. */
const PING_MS = 2_000
/** A phone that is still there answers a ping sooner. */
const ANSWER_MS = 400
/** Idle time after which a connection that has sent nothing is dropped. */
const SPEAK_MS = 10_000
/** Unread bytes after which a phone that has stopped reading is cut off. */
const MOST_UNREAD = 1024 * 1024
const POLICY_VIOLATION = 1008

/** The one socket of the listener. */
export function servePhones({ server, host, table }: PhonesOptions): { close(): void } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_PHONE_BYTES, perMessageDeflate: false, clientTracking: true })
  const from = new WeakMap<WebSocket, string>()
  /** Those that have not said anything yet, the oldest first. A page of ours speaks at once. */
  const silent = new Set<WebSocket>()
  const pings = pingSockets(sockets, PING_MS)
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy())
    const address = addressOf(request) ?? ''
    const name = { host: host() }
    const problem = requestProblem(request, address, name) ?? socketProblem(request, name) ?? (hasRoomFor(address) ? null : 503)
    if (problem !== null) return void stream.end(`HTTP/1.1 ${String(problem)} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
    sockets.handleUpgrade(request, stream, head, socket => {
      from.set(socket, address)
      silent.add(socket)
      for (const event of ['message', 'close'] as const) socket.once(event, () => silent.delete(socket))
      pings.watch(socket)
      listen(socket, address, table)
    })
  })
  return { close: () => pings.close() }

  /** If there is no room, the connection that has been silent longest is dropped: one of the same address if that address has too many. */
  function hasRoomFor(address: string): boolean {
    const open = [...sockets.clients].filter(one => one.readyState === one.OPEN)
    const ofAddress = open.filter(one => from.get(one) === address)
    const tooMany = ofAddress.length >= MOST_FROM_ONE ? ofAddress : open.length >= MOST_SOCKETS ? open : null
    if (tooMany === null) return true
    const oldest = [...silent].find(one => tooMany.includes(one))
    if (oldest === undefined) return false
    silent.delete(oldest)
    oldest.terminate()
    return true
  }
}

function listen(socket: WebSocket, address: string, table: OpenTable): void {
  const line = lineOf(socket)
  const mayPass = rateLimit(PHONE_MESSAGES_PER_SECOND, () => performance.now())
  const silence = setTimeout(() => socket.terminate(), SPEAK_MS)
  let place: 'outside' | 'waiting' | 'seat' = 'outside'
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    clearTimeout(silence)
    table.gone(line)
  })
  const join = async ({ code, name, ticket }: Extract<PhoneMessage, { type: 'join' }>): Promise<void> => {
    await pause(table.wrongCodes.waitMsFor(address))
    // It may have hung up while it was made to wait.
    if (socket.readyState === socket.OPEN) await table.requestToJoin(line, address, { code, name, ticket })
  }
  const receive = async (message: PhoneMessage): Promise<boolean> => {
    if ('protocol' in message) {
      if (place !== 'outside') return false
      place = message.type === 'join' ? 'waiting' : 'seat'
      if (message.protocol !== STATION_PROTOCOL) line.end('other-version')
      else if (message.type === 'resume') await table.resume(line, message.token)
      else await join(message)
      return true
    }
    if (message.type !== 'leave') return place !== 'outside' && (await table.act(line, message))
    await table.leave(line)
    socket.close()
    return true
  }
  socket.on('message', (data, isBinary) => {
    clearTimeout(silence)
    if (!mayPass()) return line.end('too-fast')
    const message = isBinary ? null : readMessage(data)
    if (message === null) return line.end('bad-message')
    // A message that cannot be saved is not acknowledged, so the phone reconnects and resends it.
    void receive(message).then(
      isFine => (isFine ? undefined : line.end('bad-message')),
      () => socket.terminate()
    )
  })
}

function lineOf(socket: WebSocket): Line {
  return {
    send: text => {
      if (socket.bufferedAmount > MOST_UNREAD) socket.terminate()
      else if (socket.readyState === socket.OPEN) socket.send(text)
    },
    end: (reason: EndReason) => {
      if (socket.readyState !== socket.OPEN) return
      const message: HostMessage = { kind: 'end', reason }
      socket.send(JSON.stringify(message))
      socket.close(POLICY_VIOLATION)
    },
    answers: () =>
      new Promise(resolve => {
        if (socket.readyState !== socket.OPEN) return resolve(false)
        const timer = setTimeout(() => resolve(false), ANSWER_MS)
        socket.once('pong', () => {
          clearTimeout(timer)
          resolve(true)
        })
        socket.ping()
      })
  }
}

function readMessage(data: RawData): PhoneMessage | null {
  try {
    const read = phoneMessageSchema.safeParse(JSON.parse(Buffer.isBuffer(data) ? data.toString('utf8') : ''))
    return read.success ? read.data : null
  } catch {
    return null
  }
}
