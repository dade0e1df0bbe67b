import type { News } from '@shared/ipc/news'
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OpenPages } from '../page/open-pages'
import { closeServer } from '../page/page-server'
import type { PageTable } from '../page/page-table'
import { newSession, type WebSession } from './web-session'
import { makePageServer } from './http-server'
import { serveSockets, type SocketOptions } from './socket-server'

export interface WebServer {
  /** Address of the server, such as http://127.0.0.1:4714. */
  readonly origin: string
  /** A single-use link that lets one browser in. */
  newLink(): string
  tell(news: News): void
  close(): Promise<void>
}

interface WebServerOptions {
  readonly table: PageTable
  /** Ports in the order they are tried; 0 means any that is free. */
  readonly ports: readonly number[]
  readonly dispatch: SocketOptions['dispatch']
  /** Told of the pages that come and go. */
  readonly pages: OpenPages
  readonly pingEveryMs?: number
}

/** Serves pages, calls and news on 127.0.0.1 and nowhere else. Throws when no port is free. */
export async function startWebServer({ table, ports, dispatch, pages, pingEveryMs }: WebServerOptions): Promise<WebServer> {
  let session: WebSession = newSession(0)
  const server = makePageServer(table, () => session, dispatch)
  const sockets = serveSockets({ server, session: () => session, dispatch, pages, ...(pingEveryMs === undefined ? {} : { pingEveryMs }) })
  session = newSession(await listenOnFirst(server, ports))
  return {
    origin: session.origin,
    newLink: () => session.newLink(),
    tell: news => sockets.tell(news),
    close: async () => {
      sockets.close()
      await closeServer(server)
    }
  }
}

async function listenOnFirst(server: Server, ports: readonly number[]): Promise<number> {
  for (const [index, port] of ports.entries()) {
    try {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
      return (server.address() as AddressInfo).port
    } catch (error) {
      if (index === ports.length - 1) throw error
    }
  }
  throw new Error('No port was given')
}
