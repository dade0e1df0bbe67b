import type { BrowserWindow, BrowserWindowConstructorOptions } from 'electron'
import type { ScreenWindow } from '../../players/screen-window'
import { showWhenReady } from '../window/show-window'
import { chosenDisplay, foundAgain, placeIn, placeText, type ScreenDisplay } from './screen-place'
import type { WindowStateFile } from '../window/window-state'

type Screen = {
  getAllDisplays(): readonly ScreenDisplay[]
  getDisplayMatching(bounds: ScreenDisplay['bounds']): ScreenDisplay
  on(event: 'display-added', listener: () => void): unknown
  on(event: 'display-removed', listener: (event: unknown, display: ScreenDisplay) => void): unknown
}

interface PlayerWindowOptions {
  readonly screen: Screen
  readonly stateFile: WindowStateFile
  /** Creates a hidden window that is safe for a page, and loads the player screen into it. */
  readonly make: (options: BrowserWindowConstructorOptions) => BrowserWindow
  /** The game master's window; undefined when it is closed. */
  readonly main: () => BrowserWindow | undefined
  /** Whether windows can be placed here, and tell where they are. */
  readonly isPlaced: boolean
}

interface PlayerWindow extends ScreenWindow {
  /** Reopens it at start, if it was open when the program ended and its display is connected. */
  restore(): void
  /** Closes it with the program, and stores that it was open. */
  leave(): void
}

/** With a single display, the window is small enough to be moved. */
const SMALL = { width: 960, height: 540 } as const

/**
 * The window for the players. It fills a display that does not have the game master's window; with a single display it never fills it, as
 * it would hide the battle. If its display is disconnected, the system would move it over the game master's window, so it closes, and
 * reopens when the display is back.
 *
 * Under Wayland a window opens where the system likes, and claims to be at 0,0 (electron/electron#48833): there it stays small, over the
 * battle perhaps, and the game master moves it and fills the display with F11.
 */
export function playerWindow({ screen, stateFile, make, main, isPlaced }: PlayerWindowOptions): PlayerWindow {
  const listeners = new Set<() => void>()
  let window: BrowserWindow | null = null
  let on: ScreenDisplay | null = null
  /** It is being closed by something other than the user. */
  let isLeaving = false

  const tell = (): void => {
    for (const changed of listeners) changed()
  }
  const gameMasters = (): ScreenDisplay => screen.getDisplayMatching(main()?.getBounds() ?? { x: 0, y: 0, width: 1, height: 1 })
  const keep = (isOpen: boolean): void => {
    if (on !== null) stateFile.write(placeText({ isOpen, display: on }))
  }

  const openOn = (display: ScreenDisplay): void => {
    const fills = isPlaced && display.id !== gameMasters().id
    const { x, y } = display.bounds
    const made = make({ ...(fills ? display.bounds : { x: x + 40, y: y + 40, ...SMALL }), show: false })
    window = made
    on = display
    isLeaving = false
    made.setMenuBarVisibility(false)
    // Not every system lets a hidden window fill a display.
    if (fills) made.once('show', () => made.setFullScreen(true))
    made.once('closed', () => {
      window = null
      if (!isLeaving) keep(false)
      tell()
    })
    showWhenReady(made, { isMaximized: false })
    keep(true)
    tell()
  }
  const closeNoted = (): void => {
    isLeaving = true
    window?.close()
  }
  const restore = (): void => {
    const kept = placeIn(stateFile.read())
    const display = kept?.isOpen === true ? foundAgain(kept.display, screen.getAllDisplays()) : undefined
    if (window === null && display !== undefined && main() !== undefined) openOn(display)
  }
  screen.on('display-removed', (_event, { id }) => {
    if (isPlaced && on?.id === id) closeNoted()
  })
  screen.on('display-added', restore)

  return {
    get isOpen() {
      return window !== null
    },
    isPlaced,
    open: () => {
      if (window === null) openOn(chosenDisplay(placeIn(stateFile.read()), screen.getAllDisplays(), gameMasters()))
      else window.focus()
    },
    close: () => window?.close(),
    listen: changed => {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    restore,
    leave: closeNoted
  }
}
