import type { AppInfo, IpcError } from '@shared/ipc/calls'
import type { News } from '@shared/ipc/news'
import { err, ok, type Result } from '@shared/kernel/result'
import type { ApplicationOptions } from './application-options'
import type { Application } from './application-shape'
import { callErrorOf } from './calls/call-error'
import { EventBus } from './calls/event-bus'
import { fixedFolder } from './calls/folder-service'
import { callHandlers } from './calls/handlers'
import { openOwnLibrary } from './store/own-library'
import { openSettings } from './calls/settings-service'
import { DataWatch } from './data-watch'
import { diskWithBallast } from './disk-with-ballast'
import { environmentFor, type Environment } from './environment'
import { OpenedFiles } from './exchange/opened-files'
import { TemporaryImports } from './exchange/temporary-imports'
import { APP_VERSION } from './platform/version'
import { openKeptChoice, openKeptPage } from './players/kept-choice'
import { openServices } from './services'
import { openKeptTable } from './stations/kept-table'
import { releaseBallast } from './store/disk/ballast'
import { clearUnfinished } from './store/campaign/build-dir'
import type { Disk } from './store/disk/disk'
import { readOnlyDisk } from './store/disk/read-only-disk'
import { holdsData } from './store/location/location'
import { acquireLock, currentHolder, type DataLock, type LockRefusal } from './store/lock/lock'
import { paths } from './store/paths'
import { untilThereIsRoom } from './until-there-is-room'

/** The description in Node's own program for Windows, which is what its firewall shows; a Mac shows the name of the file. */
const NODE_PROGRAM = process.platform === 'win32' ? 'Node.js JavaScript Runtime' : 'node'

export type { Application }

/**
 * Opens a data directory for one owner. Error `locked`: another program has it; the detail says which, and where its claim is. Any other
 * error: the directory cannot be used. Nothing was changed then. On a disk too full even for the lock the application only reads, until
 * there is room.
 */
export async function startApplication(
  options: ApplicationOptions,
  environment: Environment = environmentFor(options.seed)
): Promise<Result<Application, IpcError>> {
  const { disk, log } = environment
  const { dataDir } = options
  const taken = await takeDirectory(disk, dataDir)
  const lock = taken.ok ? taken.value : await withoutLock(disk, dataDir, taken.error)
  if ('code' in lock) return err(refusalOf(lock, dataDir))
  const application = await openApplication(options, environment, lock)
  if (!lock.isReadOnly) return ok(application)
  const next = async (): Promise<(() => Promise<Application>) | null> => {
    const again = await takeDirectory(disk, dataDir)
    if (!again.ok) return null
    return async () => {
      await application.close()
      return openApplication(options, environment, again.value)
    }
  }
  return ok(untilThereIsRoom(application, next, log))
}

/** The application over a directory that is ours to use. */
async function openApplication(options: ApplicationOptions, environment: Environment, lock: Tenancy): Promise<Application> {
  const { dataDir, shell, locale, program = NODE_PROGRAM } = options
  const { clock, log, newId, systemOf } = environment
  const { guard, isReadOnly } = lock
  const disk = isReadOnly ? readOnlyDisk(environment.disk) : await diskWithBallast(environment.disk, dataDir, log)
  const temporaryImports = new TemporaryImports(dataDir)
  for (const clear of [() => clearUnfinished(disk, paths.campaigns(dataDir)), () => temporaryImports.clear()])
    await clear().catch((error: unknown) => log('The remains of a crash could not be cleared', error))

  const news = new EventBus(log)
  const announce = (item: News): void => news.announce(item)
  const openedFiles = options.openedFiles ?? new OpenedFiles()
  openedFiles.onAdded(() => announce({ kind: 'files.opened' }))
  const settings = await openSettings(disk, dataDir, guard, log)
  const library = await openOwnLibrary(disk, dataDir, guard, log)
  const kept = await openKeptChoice(disk, dataDir, guard, log)
  const keptPage = await openKeptPage(disk, dataDir, guard, log)
  const keptTable = await openKeptTable(disk, dataDir, guard, log)
  const services = openServices({
    options,
    environment: { ...environment, disk },
    guard,
    isReadOnly,
    temporaryImports,
    announce,
    settings,
    library,
    kept,
    keptPage,
    keptTable
  })
  news.listen(item => services.byName.screen.note(item))
  news.listen(item => services.byName.stations.note(item))
  const info: AppInfo = { version: APP_VERSION, dataDir, shell, locale, platform: process.platform, program, isReadOnly }

  const watch = new DataWatch(environment.disk, dataDir, announce)
  const handlers = watch.guarded(
    callHandlers({
      info,
      settings,
      library,
      folder: options.folder ?? fixedFolder(dataDir),
      printPdf: options.printPdf ?? null,
      ...services.byName,
      openedFiles,
      clock,
      newId,
      systemOf,
      announce,
      notesSettled: services.notesSettled
    })
  )

  return {
    handlers,
    onNews: listener => news.listen(listener),
    close: async () => {
      watch.stop()
      await services.dispose()
      await release(lock, environment)
    },
    releaseNow: () => lock.releaseNow()
  }
}

/** The right to use a data directory. */
interface Tenancy extends Pick<DataLock, 'guard' | 'release' | 'releaseNow'> {
  readonly isReadOnly: boolean
}

/** Data that no other program has open can still be read on a disk with no room even for the lock. */
async function withoutLock(disk: Disk, dataDir: string, refusal: LockRefusal): Promise<Tenancy | LockRefusal> {
  if (refusal.code !== 'failed' || refusal.error.code !== 'disk-full' || !(await holdsData(disk, dataDir))) return refusal
  try {
    const held = await currentHolder(disk, dataDir)
    return (
      held ?? {
        isReadOnly: true,
        guard: () => Promise.reject(refusal.error),
        release: () => Promise.resolve(),
        releaseNow: () => undefined
      }
    )
  } catch {
    return refusal
  }
}

/** On a disk too full even to write the lock, the reserved space is released, so that the data can at least be read and exported. */
async function takeDirectory(disk: Disk, dataDir: string): Promise<Result<Tenancy, LockRefusal>> {
  const first = await tenancy(disk, dataDir)
  if (first.ok || first.error.code !== 'failed' || first.error.error.code !== 'disk-full') return first
  const isGivenBack = await releaseBallast(disk, dataDir).then(
    () => true,
    () => false
  )
  return isGivenBack ? tenancy(disk, dataDir) : first
}

async function tenancy(disk: Disk, dataDir: string): Promise<Result<Tenancy, LockRefusal>> {
  const lock = await acquireLock(disk, dataDir)
  return lock.ok ? ok({ ...lock.value, isReadOnly: false }) : lock
}

async function release(lock: Tenancy, { log }: Environment): Promise<void> {
  try {
    await lock.release()
  } catch (error) {
    log('The data directory was not given back; the next start takes it over', error)
  }
}

function refusalOf(refusal: LockRefusal, dataDir: string): IpcError {
  if (refusal.code === 'failed') return callErrorOf(refusal.error)
  const { holder } = refusal
  // The folder is named because deleting it is the last way out.
  const claim = paths.lock(dataDir)
  return { code: 'locked', detail: holder === null ? claim : `process ${String(holder.pid)} on ${holder.host}, ${claim}` }
}
