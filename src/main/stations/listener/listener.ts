import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PAGE_HEADERS } from '../../page/page-headers'
import { closeServer, makeServer, sendPage } from '../../page/page-server'
import type { PageTable } from '../../page/page-table'
import type { OpenTable } from '../open-table'
import { addressOf, requestProblem } from './guards'
import { servePhones } from './phones'
import { limitSlowConnections } from './slow-connections'

export interface Listener {
  /** Address and port, as they are typed. */
  readonly host: string
  readonly port: number
  close(): Promise<void>
}

/** `port` is the one of the last time, tried first: phones that were there come back to it by themselves. */
export type StartListener = (address: string, port: number | null, table: OpenTable) => Promise<Listener>

/** Connections open at a time: a dozen phones, each with its files and its socket. */
const MOST_CONNECTIONS = 128
/** The port that is tried first unless another is asked for, so that an address typed last week is still right. */
const DEFAULT_PORT = 4820
const PLAIN = { ...PAGE_HEADERS, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'x-frame-options': 'DENY' }

/**
 * A listener for phones, apart from the game master's own: the page of a station, its files and one socket, at one private address. A new
 * table gets `firstPort` if it is free, any port for 0.
 */
export function listenerOf(pages: () => PageTable, firstPort = DEFAULT_PORT): StartListener {
  return async (address, before, table) => {
    let host = ''
    const files = pages()
    const server = makeServer(MOST_CONNECTIONS, (request, response) => answer(request, response, files, host))
    limitSlowConnections(server)
    const phones = servePhones({ server, host: () => host, table })
    const port = await listen(server, address, [before ?? firstPort, firstPort, 0])
    host = `${address}:${String(port)}`
    return {
      host,
      port,
      close: async () => {
        phones.close()
        await closeServer(server)
      }
    }
  }
}

/** Listens at the first port that is free. */
async function listen(server: Server, address: string, ports: readonly number[]): Promise<number> {
  for (const port of ports) {
    try {
      server.listen(port, address)
      await once(server, 'listening')
      break
    } catch (error) {
      if (port === 0) throw error
    }
  }
  return (server.address() as AddressInfo).port
}

function answer(request: IncomingMessage, response: ServerResponse, pages: PageTable, host: string): void {
  const problem = requestProblem(request, addressOf(request), { host })
  const page = problem === null ? pages.get(request.url ?? '') : undefined
  if (page === undefined) {
    // Nothing after a refused head is worth reading.
    response.writeHead(problem ?? 404, { ...PLAIN, connection: 'close', ...(problem === 405 ? { allow: 'GET, HEAD' } : {}) }).end()
    return
  }
  sendPage(request, response, page, PLAIN)
}
