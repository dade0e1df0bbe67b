import type { App } from 'electron'
import { mkdirSync } from 'node:fs'

/**
 * Keeps what Chromium stores in a folder of ours. A folder that cannot be created is not an error here: opening the data will report it.
 */
export function keepBrowserDataIn(folder: string, app: Pick<App, 'setPath'>): void {
  try {
    // Electron accepts only an existing folder.
    mkdirSync(folder, { recursive: true })
    app.setPath('userData', folder)
  } catch {
    return
  }
}
