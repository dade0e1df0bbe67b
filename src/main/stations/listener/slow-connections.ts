import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { addressOf } from './guards'

interface ConnectionLimits {
  /** Connections of one address that have not asked for anything yet. A browser asks at once. */
  readonly silent: number
  /** Connections of one address before they become the socket of a phone. */
  readonly all: number
}

/** A whole table may sit behind one router, each phone with half a dozen connections for its files. */
const LIMITS: ConnectionLimits = { silent: 16, all: 64 }

/**
 * Keeps the connections of one address from taking the place of all others: where there are too many that ask for nothing, the one that has
 * waited longest makes room for the next.
 */
export function limitSlowConnections(server: Server, limits = LIMITS): void {
  const byAddress = new Map<string, Set<Socket>>()
  const silent = new WeakSet<Socket>()
  const leave = (address: string, socket: Socket): void => {
    const open = byAddress.get(address)
    open?.delete(socket)
    if (open?.size === 0) byAddress.delete(address)
  }
  server.on('connection', socket => {
    const address = addressOf({ socket }) ?? ''
    const open = byAddress.get(address) ?? new Set()
    const waiting = [...open].filter(one => silent.has(one))
    const isFull = open.size >= limits.all
    if (isFull || waiting.length >= limits.silent) {
      const oldest = waiting[0]
      if (oldest === undefined) return void socket.destroy()
      oldest.destroy()
      open.delete(oldest)
    }
    byAddress.set(address, open.add(socket))
    silent.add(socket)
    socket.once('close', () => leave(address, socket))
  })
  const asked = ({ socket }: IncomingMessage): unknown => silent.delete(socket)
  server.on('request', asked)
  server.on('upgrade', (request: IncomingMessage) => {
    asked(request)
    leave(addressOf(request) ?? '', request.socket)
  })
}
