import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { addressOf } from './guards'

/** Connections of one address before they become the socket of a phone: a whole table may sit behind one router, each phone with six. */
const MOST_FROM_ONE = 96

/**
 * Keeps the connections of one address from taking the place of all others: where there are too many, the one that has asked for nothing
 * for longest makes room for the next. A browser opens several before it asks for anything, and a busy one asks late.
 */
export function limitSlowConnections(server: Server, most = MOST_FROM_ONE): void {
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
    if (open.size >= most) {
      const oldest = [...open].find(one => silent.has(one))
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
