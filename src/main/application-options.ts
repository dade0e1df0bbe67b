import type { AppInfo } from '@shared/ipc/calls'
import type { FolderService } from './calls/folder-service'
import type { ImportRunner } from './exchange/import-runner'
import type { OpenedFiles } from './exchange/opened-files'
import type { ScreenPages, ScreenWindow } from './players/screen-window'
import type { StartListener } from './stations/listener/listener'

export interface ApplicationOptions {
  readonly dataDir: string
  readonly shell: AppInfo['shell']
  /** Name under which the firewall of the operating system lists this program; Node's own name by default. */
  readonly program?: string
  /** Language tag of the operating system, such as fr-FR. */
  readonly locale: string
  /** Makes dice, ids and times the same on every run: for demonstrations and tests, never for play. */
  readonly seed?: number
  /** The built `forecast-worker.ts`; without it forecasts are played in the host's own thread. */
  readonly forecastWorker?: string
  /** Reads imported files; without it the host's own process does. */
  readonly importRunner?: ImportRunner
  /** How the shell shows and moves the data directory; without it the directory can only be named. */
  readonly folder?: FolderService
  /** Prints the window to PDF; left out by a shell whose browser does. */
  readonly printPdf?: () => Promise<Uint8Array>
  /** Files the operating system asks us to open. Windows are told when one arrives; left out by a shell that gets no such requests. */
  readonly openedFiles?: OpenedFiles
  /** The second window, for the players; left out by a shell whose player screen is a page of the browser. */
  readonly screenWindow?: ScreenWindow
  /** The pages of the browser that are open; left out by a shell with a window. */
  readonly screenPages?: ScreenPages
  /** How phones get to the table; left out where there are no pages for them. */
  readonly startListener?: StartListener
}
