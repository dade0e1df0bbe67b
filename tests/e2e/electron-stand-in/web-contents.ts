import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import type { CDPSession, Page } from 'playwright-core'
import { app } from './app'
import { newPage } from './browser'
import { isPrevented } from './emitted'
import { ipcMain, type InvokeEvent, type SenderFrame } from './ipc-main'
import { tell } from './messages'
import { enforcePermissions } from './permissions'
import { toApp, toBrowser } from './schemes'
import { session } from './session'
import { own } from './web-contents-list'
import { pageScript, preloadScript, PRELOAD_WORLD, unisolatedScript } from './world-scripts'

type WindowOpenHandler = (details: { url: string }) => { action: string }
export type Preferences = Readonly<Record<string, unknown>>

let lastId = 0

/** The page in a window: a page of Chromium whose preload lives in an isolated world. */
export class WebContents extends EventEmitter {
  readonly id = ++lastId
  readonly session = session.defaultSession
  opened: Promise<Page>
  private page: Page | null = null
  private cdp: CDPSession | null = null
  private windowOpenHandler: WindowOpenHandler | null = null
  /** The address the app itself is loading: no navigation of the page's. */
  private loading: string | null = null
  private readonly frames = new Map<number, { readonly frameId: string; readonly origin: string }>()
  private mainFrameId = ''
  private isCrashed = false
  private zoomLevel = 0
  private mainContext: number | null = null

  constructor(readonly preferences: Preferences) {
    super()
    this.opened = this.open()
  }

  getZoomLevel(): number {
    return this.zoomLevel
  }

  setZoomLevel(level: number): void {
    this.zoomLevel = level
  }

  getLastWebPreferences(): Preferences {
    return this.preferences
  }

  setWindowOpenHandler(handler: WindowOpenHandler): void {
    this.windowOpenHandler = handler
  }

  windowOpenAction(address: string): string {
    return this.windowOpenHandler === null ? 'allow' : this.windowOpenHandler({ url: address }).action
  }

  isNavigationStopped(address: string, isMainFrame: boolean): boolean {
    if (isMainFrame && this.loading === address) return false
    const stopped =
      isPrevented(this, 'will-frame-navigate', { url: address, isMainFrame }) ||
      (isMainFrame && isPrevented(this, 'will-navigate', { url: address, isMainFrame }))
    tell({ kind: 'navigation', address, stopped })
    return stopped
  }

  async loadURL(address: string): Promise<void> {
    if (app.isSandboxTorn) {
      this.emit('render-process-gone', {}, { reason: 'launch-failed', exitCode: 1003 })
      return
    }
    const page = await this.opened
    if (this.cdp !== null) await enforcePermissions(this.cdp, originOf(address))
    this.loading = new URL(address).href
    await page.goto(toBrowser(address), { waitUntil: 'load' })
    this.loading = null
    tell({ kind: 'loaded', address })
    this.emit('did-finish-load')
  }

  send(channel: string, ...args: readonly unknown[]): void {
    void this.deliver({ kind: 'send', channel, args: structuredClone(args) })
  }

  getURL(): string {
    return toApp(this.page?.url() ?? '')
  }

  isDestroyed(): boolean {
    return this.page?.isClosed() ?? false
  }

  reload(): void {
    if (this.isCrashed) void this.revive()
    else void this.page?.reload()
  }

  async printToPDF(options: { readonly preferCSSPageSize?: boolean; readonly printBackground?: boolean } = {}): Promise<Buffer> {
    return (await this.opened).pdf(options)
  }

  isDevToolsOpened = (): boolean => false

  /** Kills the process of the page. The page stays blank until it is loaded again. */
  forcefullyCrashRenderer(): void {
    this.cdp?.send('Page.crash').catch(() => undefined)
  }

  /** Playwright cannot use a page that crashed, so another takes its place in the window. */
  private async revive(): Promise<void> {
    const dead = this.page
    const address = this.getURL()
    this.isCrashed = false
    this.mainContext = null
    this.opened = this.open()
    await this.opened
    await this.loadURL(address)
    await dead?.close().catch(() => undefined)
  }

  async close(): Promise<void> {
    await (await this.opened).close()
  }

  /** A call as it would come from a page. */
  async receive(channel: string, frame: SenderFrame | null, args: readonly unknown[], senderId = this.id): Promise<unknown> {
    const event: InvokeEvent = { sender: senderId === this.id ? this : { id: senderId }, senderFrame: frame }
    return ipcMain.invoke(channel, event, args)
  }

  private async open(): Promise<Page> {
    await app.whenReady()
    const page = await newPage()
    own(page, this)
    this.page = page
    page.on('close', () => {
      if (page === this.page) this.emit('destroyed')
    })
    page.on('crash', () => {
      this.isCrashed = true
      this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 })
    })
    page.on('download', download => this.session.download(download.url(), download.suggestedFilename()))
    page.on('console', message => tell({ kind: 'console', level: message.type(), text: message.text() }))
    page.on('pageerror', error => tell({ kind: 'pageError', text: String(error) }))
    await this.installPreload(page)
    return page
  }

  private async installPreload(page: Page): Promise<void> {
    const cdp = await page.context().newCDPSession(page)
    this.cdp = cdp
    const isIsolated = this.preferences['contextIsolation'] !== false
    cdp.on('Runtime.executionContextCreated', ({ context }) => {
      const { frameId, isDefault } = context.auxData as unknown as { frameId: string; isDefault: boolean }
      this.frames.set(context.id, { frameId, origin: toApp(context.origin) })
      if (frameId === this.mainFrameId && (isIsolated ? context.name === PRELOAD_WORLD : isDefault)) this.mainContext = context.id
    })
    cdp.on('Runtime.bindingCalled', ({ payload, executionContextId }) => void this.answer(payload, executionContextId))
    await cdp.send('Page.enable')
    this.mainFrameId = (await cdp.send('Page.getFrameTree')).frameTree.frame.id
    await cdp.send('Runtime.enable')
    await cdp.send('Runtime.addBinding', { name: 'standInSend', ...(isIsolated ? { executionContextName: PRELOAD_WORLD } : {}) })
    const { preload } = this.preferences
    if (typeof preload !== 'string') return
    const source = readFileSync(preload, 'utf8')
    const token = randomUUID()
    if (isIsolated) {
      await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: pageScript(token) })
      await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: preloadScript(token, source), worldName: PRELOAD_WORLD })
    } else await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: unisolatedScript(source) })
  }

  private async answer(payload: string, contextId: number): Promise<void> {
    const call = JSON.parse(payload) as { id: number; channel: string; args: readonly unknown[] }
    try {
      const result = await this.receive(call.channel, this.frameOf(contextId), call.args)
      await this.deliver({ kind: 'reply', id: call.id, result: structuredClone(result) })
    } catch (error) {
      await this.deliver({ kind: 'reply', id: call.id, error: `Error invoking remote method '${call.channel}': ${String(error)}` })
    }
  }

  private frameOf(contextId: number): SenderFrame | null {
    const frame = this.frames.get(contextId)
    if (frame === undefined) return null
    const main: SenderFrame = { origin: originOf(this.getURL()), url: this.getURL(), parent: null }
    return frame.frameId === this.mainFrameId
      ? { ...main, origin: frame.origin }
      : { origin: frame.origin, url: frame.origin, parent: main }
  }

  private async deliver(delivery: unknown): Promise<void> {
    if (this.mainContext === null) return
    const expression = `standInReceive(${JSON.stringify(JSON.stringify(delivery))})`
    // The page may be gone by now, as with Electron.
    await this.cdp?.send('Runtime.evaluate', { contextId: this.mainContext, expression }).catch(() => undefined)
  }
}

function originOf(address: string): string {
  return /^[a-z][a-z0-9+-]*:\/\/[^/]*/.exec(address)?.[0] ?? 'null'
}
