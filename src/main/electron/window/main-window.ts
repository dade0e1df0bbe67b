import { BrowserWindow, screen, type WebPreferences } from 'electron'
import type { Log } from '../../platform/log'
import { showWhenReady } from './show-window'
import { minimumSize, openingState, stateText, type WindowStateFile } from './window-state'

interface MainWindowOptions {
  /** Address of the start page. */
  readonly page: string
  readonly preload: string
  readonly stateFile: WindowStateFile
  readonly hasDevTools: boolean
  readonly backgroundColor: string
  readonly log: Log
}

/** Every switch that isolates a page from the system, spelled out even where it is the default. */
export function safePreferences(preload: string, hasDevTools: boolean): WebPreferences {
  return {
    preload,
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    webviewTag: false,
    navigateOnDragDrop: false,
    safeDialogs: true,
    spellcheck: false,
    devTools: hasDevTools
  }
}

/** Opens the game master's window where it was last time, and shows it once the page is ready. */
export function openMainWindow(options: MainWindowOptions): BrowserWindow {
  const areas = { all: screen.getAllDisplays().map(display => display.workArea), primary: screen.getPrimaryDisplay().workArea }
  const state = openingState(options.stateFile.read(), areas)
  const minimum = minimumSize(areas)
  const window = new BrowserWindow({
    ...state.bounds,
    minWidth: minimum.width,
    minHeight: minimum.height,
    show: false,
    backgroundColor: options.backgroundColor,
    webPreferences: safePreferences(options.preload, options.hasDevTools)
  })
  showWhenReady(window, { isMaximized: state.isMaximized })
  window.on('close', () => options.stateFile.write(stateText(window.getNormalBounds(), window.isMaximized())))
  window.loadURL(options.page).catch((error: unknown) => options.log('the page did not load', error))
  return window
}
