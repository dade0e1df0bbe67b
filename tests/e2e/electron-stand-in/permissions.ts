import type { CDPSession } from 'playwright-core'
import { toBrowser } from './schemes'
import { session } from './session'

/** Electron's name of a permission and the browser's. */
const NAMES: Readonly<Record<string, string>> = {
  geolocation: 'geolocation',
  notifications: 'notifications',
  'clipboard-read': 'clipboard-read',
  'clipboard-sanitized-write': 'clipboard-write',
  'idle-detection': 'idle-detection',
  'local-fonts': 'local-fonts',
  'window-management': 'window-management',
  'persistent-storage': 'persistent-storage'
}

/** Makes Chromium answer the page as the session's handlers do. */
export async function enforcePermissions(cdp: CDPSession, origin: string): Promise<void> {
  for (const [permission, name] of Object.entries(NAMES)) {
    const isGranted =
      session.defaultSession.isCheckGranted(permission, origin) && session.defaultSession.isRequestGranted(permission, origin)
    await cdp.send('Browser.setPermission', { permission: { name }, setting: isGranted ? 'granted' : 'denied', origin: toBrowser(origin) })
  }
}
