import type { CustomScheme } from 'electron'
import { readFile } from 'node:fs/promises'
import { PAGE_HEADERS } from '../page/page-headers'
import type { PageTable } from '../page/page-table'
import { START_PATH, startPage, type Answer } from '../page/start-page'
import { APP_ORIGIN, APP_SCHEME, isOwnPage } from './own-page'

/**
 * To be registered before the app is ready. No `bypassCSP`. Compiled code is cached only for a scheme that asks for it (custom-scheme.md):
 * without, every start would compile the pages again.
 */
export const PAGE_SCHEME: CustomScheme = {
  scheme: APP_SCHEME,
  privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true }
}

const PLAIN = { ...PAGE_HEADERS, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

/** The bridge of the browser shell; here the preload has already built one. */
const BRIDGE_PATH = '/bridge.js'

/** Answers the requests of `app://flagship/`: a key of the table gives its file, anything else 404. The start page holds boot data. */
export function pageResponder(table: PageTable, answer: Answer): (request: Request) => Promise<Response> {
  return async request => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405, headers: PLAIN })
    const page = isOwnPage(request.url, APP_ORIGIN) ? table.get(new URL(request.url).pathname) : undefined
    if (page === undefined) return new Response(null, { status: 404, headers: PLAIN })
    const headers = { ...PAGE_HEADERS, 'content-type': page.contentType, 'cache-control': page.cacheControl }
    const { pathname } = new URL(request.url)
    const isEmpty = request.method === 'HEAD' || pathname === BRIDGE_PATH
    const body = async (): Promise<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>> =>
      pathname === START_PATH ? inPieces(startPage(await readFile(page.file, 'utf8'), answer)) : new Uint8Array(await readFile(page.file))
    return new Response(isEmpty ? null : await body(), { status: 200, headers })
  }
}

function inPieces(pieces: AsyncGenerator<string, void>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const piece = await pieces.next()
      if (piece.done === true) controller.close()
      else controller.enqueue(encoder.encode(piece.value))
    }
  })
}
