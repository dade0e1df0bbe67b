import { EventEmitter } from 'node:events'
import { app } from './app'
import { isPrevented } from './emitted'
import { tell } from './messages'
import { screen } from './small-modules'
import { WebContents, type Preferences } from './web-contents'

interface Bounds {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface WindowOptions extends Partial<Bounds> {
  readonly show?: boolean
  readonly webPreferences?: Preferences
}

const windows: BrowserWindow[] = []
/** Under Wayland a hidden window is never drawn (electron/electron#48859), and no window has a place (electron/electron#48833). */
const isWayland = process.env['STAND_IN_WAYLAND'] === '1' && app.commandLine.getSwitchValue('ozone-platform') !== 'x11'

export class BrowserWindow extends EventEmitter {
  readonly webContents: WebContents
  readonly id: number
  private bounds: Bounds
  private isShown: boolean
  private isMax = false
  private isMin = false
  private isFull = false
  private isGone = false
  private isLoaded = false
  private readonly madeAt = performance.now()

  /** The newest first: no order is documented, and nobody may rely on one. */
  static getAllWindows = (): BrowserWindow[] => [...windows].reverse()
  static getFocusedWindow = (): BrowserWindow | null => windows.at(-1) ?? null
  static fromWebContents = (contents: WebContents): BrowserWindow | null => windows.find(window => window.webContents === contents) ?? null

  constructor(options: WindowOptions = {}) {
    super()
    this.bounds = { ...placed(options.x ?? 0, options.y ?? 0), width: options.width ?? 800, height: options.height ?? 600 }
    this.isShown = options.show !== false
    this.webContents = new WebContents(options.webPreferences ?? {})
    this.id = this.webContents.id
    this.webContents.on('destroyed', () => this.gone())
    this.webContents.on('did-finish-load', () => (this.isLoaded = true))
    windows.push(this)
    app.windows.add(this)
    app.emit('web-contents-created', {}, this.webContents)
    app.emit('browser-window-created', {}, this)
  }

  async loadURL(address: string): Promise<void> {
    const page = await this.webContents.opened
    await page.setViewportSize({ width: this.bounds.width, height: this.bounds.height })
    await this.webContents.loadURL(address)
    if (!isWayland || this.isShown) this.emit('ready-to-show')
  }

  async close(): Promise<void> {
    if (!isPrevented(this, 'close')) await this.destroy()
  }

  async destroy(): Promise<void> {
    await this.webContents.close()
  }

  show(): void {
    if (!this.isShown) tell({ kind: 'shown', isLoaded: this.isLoaded, afterMs: performance.now() - this.madeAt })
    this.isShown = true
    this.emit('show')
    if (isWayland && this.isLoaded) this.emit('ready-to-show')
  }

  hide(): void {
    this.isShown = false
  }

  focus(): void {
    tell({ kind: 'focused' })
    this.emit('focus')
  }

  restore(): void {
    this.isMin = false
  }

  minimize(): void {
    this.isMin = true
  }

  /** "This will also show (but not focus) the window if it isn't being displayed already" (browser-window.md). */
  maximize(): void {
    this.isMax = true
    if (!this.isShown) this.show()
  }

  /** Fills the display it is on. It takes a while, and does nothing to a window that is not shown, as on macOS (browser-window.md). */
  setFullScreen(isFull: boolean): void {
    if (!this.isShown) return
    setImmediate(() => {
      if (this.isGone || isFull === this.isFull) return
      this.isFull = isFull
      const { width, height } = isFull ? screen.getDisplayMatching(this.bounds).bounds : this.bounds
      void this.webContents.opened.then(page => page.setViewportSize({ width, height })).catch(() => undefined)
      this.emit(isFull ? 'enter-full-screen' : 'leave-full-screen')
    })
  }

  setMenuBarVisibility(): void {
    // No menu is drawn.
  }

  isFullScreen = (): boolean => this.isFull
  isVisible = (): boolean => this.isShown
  isMinimized = (): boolean => this.isMin
  isMaximized = (): boolean => this.isMax
  isDestroyed = (): boolean => this.isGone
  getBounds = (): Bounds => (this.isFull ? screen.getDisplayMatching(this.bounds).bounds : this.bounds)
  getNormalBounds = (): Bounds => this.bounds

  setBounds(bounds: Partial<Bounds>): void {
    const { x, y, ...size } = { ...this.bounds, ...bounds }
    this.bounds = { ...placed(x, y), ...size }
    this.emit('resize')
  }

  private gone(): void {
    if (this.isGone) return
    this.isGone = true
    windows.splice(windows.indexOf(this), 1)
    app.windows.delete(this)
    this.emit('closed')
    if (windows.length > 0 || app.isQuitting) return
    if (app.listenerCount('window-all-closed') === 0) app.quit()
    else app.emit('window-all-closed')
  }
}

/** Under Wayland windows open where the system likes, here on the first display, and say that they are at its corner. */
function placed(x: number, y: number): Pick<Bounds, 'x' | 'y'> {
  return isWayland ? { x: 0, y: 0 } : { x, y }
}
