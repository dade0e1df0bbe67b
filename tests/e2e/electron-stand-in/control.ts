import { app } from './app'
import { BrowserWindow } from './browser-window'
import { isPrevented } from './emitted'
import { inspect } from './inspect'
import type { SenderFrame } from './ipc-main'
import { Menu } from './menu'
import { tell, type FakeFrame, type Wish } from './messages'
import { powerMonitor } from './small-modules'

/** Carries out the test's requests. */
export function obeyTest(): void {
  process.on('message', (wish: Wish) => void obey(wish).then(value => tell({ kind: 'answer', wish: wish.kind, value })))
  // When the test exits, so does its app.
  process.on('disconnect', () => process.exit(1))
}

async function obey(wish: Wish): Promise<unknown> {
  switch (wish.kind) {
    case 'quit':
      app.quit()
      return null
    case 'system':
      return obeySystem(wish.event)
    case 'menu':
      Menu.getApplicationMenu()?.getMenuItemById(wish.id)?.choose()
      return null
    case 'key': {
      const contents = BrowserWindow.getAllWindows().at(-1)?.webContents
      const isKept = contents !== undefined && isPrevented(contents, 'before-input-event', {}, wish.input)
      return { isKept, zoomLevel: contents?.getZoomLevel() ?? 0 }
    }
    case 'inspect':
      return inspect(wish)
    case 'invoke': {
      const contents = BrowserWindow.getAllWindows().at(-1)?.webContents
      return contents?.receive(wish.channel, senderFrame(wish.frame), wish.args, wish.frame.contentsId ?? contents.id)
    }
  }
}

async function obeySystem(event: Extract<Wish, { kind: 'system' }>['event']): Promise<null> {
  const window = BrowserWindow.getAllWindows().at(-1)
  if (event === 'shutdown') {
    // As macOS does (electron_application.mm): it announces the shutdown, and then asks the program to quit.
    if (!isPrevented(powerMonitor, 'shutdown')) app.quit()
    if (!app.isQuitting) tell({ kind: 'shutdownStopped' })
  } else if (event === 'session-end') {
    window?.emit('session-end', {})
    // The program ends when this returns (native_window_views_win.cc); no promise is waited for.
    process.kill(process.pid, 'SIGKILL')
  } else if (event === 'open-file') {
    app.emit('open-file', { preventDefault: () => undefined }, '/nowhere/Vast.flagship')
  } else if (event === 'crash') window?.webContents.forcefullyCrashRenderer()
  else window?.emit('unresponsive')
  return null
}

function senderFrame({ origin, isMain }: FakeFrame): SenderFrame {
  const main: SenderFrame = { origin, url: `${origin}/`, parent: null }
  return isMain ? main : { ...main, parent: main }
}
