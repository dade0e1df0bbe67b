import type { AppInfo } from '@shared/ipc/calls'
import type { FolderService } from './calls/folder-service'
import type { ImportRunner } from './exchange/import-runner'
import type { OpenedFiles } from './exchange/opened-files'

export interface ApplicationOptions {
  readonly dataDir: string
  readonly shell: AppInfo['shell']
  /** Language tag of the operating system, such as fr-FR. */
  readonly locale: string
  /** Makes dice, ids and times the same on every run: for demonstrations and tests, never for play. */
  readonly seed?: number
  /** The built `forecast-worker.ts`; without it forecasts are played in the host's own thread. */
  readonly forecastWorker?: string
  /** Reads files that come in; without it the host's own process does. */
  readonly importRunner?: ImportRunner
  /** What the shell can do with the data directory; without it, only tell where it is. */
  readonly folder?: FolderService
  /** What the system asks us to open. Windows are told when something comes; a shell without such wishes leaves it out. */
  readonly openedFiles?: OpenedFiles
}
