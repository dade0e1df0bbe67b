import { once } from 'node:events'
import { readFile } from 'node:fs'
import { readFile as readText } from 'node:fs/promises'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { PageFile } from './page-table'
import { startPage, type Answer } from './start-page'

const WAIT_MS = 5_000
/** How often it looks for the slow ones, also while nobody asks: each look wakes a host at rest. */
const LOOK_MS = 10_000

/** A server that drops whoever is slow to ask, and refuses connections beyond `most`. */
export function makeServer(most: number, answer: RequestListener): Server {
  const server = createServer(
    {
      maxHeaderSize: 8 * 1024,
      headersTimeout: WAIT_MS,
      requestTimeout: WAIT_MS,
      connectionsCheckingInterval: LOOK_MS,
      keepAliveTimeout: WAIT_MS
    },
    answer
  )
  server.maxConnections = most
  return server
}

export async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}

/** Answers with the start page and what its first screen asks, or with its head alone. */
export function sendStart(
  request: IncomingMessage,
  response: ServerResponse,
  page: PageFile,
  headers: Readonly<Record<string, string>>,
  answer: Answer
): void {
  response.writeHead(200, { ...headers, 'content-type': page.contentType, 'cache-control': page.cacheControl })
  if (request.method === 'HEAD') response.end()
  else void pipe(page, response, answer).catch(() => response.destroy())
}

async function pipe(page: PageFile, response: ServerResponse, answer: Answer): Promise<void> {
  for await (const piece of startPage(await readText(page.file, 'utf8'), answer)) response.write(piece)
  response.end()
}

/** Answers with a file of the page table, or with its head alone. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: PageFile,
  headers: Readonly<Record<string, string>>
): void {
  response.writeHead(200, { ...headers, 'content-type': page.contentType, 'cache-control': page.cacheControl })
  if (request.method === 'HEAD') response.end()
  // In one piece: a stream takes several turns for each of the small files of a page, which all are asked for at once.
  else readFile(page.file, (error, bytes) => (error === null ? response.end(bytes) : response.destroy()))
}
