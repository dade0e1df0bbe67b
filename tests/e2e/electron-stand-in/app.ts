import { EventEmitter } from 'node:events'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { closeBrowser, openBrowser } from './browser'
import { isPrevented } from './emitted'
import { takeInstanceLock } from './instance-lock'
import { tell } from './messages'

type Closable = { close(): Promise<void> }

class App extends EventEmitter {
  readonly isPackaged = process.env['STAND_IN_PACKAGED'] === '1'
  readonly commandLine = {
    appendSwitch: (): void => undefined,
    hasSwitch: (name: string): boolean => process.argv.includes(`--${name}`),
    getSwitchValue: (name: string): string => process.argv.find(word => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? ''
  }
  readonly windows = new Set<Closable>()
  isSandboxEnabled = false
  /** Chromium's first helpers run without the sandbox that later ones are started with: no page can be shown. */
  isSandboxTorn = false
  userModelId: string | null = null
  hasInstanceLock = false
  isQuitting = false
  private isOpen = false
  private readonly paths = new Map([
    ['home', homedir()],
    ['temp', tmpdir()],
    ['appData', join(tmpdir(), 'stand-in-app-data')],
    ['userData', join(tmpdir(), 'stand-in-app-data', 'flagship')],
    ['documents', join(homedir(), 'Documents')]
  ])
  private readonly opening = new Promise<void>((resolve, reject) => {
    setImmediate(() => void this.open().then(resolve, reject))
  })

  whenReady(): Promise<void> {
    return this.opening
  }

  isReady(): boolean {
    return this.isOpen
  }

  enableSandbox(): void {
    if (this.isOpen) throw new Error('app.enableSandbox() can only be called before app is ready')
    this.isSandboxEnabled = true
    this.isSandboxTorn = this.commandLine.hasSwitch('no-sandbox')
  }

  setAppUserModelId(id: string): void {
    this.userModelId = id
  }

  getPath(name: string): string {
    const path = this.paths.get(name)
    if (path === undefined) throw new Error(`Failed to get '${name}' path`)
    return path
  }

  setPath(name: string, path: string): void {
    if (!isAbsolute(path) || !existsSync(path)) throw new Error(`Failed to set '${name}' path`)
    this.paths.set(name, path)
  }

  getVersion(): string {
    return (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version
  }

  getLocale(): string {
    return process.env['STAND_IN_LOCALE'] ?? 'en-US'
  }

  getPreferredSystemLanguages(): string[] {
    return [this.getLocale()]
  }

  requestSingleInstanceLock(): boolean {
    this.hasInstanceLock = takeInstanceLock(this.getPath('userData'), ({ words, folder }) => {
      tell({ kind: 'secondInstance' })
      this.emit('second-instance', {}, words, folder)
    })
    return this.hasInstanceLock
  }

  quit(): void {
    if (this.isQuitting || isPrevented(this, 'before-quit')) return
    this.isQuitting = true
    void this.finish()
  }

  exit(code = 0): void {
    void closeBrowser().finally(() => process.exit(code))
  }

  private async open(): Promise<void> {
    if (this.isQuitting) return
    mkdirSync(this.getPath('userData'), { recursive: true })
    await openBrowser()
    this.isOpen = true
    this.emit('ready')
  }

  private async finish(): Promise<void> {
    for (const window of [...this.windows]) await window.close()
    isPrevented(this, 'will-quit')
    this.emit('quit', {}, 0)
    this.exit(0)
  }
}

export const app = new App()
// Like Electron (lib/browser/init.ts), shows an uncaught error and continues.
process.on('uncaughtException', error => {
  tell({ kind: 'errorBox', title: 'A JavaScript error occurred in the main process', content: String(error.stack ?? error) })
})
process.on('SIGTERM', () => app.quit())
process.on('SIGINT', () => app.quit())
