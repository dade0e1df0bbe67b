import { chromium, type BrowserContext, type Page, type Request as PageRequest, type Route } from 'playwright-core'
import { createServer, type AddressInfo } from 'node:net'
import { CHROMIUM_FLAGS } from '../support/chromium'
import { tell } from './messages'
import { handlerOf, toApp } from './schemes'
import { session } from './session'
import { contentsOf } from './web-contents-list'

let context: BrowserContext | null = null
/** Pages being created for app windows; any other new page was opened by a page. */
let making = 0

/** Starts Chromium with its own profile and intercepts every request of every page. */
export async function openBrowser(): Promise<void> {
  const port = await freePort()
  context = await chromium.launchPersistentContext(process.env['STAND_IN_PROFILE'] ?? '', {
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    headless: true,
    viewport: null,
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`]
  })
  await context.route('**/*', route => answer(route).catch((error: unknown) => stop(route, error)))
  context.on('page', page => void closeStray(page))
  tell({ kind: 'browser', address: `http://127.0.0.1:${port}` })
}

export async function closeBrowser(): Promise<void> {
  await context?.close()
}

/** A page for a new window; the first one takes the page Chromium starts with. */
export async function newPage(): Promise<Page> {
  if (context === null) throw new Error('A window cannot be made before the app is ready')
  const [blank] = context.pages().filter(page => page.url() === 'about:blank' && contentsOf(page) === undefined)
  if (blank !== undefined) return blank
  making += 1
  const page = await context.newPage()
  making -= 1
  return page
}

async function answer(route: Route): Promise<void> {
  const request = route.request()
  const address = toApp(request.url())
  if (request.isNavigationRequest() && isNavigationStopped(request, address)) return route.abort('aborted')
  const handler = handlerOf(address)
  const cancelled = session.defaultSession.isCancelled(address)
  if (handler === undefined || cancelled) {
    // No request leaves the computer during tests, whether the app blocked it or not.
    tell({ kind: 'outside', address, cancelled })
    return route.abort('blockedbyclient')
  }
  const body = request.method() === 'GET' || request.method() === 'HEAD' ? null : request.postDataBuffer()
  const response = await handler(
    new Request(address, { method: request.method(), ...(body === null ? {} : { body: new Uint8Array(body) }) })
  )
  await route.fulfill({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer())
  })
}

async function stop(route: Route, error: unknown): Promise<void> {
  tell({ kind: 'pageError', text: `protocol handler: ${String(error)}` })
  await route.abort('failed').catch(() => undefined)
}

function isNavigationStopped(request: PageRequest, address: string): boolean {
  const page = pageOf(request)
  const contents = page === null ? undefined : contentsOf(page)
  if (contents === undefined) return isWindowDenied(address)
  return contents.isNavigationStopped(address, request.frame() === page?.mainFrame())
}

/** Addresses of windows that were asked about: by their request or by the window itself, whichever Chromium reports first. */
const asked = new Set<string>()

/** Asks about a window that a page opened. Its opener is often unknown, so the first window is assumed. */
function isWindowDenied(address: string): boolean {
  const action =
    context
      ?.pages()
      .map(contentsOf)
      .find(contents => contents !== undefined)
      ?.windowOpenAction(address) ?? 'allow'
  if (!asked.has(address)) tell({ kind: 'windowOpen', address, action })
  if (address !== 'about:blank') asked.add(address)
  return action === 'deny'
}

function pageOf(request: PageRequest): Page | null {
  try {
    return request.frame().page()
  } catch {
    return null
  }
}

/** Closes a window that a page opened and was denied. */
async function closeStray(page: Page): Promise<void> {
  if (making > 0 || !isWindowDenied(page.url())) return
  await page.close().catch(() => undefined)
}

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
