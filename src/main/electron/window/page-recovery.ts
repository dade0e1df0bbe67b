import type { BrowserWindow } from 'electron'
import type { Log } from '../../platform/log'

type PageWindow = Pick<BrowserWindow, 'on' | 'isDestroyed'> & {
  readonly webContents: Pick<BrowserWindow['webContents'], 'on' | 'getURL' | 'reload' | 'forcefullyCrashRenderer' | 'isDevToolsOpened'>
}

interface Recovery {
  /** Loads the start page, for a page that was lost before it was there. */
  readonly load: () => void
  /** Asks the user what to do once reloading by itself has not helped. */
  readonly ask: () => Promise<'reload' | 'quit'>
  readonly quit: () => void
  readonly log: Log
  readonly nowMs: () => number
}

/** Give up reloading a page that is lost this often within this time. */
const RELOADS = 3
const RELOADS_WITHIN_MS = 5 * 60_000
/** How long a page that Chromium reports as unresponsive has to recover. */
const HUNG_MS = 10_000
/** A load that another load replaced. */
const ABORTED = -3

/**
 * Loads a page again that crashed, hangs or could not be loaded. Left alone, its window would stay blank for good: "Emitted when the
 * renderer process unexpectedly disappears" (web-contents.md) is all that Electron does. Nothing is lost by it, as the host keeps the
 * battle.
 */
export function recoverPage(window: PageWindow, { load, ask, quit, log, nowMs }: Recovery): void {
  const contents = window.webContents
  let reloads: readonly number[] = []
  let isAsking = false
  let hung: NodeJS.Timeout | undefined

  const mayReload = (): boolean => {
    reloads = [...reloads.filter(at => nowMs() - at < RELOADS_WITHIN_MS), nowMs()]
    return reloads.length <= RELOADS
  }
  const again = (): void => {
    if (window.isDestroyed()) return
    if (contents.getURL() === '') load()
    else contents.reload()
  }
  const recover = async (): Promise<void> => {
    if (isAsking || window.isDestroyed()) return
    if (!mayReload()) {
      isAsking = true
      const answer = await ask()
      isAsking = false
      if (answer === 'quit') return quit()
      reloads = []
    }
    again()
  }
  const letBe = (): void => {
    clearTimeout(hung)
    hung = undefined
  }

  contents.on('render-process-gone', (_event, { reason, exitCode }) => {
    letBe()
    log(`The page is gone: ${reason}, ${String(exitCode)}`)
    // Deferred until Electron has notified its other listeners.
    setImmediate(() => void recover())
  })
  contents.on('did-fail-load', (_event, code, description, _address, isMainFrame) => {
    if (!isMainFrame || code === ABORTED) return
    log(`The page did not load: ${description}, ${String(code)}`)
    setImmediate(() => void recover())
  })
  window.on('unresponsive', () => {
    // A page stopped at a breakpoint does not answer either.
    if (contents.isDevToolsOpened()) return
    hung ??= setTimeout(() => {
      letBe()
      if (window.isDestroyed()) return
      log('The page does not respond')
      // "This will cause the render-process-gone event to be emitted" (web-contents.md).
      contents.forcefullyCrashRenderer()
    }, HUNG_MS)
  })
  window.on('responsive', letBe)
  window.on('closed', letBe)
}
