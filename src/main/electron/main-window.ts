import { BrowserWindow, screen, type WebPreferences } from 'electron'
import type { Log } from '../platform/log'
import { MIN_SIZE, openingState, stateText, type WindowStateFile } from './window-state'

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
function safePreferences(preload: string, hasDevTools: boolean): WebPreferences {
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
  const state = openingState(
    options.stateFile.read(),
    screen.getAllDisplays().map(display => display.workArea)
  )
  const window = new BrowserWindow({
    ...state.bounds,
    minWidth: MIN_SIZE.width,
    minHeight: MIN_SIZE.height,
    show: false,
    backgroundColor: options.backgroundColor,
    webPreferences: safePreferences(options.preload, options.hasDevTools)
  })
  if (state.isMaximized) window.maximize()
  window.once('ready-to-show', () => window.show())
  window.on('close', () => options.stateFile.write(stateText(window.getNormalBounds(), window.isMaximized())))
  window.loadURL(options.page).catch((error: unknown) => options.log('the page did not load', error))
  return window
}
