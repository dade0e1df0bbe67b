import { app } from './app'
import { BrowserWindow } from './browser-window'
import { inspect } from './inspect'
import type { SenderFrame } from './ipc-main'
import { Menu } from './menu'
import { tell, type FakeFrame, type Wish } from './messages'

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
    case 'menu':
      Menu.getApplicationMenu()?.getMenuItemById(wish.id)?.choose()
      return null
    case 'inspect':
      return inspect(wish)
    case 'invoke': {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents
      return contents?.receive(wish.channel, senderFrame(wish.frame), wish.args, wish.frame.contentsId ?? contents.id)
    }
  }
}

function senderFrame({ origin, isMain }: FakeFrame): SenderFrame {
  const main: SenderFrame = { origin, url: `${origin}/`, parent: null }
  return isMain ? main : { ...main, parent: main }
}
