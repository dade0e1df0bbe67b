import type { App } from 'electron'
import { filesNamedIn, type OpenedFiles } from '../exchange/opened-files'

/**
 * Collects the files the operating system asks us to open: on our own command line, on that of a second instance or, on a Mac, by an event
 * that may come before the app is ready. A Mac opens a file in a program that is open without bringing it forward: `comeForward` does.
 */
export function listenForOpenedFiles(
  app: Pick<App, 'on'>,
  words: readonly string[],
  folder: string,
  files: OpenedFiles,
  comeForward: () => void
): void {
  files.add(filesNamedIn(words, folder))
  app.on('second-instance', (_event, theirWords, theirFolder) => files.add(filesNamedIn(theirWords, theirFolder)))
  app.on('open-file', (event, path) => {
    event.preventDefault()
    files.add(filesNamedIn([path], folder))
    comeForward()
  })
}
