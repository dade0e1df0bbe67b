import type { IpcError } from '@shared/ipc/calls'
import { NEWS_CHANNEL } from '@shared/ipc/channels'
import { app, BrowserWindow, dialog, ipcMain, nativeTheme, protocol, shell } from 'electron'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Application } from './application'
import { dispatchCall } from './calls/dispatch'
import { quitCleanly } from './electron/clean-quit'
import { findData, nativeFolders } from './electron/data-folders'
import { dataText } from './electron/data-text'
import { listenForOpenedFiles } from './electron/listen-for-opened-files'
import { guardSession } from './electron/guard-session'
import { listenForCalls } from './electron/ipc-transport'
import { installMenu } from './electron/install-menu'
import { KnownWindows } from './electron/known-windows'
import { openMainWindow } from './electron/main-window'
import { menuText } from './electron/menu-text'
import { guardNavigation } from './electron/navigation'
import { keepBrowserDataIn } from './electron/own-folder'
import { APP_ORIGIN } from './electron/own-page'
import { PAGE_SCHEME } from './electron/page-protocol'
import { utilityChild } from './electron/utility-child'
import { windowStateFile } from './electron/window-state-file'
import { processRunner } from './exchange/import-process'
import { OpenedFiles } from './exchange/opened-files'
import { startMovable } from './movable-application'
import { stderrLog } from './platform/log'
import { nodeDisk } from './store/disk/node-disk'
import { defaultDataDir, isDataDirNamed } from './store/paths'

const built = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
/** Where the data is kept unless it was moved. Files tied to this computer always stay here: Chromium's own, and the window state. */
const home = resolve(defaultDataDir())
const desktopDir = join(home, 'desktop')
/** Set by the development server only; a packaged program ignores it. */
const developmentPage = app.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL']
const origin = developmentPage === undefined ? APP_ORIGIN : new URL(developmentPage).origin
const stateFile = windowStateFile(join(desktopDir, 'window-state.json'))
const windows = new KnownWindows()
const openedFiles = new OpenedFiles()

app.enableSandbox()
protocol.registerSchemesAsPrivileged([PAGE_SCHEME])
keepBrowserDataIn(desktopDir, app)
app.on('web-contents-created', (_event, contents) => guardNavigation(contents, origin))
app.on('window-all-closed', () => app.quit())
listenForOpenedFiles(app, process.argv.slice(1), process.cwd(), openedFiles)

if (app.requestSingleInstanceLock()) void run().catch(fail)
else app.quit()

async function run(): Promise<void> {
  await app.whenReady()
  const locale = app.getPreferredSystemLanguages()[0] ?? app.getLocale()
  const text = menuText(locale)
  const location = await findData({ disk: nodeDisk, home, isFixed: isDataDirNamed(), text: dataText(locale), dialog })
  if (location === null) {
    app.exit(0)
    return
  }
  const stop = ({ code, detail }: IpcError): void => {
    dialog.showErrorBox(text.cannotStart, text.cannotStartBecause(code, detail))
    app.exit(1)
  }
  const started = await startMovable({
    location,
    folders: nativeFolders(() => dataText(locale), dialog, shell),
    onLost: stop,
    shell: 'desktop',
    locale,
    forecastWorker: built('./forecast-worker.js'),
    importRunner: processRunner(() => utilityChild(built('./import-worker.js'))),
    openedFiles
  })
  if (!started.ok) return stop(started.error)
  quitCleanly(app, () => started.value.close())
  guardSession(origin, built('../renderer'))
  await installMenu(started.value, locale)
  connect(started.value)
  openWindow()
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
      if (windows.roleOf(window.webContents.id) === 'gm') window.webContents.send(NEWS_CHANNEL, news)
  })
  app.on('second-instance', focusWindow)
}

function openWindow(): void {
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
  windows.add(contentsId, 'gm')
  window.on('closed', () => windows.remove(contentsId))
}

function focusWindow(): void {
  const window = BrowserWindow.getAllWindows()[0]
  if (window?.isMinimized() === true) window.restore()
  window?.focus()
}

function fail(error: unknown): void {
  stderrLog('cannot start', error)
  app.exit(1)
}
