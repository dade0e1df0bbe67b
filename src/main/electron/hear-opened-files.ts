import type { App } from 'electron'
import { campaignFilesIn, type OpenedFiles } from '../exchange/opened-files'

/**
 * Gathers what the system asks us to open: named on our own command line, on that of a second start, or, on a Mac, told by event,
 * which may come before the app is ready.
 */
export function hearOpenedFiles(app: Pick<App, 'on'>, words: readonly string[], folder: string, files: OpenedFiles): void {
  files.add(campaignFilesIn(words, folder))
  app.on('second-instance', (_event, theirWords, theirFolder) => files.add(campaignFilesIn(theirWords, theirFolder)))
  app.on('open-file', (event, path) => {
    event.preventDefault()
    files.add(campaignFilesIn([path], folder))
  })
}
