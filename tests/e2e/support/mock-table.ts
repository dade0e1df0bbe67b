import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { BrowserContext, Page, WebSocketRoute } from 'playwright-core'
import type { HostMessage, PhoneMessage } from '@shared/stations/messages'
import { PAGE_HEADERS } from '../../../src/main/page/page-headers'
import { TIMEOUTS } from '../../support/timeouts'
import { OUT } from './built'
import { oneBrowser } from './one-browser'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2'
}
const BEAT_MS = 2000
/** As the host sends them, but for one that a browser ignores, and complains of, where there is no encryption. */
const { 'cross-origin-opener-policy': _ignored, ...HEADERS } = PAGE_HEADERS
const ORIGIN = 'http://table.test'

/** A phone with the built page of a station, at a table that the test plays. */
export interface MockTable {
  readonly page: Page
  readonly context: BrowserContext
  /** What the phone has said, over all its connections. */
  readonly heard: PhoneMessage[]
  /** Errors of the page, including violations of its policy. */
  readonly complaints: string[]
  /** Paths the page has fetched. */
  readonly fetched: Set<string>
  readonly tell: (...messages: readonly HostMessage[]) => void
  /** Cuts the connection; while `isOpen` is false the next ones fail too. */
  cut(): void
  isOpen: boolean
}

interface PhoneOptions {
  readonly locale?: string
  readonly size?: { readonly width: number; readonly height: number }
  /** Answers what the phone says. */
  readonly answer?: (said: PhoneMessage, table: MockTable) => void
}

export async function openMockTable({ locale = 'en-GB', size = { width: 390, height: 844 }, answer }: PhoneOptions): Promise<MockTable> {
  const context = await (await oneBrowser()).newContext({ viewport: size, locale, hasTouch: true, isMobile: true })
  context.setDefaultTimeout(TIMEOUTS.visibleMs)
  const page = await context.newPage()
  let line: WebSocketRoute | null = null
  const table: MockTable = {
    page,
    context,
    heard: [],
    complaints: [],
    fetched: new Set(),
    isOpen: true,
    tell: (...messages) => {
      for (const message of messages) line?.send(JSON.stringify(message))
    },
    cut: () => void line?.close()
  }
  const beats = setInterval(() => table.isOpen && table.tell({ kind: 'beat', n: 1 }), BEAT_MS)
  context.on('close', () => clearInterval(beats))
  page.on('pageerror', error => table.complaints.push(String(error)))
  page.on('console', message => message.type() === 'error' && table.complaints.push(message.text()))
  await page.routeWebSocket(/\/socket$/u, opened => {
    line = opened
    if (!table.isOpen) return void opened.close()
    opened.onMessage(text => {
      const said = JSON.parse(String(text)) as PhoneMessage
      table.heard.push(said)
      answer?.(said, table)
    })
  })
  await page.route(`${ORIGIN}/**`, async route => {
    const { pathname } = new URL(route.request().url())
    const file = join(OUT, 'renderer', pathname === '/' ? 'station.html' : pathname)
    table.fetched.add(pathname)
    if (!existsSync(file)) return route.fulfill({ status: 404 })
    return route.fulfill({
      body: readFileSync(file),
      headers: { ...HEADERS, 'content-type': TYPES[extname(file)] ?? 'image/svg+xml' }
    })
  })
  await page.goto(`${ORIGIN}/#KESSAR`)
  await page.locator('.station').waitFor()
  return table
}
