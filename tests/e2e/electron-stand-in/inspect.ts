import { app } from './app'
import { BrowserWindow } from './browser-window'
import { isPrevented } from './emitted'
import { Menu } from './menu'
import type { Inspection, Wish } from './messages'
import { registeredSchemes } from './schemes'
import { session } from './session'

/** Queries the app's own handlers through an open window. */
export function inspect({ permissions, origins, addresses }: Extract<Wish, { kind: 'inspect' }>): Inspection {
  const { defaultSession } = session
  const windows = BrowserWindow.getAllWindows().sort((a, b) => a.id - b.id)
  const contents = windows[0]?.webContents
  if (contents === undefined) throw new Error('No window is open')
  const entries = Menu.getApplicationMenu()?.all() ?? []
  return {
    isSandboxEnabled: app.isSandboxEnabled,
    hasInstanceLock: app.hasInstanceLock,
    userModelId: app.userModelId,
    windows: windows.map(window => ({
      isVisible: window.isVisible(),
      isMaximized: window.isMaximized(),
      isFullScreen: window.isFullScreen(),
      x: window.getBounds().x
    })),
    isSpellCheckerOn: defaultSession.isSpellCheckerOn,
    schemes: registeredSchemes().map(({ scheme, privileges }) => ({ scheme, privileges: privileges ?? {} })),
    preferences: windows.map(window => window.webContents.getLastWebPreferences()),
    granted: permissions.flatMap(permission =>
      origins.map(origin => ({
        permission,
        origin,
        requested: defaultSession.isRequestGranted(permission, `${origin}/`),
        checked: defaultSession.isCheckGranted(permission, origin)
      }))
    ),
    isDeviceGranted: defaultSession.isDeviceGranted(),
    isScreenGranted: defaultSession.isScreenGranted(),
    isWebviewStopped: isPrevented(contents, 'will-attach-webview'),
    windowOpenAction: contents.windowOpenAction(addresses[0] ?? ''),
    stopped: ['will-navigate', 'will-redirect', 'will-frame-navigate'].flatMap(event =>
      addresses.map(address => ({ address, event, isStopped: isPrevented(contents, event, { url: address }) }))
    ),
    cancelled: addresses.map(address => ({ address, isCancelled: defaultSession.isCancelled(address) })),
    menuIds: entries.flatMap(entry => entry.options.id ?? []),
    menuRoles: entries.flatMap(entry => entry.options.role ?? [])
  }
}
