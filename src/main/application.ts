import type { AppInfo, CallHandlers, IpcError } from '@shared/ipc/calls'
import type { News } from '@shared/ipc/news'
import { err, ok, type Result } from '@shared/kernel/result'
import { callErrorOf } from './calls/call-error'
import { fixedFolder, type FolderDesk } from './calls/folder-desk'
import { callHandlers } from './calls/handlers'
import { NewsStand } from './calls/news-stand'
import { openSettings } from './calls/settings-desk'
import { openDesks } from './desks'
import { diskWithBallast } from './disk-with-ballast'
import type { ImportRunner } from './exchange/import-runner'
import { releaseBallast } from './store/ballast'
import { clearUnfinished } from './store/build-dir'
import type { Disk } from './store/disk'
import { acquireLock, type DataLock, type LockRefusal } from './store/lock'
import { OpenedFiles } from './exchange/opened-files'
import { paths } from './store/paths'
import { surroundingsFor, type Surroundings } from './surroundings'
import { APP_VERSION } from './platform/version'

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
  readonly folder?: FolderDesk
  /** What the system asks us to open. Windows are told when something comes; a shell without such wishes leaves it out. */
  readonly openedFiles?: OpenedFiles
}

/** The application without a shell: what Electron, the web server and the headless host have in common. */
export interface Application {
  readonly handlers: CallHandlers
  /** Gives the function that ends the listening. */
  onNews(listener: (news: News) => void): () => void
  /** Resolves when every battle has been put away and the data directory is free again. Never rejects: trouble is logged. */
  close(): Promise<void>
}

/**
 * Opens a data directory for one owner. Error `locked`: another program has it; the detail says which. Any other error: the directory
 * cannot be used. Nothing was changed then.
 */
export async function startApplication(
  options: ApplicationOptions,
  surroundings: Surroundings = surroundingsFor(options.seed)
): Promise<Result<Application, IpcError>> {
  const { dataDir, shell, locale } = options
  const { clock, log, newId, systemOf } = surroundings
  const lock = await takeDirectory(surroundings.disk, dataDir)
  if (!lock.ok) return err(refusalOf(lock.error))
  const { guard } = lock.value
  const disk = await diskWithBallast(surroundings.disk, dataDir, log)
  await clearUnfinished(disk, paths.campaigns(dataDir)).catch((error: unknown) => log('What a crash left could not be cleared', error))

  const news = new NewsStand(log)
  const announce = (item: News): void => news.announce(item)
  const openedFiles = options.openedFiles ?? new OpenedFiles()
  openedFiles.onAdded(() => announce({ kind: 'files.opened' }))
  const settings = await openSettings(disk, dataDir, guard, log)
  const desks = openDesks({ options, surroundings: { ...surroundings, disk }, guard, announce })
  const info: AppInfo = { version: APP_VERSION, dataDir, shell, locale, platform: process.platform }

  return ok({
    handlers: callHandlers({
      info,
      settings,
      folder: options.folder ?? fixedFolder(dataDir),
      ...desks.byName,
      openedFiles,
      clock,
      newId,
      systemOf,
      announce,
      notesSettled: desks.notesSettled
    }),
    onNews: listener => news.listen(listener),
    close: async () => {
      await desks.putAway()
      await giveBack(lock.value, surroundings)
    }
  })
}

/** On a disk too full even to say who has the directory, the room set aside is given back: what lies there can be read and exported. */
async function takeDirectory(disk: Disk, dataDir: string): Promise<Result<DataLock, LockRefusal>> {
  const first = await acquireLock(disk, dataDir)
  if (first.ok || first.error.code !== 'failed' || first.error.error.code !== 'disk-full') return first
  const isGivenBack = await releaseBallast(disk, dataDir).then(
    () => true,
    () => false
  )
  return isGivenBack ? acquireLock(disk, dataDir) : first
}

async function giveBack(lock: DataLock, { log }: Surroundings): Promise<void> {
  try {
    await lock.release()
  } catch (error) {
    log('The data directory was not given back; the next start takes it over', error)
  }
}

function refusalOf(refusal: LockRefusal): IpcError {
  if (refusal.code === 'failed') return callErrorOf(refusal.error)
  const { holder } = refusal
  return { code: 'locked', detail: holder === null ? '' : `process ${String(holder.pid)} on ${holder.host}` }
}
