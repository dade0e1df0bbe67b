import type { App } from 'electron'
import { mkdirSync } from 'node:fs'

/** Keeps what Chromium stores in a folder of ours. A folder that cannot be made is no failure here: opening the data will say why. */
export function keepBrowserDataIn(folder: string, app: Pick<App, 'setPath'>): void {
  try {
    // Electron takes only a folder that is there.
    mkdirSync(folder, { recursive: true })
    app.setPath('userData', folder)
  } catch {
    return
  }
}
