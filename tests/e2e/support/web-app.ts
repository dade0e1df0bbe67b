import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Browser, Page } from 'playwright-core'
import { TIMEOUTS } from '../../support/timeouts'
import { OUT } from './built'
import { oneBrowser, startBrowser } from './one-browser'

export interface WebAppOptions {
  readonly dataDir: string
  readonly seed?: number
  readonly size?: { readonly width: number; readonly height: number }
  readonly locale?: string
  /** A tablet: a finger points in place of a mouse. */
  readonly hasTouch?: boolean
  /** Additions to the environment of the browser; such a browser is not shared. */
  readonly browserEnv?: Readonly<Record<string, string>>
}

export interface WebApp {
  readonly page: Page
  readonly browser: Browser
  /** Address of the server. */
  readonly origin: string
  /** Console errors, including policy violations. */
  readonly complaints: readonly string[]
  /** Stops the server as a user does; returns its exit code. */
  close(): Promise<number | null>
  /** SIGKILL of the server: nothing can shut down cleanly. */
  kill(): Promise<void>
}

/** Starts the built browser shell on a folder, and opens its link in a Chromium without a session. */
export async function startWebApp({
  dataDir,
  seed,
  size = { width: 1366, height: 768 },
  locale = 'en-GB',
  hasTouch = false,
  browserEnv
}: WebAppOptions): Promise<WebApp> {
  const { child, exited, link } = await startServer({ dataDir, ...(seed === undefined ? {} : { seed }) })
  const browser = browserEnv === undefined ? await oneBrowser() : await startBrowser(browserEnv)
  const context = await browser.newContext({ viewport: size, locale, hasTouch })
  context.setDefaultTimeout(TIMEOUTS.visibleMs)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(String(error)))
  await page.goto(link)
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal)
    const [code] = await exited
    await (browserEnv === undefined ? context.close() : browser.close())
    return code
  }
  return {
    page,
    browser,
    origin: new URL(link).origin,
    complaints,
    close: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL'))
  }
}

interface WebServer {
  readonly child: ChildProcess
  readonly exited: Promise<[number | null]>
  /** The link that lets a browser in. */
  readonly link: string
}

/** Starts the built browser shell on a folder, on any port that is free or on this one. */
export async function startServer({
  dataDir,
  seed,
  port = 0
}: Pick<WebAppOptions, 'dataDir' | 'seed'> & { readonly port?: number }): Promise<WebServer> {
  // Any port for phones: two specs must not want the same one, least of all while the host of one is down.
  const args = ['--data', dataDir, '--port', String(port), '--phones-port', '0', ...(seed === undefined ? [] : ['--seed', String(seed)])]
  const child = spawn(process.execPath, [resolve(OUT, 'main', 'web.js'), ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit') as Promise<[number | null]>
  const link = await Promise.race([
    firstLink(child.stdout),
    exited.then(([code]) => Promise.reject(new Error(`The server ended with ${code}`)))
  ])
  return { child, exited, link }
}

async function firstLink(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const link = /http:\S+/.exec(line)?.[0]
    if (link !== undefined) return link
  }
  throw new Error('The server printed no link')
}
