import type { IpcError } from '@shared/ipc/calls'
import { NEWS_CHANNEL } from '@shared/ipc/channels'
import {
  app,
  BrowserWindow,
  dialog,
  ipcMain,
  nativeTheme,
  powerMonitor,
  powerSaveBlocker,
  protocol,
  screen,
  session,
  shell,
  type BrowserWindowConstructorOptions
} from 'electron'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Application } from './application'
import { dispatchCall } from './calls/dispatch'
import { quitCleanly } from './electron/clean-quit'
import { findData, nativeFolders } from './electron/data-folders'
import { dataText } from './electron/data-text'
import { placesWindows } from './electron/display-server'
import { nameDownloads } from './electron/downloads'
import { listenForOpenedFiles } from './electron/listen-for-opened-files'
import { guardSession } from './electron/guard-session'
import { listenForCalls } from './electron/ipc-transport'
import { KeepAwake } from './electron/keep-awake'
import { installMenu } from './electron/install-menu'
import { isSomebodyThere } from './electron/other-instance'
import { KnownWindows } from './electron/window/known-windows'
import { openMainWindow, safePreferences } from './electron/window/main-window'
import { menuText } from './electron/menu-text'
import { guardNavigation } from './electron/navigation'
import { keepBrowserDataIn } from './electron/own-folder'
import { APP_ORIGIN } from './electron/own-page'
import { PAGE_SCHEME } from './electron/page-protocol'
import { recoverPage } from './electron/window/page-recovery'
import { askAboutPage } from './electron/window/page-problem'
import { playerWindow } from './electron/players/player-window'
import { bringForward } from './electron/window/show-window'
import { utilityChild } from './electron/utility-child'
import { listenForWindowKeys } from './electron/window/window-keys'
import { windowStateFile } from './electron/window/window-state-file'
import { windowText, type WindowText } from './electron/window/window-text'
import { mayReceive } from './page/page-role'
import { SCREEN_PATH } from './page/page-table'
import { processRunner } from './exchange/import-process'
import { OpenedFiles } from './exchange/opened-files'
import { startMovable } from './movable-application'
import { TOLD_WHY } from './platform/exit-codes'
import { surviveClosedOutput, stderrLog } from './platform/log'
import { APP_ID } from './platform/version'
import { listenerOf } from './stations/listener/listener'
import { stationPages } from './stations/listener/station-pages'
import { nodeDisk } from './store/disk/node-disk'
import { defaultDataDir, desktopDir, isDataDirNamed } from './store/paths'

const built = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
/** Where the data is kept unless it was moved. */
const home = resolve(defaultDataDir())
const ownDir = desktopDir()
/** Set by the development server only; a packaged program ignores it. */
const developmentPage = app.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL']
const origin = developmentPage === undefined ? APP_ORIGIN : new URL(developmentPage).origin
const stateFile = windowStateFile(join(ownDir, 'window-state.json'))
const windows = new KnownWindows()
const openedFiles = new OpenedFiles()
const awake = new KeepAwake(powerSaveBlocker)
/** Sheets say their own size, and their bars and markers are backgrounds. */
const AS_PRINTED = { preferCSSPageSize: true, printBackground: true } as const
/** The game master's. The list of Electron has the player screen in it too, in no order that is documented. */
let mainWindow: BrowserWindow | undefined

surviveClosedOutput()
// Started with this switch, as an AppImage does where the system allows no sandbox, Chromium's first helpers have none. To enable it then
// only takes the switch away from those that follow (`RemoveNoSandboxSwitch`, electron_api_app.cc), and they cannot start.
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
// Windows keeps windows and a pinned icon together by it; it is the installer's (electron-builder#8279). Nothing elsewhere.
app.setAppUserModelId(APP_ID)
protocol.registerSchemesAsPrivileged([PAGE_SCHEME])
keepBrowserDataIn(ownDir, app)
app.on('web-contents-created', (_event, contents) => {
  guardNavigation(contents, origin)
  listenForWindowKeys(contents)
})
app.on('window-all-closed', () => app.quit())
listenForOpenedFiles(app, process.argv.slice(1), process.cwd(), openedFiles, comeForward)

void (app.requestSingleInstanceLock() ? run() : leaveToOther()).catch(fail)

/** The start is that of a program that is open already, and has been told. Where there is none, the lock itself failed. */
async function leaveToOther(): Promise<void> {
  if (await isSomebodyThere({ disk: nodeDisk, home, isFixed: isDataDirNamed() })) return app.quit()
  await app.whenReady()
  const text = menuText(app.getPreferredSystemLanguages()[0] ?? app.getLocale())
  dialog.showErrorBox(text.cannotStart, text.lockRefused(ownDir))
  app.exit(TOLD_WHY)
}

async function run(): Promise<void> {
  await app.whenReady()
  const locale = app.getPreferredSystemLanguages()[0] ?? app.getLocale()
  const text = menuText(locale)
  let spoken = (): string => locale
  const location = await findData({ disk: nodeDisk, home, isFixed: isDataDirNamed(), text: dataText(locale), dialog })
  if (location === null) {
    app.exit(0)
    return
  }
  const stop = ({ code, detail }: IpcError): void => {
    dialog.showErrorBox(text.cannotStart, text.cannotStartBecause(code, detail))
    app.exit(TOLD_WHY)
  }
  const players = playerWindow({
    screen,
    stateFile: windowStateFile(join(ownDir, 'player-window.json')),
    make: makePlayerWindow,
    main: () => mainWindow,
    isPlaced: placesWindows(app.commandLine)
  })
  players.listen(() => awake.because('screen', players.isOpen))
  app.on('before-quit', () => players.leave())
  const started = await startMovable({
    location,
    folders: nativeFolders({ text: () => dataText(spoken()), dialog, shell, parent: () => mainWindow }),
    onLost: stop,
    shell: 'desktop',
    // The name in the program's file: ours in a package, the runtime's from source.
    program: app.isPackaged ? 'Flagship' : 'Electron',
    locale,
    forecastWorker: built('./forecast-worker.js'),
    importRunner: processRunner(() => utilityChild(built('./import-worker.js'))),
    openedFiles,
    screenWindow: players,
    printPdf,
    startListener: listenerOf(() => stationPages(built('../renderer')))
  })
  if (!started.ok) return stop(started.error)
  const application = started.value
  quitCleanly({ app, power: powerMonitor, close: () => application.close(), releaseNow: () => application.releaseNow() })
  guardSession(origin, built('../renderer'), (name, args) => dispatchCall(application.handlers, name, args))
  spoken = await installMenu(application, locale)
  nameDownloads(session.defaultSession, { title: () => windowText(spoken()).saveFile, folder: () => app.getPath('documents') })
  connect(application)
  awake.because('table', (await application.handlers['stations.state']({})).open !== null)
  openWindow(application, () => windowText(spoken())).once('closed', () => players.leave())
  players.restore()
}

function connect(application: Application): void {
  listenForCalls({
    ipcMain,
    windows,
    origin,
    dispatch: (name, args) => dispatchCall(application.handlers, name, args),
    nowMs: () => performance.now(),
    onTurnedAway: why => stderrLog(`call turned away: ${why.code} ${why.detail}`)
  })
  application.onNews(news => {
    for (const window of BrowserWindow.getAllWindows())
      if (mayReceive(windows.roleOf(window.webContents.id), news)) window.webContents.send(NEWS_CHANNEL, news)
  })
  application.onNews(news => {
    if (news.kind === 'stations.changed') awake.because('table', news.stations.open !== null)
  })
  app.on('second-instance', comeForward)
}

function comeForward(): void {
  if (mainWindow !== undefined) bringForward(mainWindow)
}

function openWindow(application: Application, text: () => WindowText): BrowserWindow {
  const backgroundColor = nativeTheme.shouldUseDarkColors ? '#0e1215' : '#efece3'
  const page = developmentPage ?? `${APP_ORIGIN}/`
  const window = openMainWindow({
    page,
    preload: built('../preload/index.cjs'),
    stateFile,
    hasDevTools: !app.isPackaged,
    backgroundColor,
    log: stderrLog
  })
  const contentsId = window.webContents.id
  mainWindow = window
  windows.add(contentsId, 'gm')
  window.on('closed', () => {
    mainWindow = undefined
    windows.remove(contentsId)
  })
  // When Windows shuts down or the user logs off there is no `before-quit` (app.md), and the program ends when this returns
  // (WM_ENDSESSION, native_window_views_win.cc).
  window.on('session-end', () => application.releaseNow())
  const openFolder = async (): Promise<void> => {
    const { dataDir } = await application.handlers['app.info']({})
    await shell.openPath(dataDir)
  }
  recoverPage(window, {
    load: () => void window.loadURL(page).catch(() => undefined),
    ask: () => askAboutPage(dialog, window, text(), openFolder),
    quit: () => app.quit(),
    log: stderrLog,
    nowMs: () => performance.now()
  })
  return window
}

async function printPdf(): Promise<Uint8Array> {
  if (mainWindow === undefined) throw new Error('No window to print')
  return mainWindow.webContents.printToPDF(AS_PRINTED)
}

function makePlayerWindow(options: BrowserWindowConstructorOptions): BrowserWindow {
  const page = `${developmentPage ?? APP_ORIGIN}${SCREEN_PATH}`
  const window = new BrowserWindow({
    ...options,
    title: 'Flagship',
    backgroundColor: '#080b0d',
    webPreferences: safePreferences(built('../preload/index.cjs'), !app.isPackaged)
  })
  const contentsId = window.webContents.id
  windows.add(contentsId, 'players')
  window.on('closed', () => windows.remove(contentsId))
  const load = (): void => void window.loadURL(page).catch((error: unknown) => stderrLog('the player screen did not load', error))
  // A screen that keeps failing is closed, which its game master sees; there is nobody at it to ask.
  recoverPage(window, { load, ask: async () => 'quit', quit: () => window.destroy(), log: stderrLog, nowMs: () => performance.now() })
  load()
  return window
}

function fail(error: unknown): void {
  stderrLog('cannot start', error)
  app.exit(1)
}
