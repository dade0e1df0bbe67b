import type { WebSocket, WebSocketServer } from 'ws'

interface SocketPings {
  /** Pings this socket from now on. */
  watch(socket: WebSocket): void
  /** Ends the pings, every connection and the server. */
  close(): void
}

/** Cuts off each socket that has not answered a ping by the next one. */
export function pingSockets(sockets: WebSocketServer, everyMs: number): SocketPings {
  const alive = new WeakSet<WebSocket>()
  const pings = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!alive.delete(socket)) socket.terminate()
      else socket.ping()
    }
  }, everyMs)
  pings.unref()
  return {
    watch: socket => {
      alive.add(socket)
      socket.on('pong', () => alive.add(socket))
    },
    close: () => {
      clearInterval(pings)
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
    }
  }
}
