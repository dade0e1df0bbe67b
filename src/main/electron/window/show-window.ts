import type { BrowserWindow } from 'electron'

type HiddenWindow = Pick<BrowserWindow, 'once' | 'show' | 'maximize' | 'isDestroyed'> & {
  readonly webContents: Pick<BrowserWindow['webContents'], 'once'>
}

/** Longest that a window stays hidden, whatever does or does not happen to its page. */
const HIDDEN_MS = 2_000

interface Showing {
  readonly isMaximized: boolean
  readonly platform?: NodeJS.Platform
  readonly waitMs?: number
}

/**
 * Shows a window that was made hidden once its page is drawn. Under Wayland a hidden window is never drawn, and `ready-to-show` never comes
 * (electron/electron#48859), so there the loaded page is enough; elsewhere that would show it before its first drawing. Maximising shows a
 * window too (browser-window.md), so it has to wait until then.
 */
export function showWhenReady(window: HiddenWindow, { isMaximized, platform = process.platform, waitMs = HIDDEN_MS }: Showing): void {
  let isDone = false
  const show = (): void => {
    clearTimeout(timer)
    if (isDone || window.isDestroyed()) return
    isDone = true
    if (isMaximized) window.maximize()
    window.show()
  }
  const timer = setTimeout(show, waitMs)
  window.once('ready-to-show', show)
  window.once('closed', () => clearTimeout(timer))
  if (platform === 'linux') window.webContents.once('did-finish-load', show)
}

/** Brings a window to the front, also one that is minimised, or that is not shown yet. */
export function bringForward(window: Pick<BrowserWindow, 'isMinimized' | 'restore' | 'show' | 'focus'>): void {
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}
