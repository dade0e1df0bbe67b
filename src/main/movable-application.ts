import { CallFailure, type IpcError } from '@shared/ipc/calls'
import type { DataFolder, FolderAnswer, FolderProblem } from '@shared/ipc/data-folder'
import { ok, type Result } from '@shared/kernel/result'
import { startApplication, type Application } from './application'
import type { ApplicationOptions } from './application-options'
import type { FolderService } from './calls/folder-service'
import { EventBus } from './calls/event-bus'
import { locate, type Location } from './store/location/location'
import { moveData, removeOldData } from './store/location/move-data'
import { nodePlaces, type Places } from './store/location/places'
import { environmentFor, type Environment } from './environment'
import { forwardedHandlers } from './forwarded-handlers'

/** The folder operations of a shell with native windows. */
export interface FolderShell {
  /** Shows a folder to the user; false if the system cannot. */
  readonly open: (dir: string) => Promise<boolean>
  /** Asks the user for a folder; null when none was chosen. */
  readonly choose: () => Promise<string | null>
}

interface MovableOptions extends Omit<ApplicationOptions, 'dataDir' | 'folder'> {
  readonly location: Location
  /** Null for a shell that can do neither. */
  readonly folders: FolderShell | null
  /** Called when the data cannot be opened after a move, in either place. */
  readonly onLost: (error: IpcError) => void
}

/** An application whose data can be moved while it runs: it closes, opens again in the new place, and calls wait for it. */
export async function startMovable(
  options: MovableOptions,
  environment: Environment = environmentFor(options.seed),
  places: Places = nodePlaces
): Promise<Result<Application, IpcError>> {
  const { location, folders, onLost, ...common } = options
  const { disk, log } = environment
  const news = new EventBus(log)
  let at = location
  let isAsking = false
  let latest: Application | null = null

  const service: FolderService = {
    get folder() {
      return folderOf(at)
    },
    open: async () => {
      if ((await folders?.open(at.dir)) !== true) throw new CallFailure('refused', at.dir)
    },
    move: async () => {
      if (folders === null) throw new CallFailure('refused', at.dir)
      if (at.isFixed) return refused({ code: 'fixed', path: at.dir })
      if (isAsking) return { kind: 'cancelled' }
      isAsking = true
      try {
        const chosen = await folders.choose()
        return chosen === null ? { kind: 'cancelled' } : await moveTo(chosen)
      } finally {
        isAsking = false
      }
    },
    removeOld: async () => {
      const removed = await removeOldData(disk, at)
      if (!removed.ok) return refused(removed.error)
      at = removed.value
      return done()
    }
  }

  const done = (): FolderAnswer => ({ kind: 'done', folder: folderOf(at) })

  const open = async (): Promise<Result<Application, IpcError>> => {
    const started = await startApplication({ ...common, dataDir: at.dir, folder: service }, environment)
    if (!started.ok) return started
    latest = started.value
    latest.onNews(item => news.announce(item))
    return started
  }

  async function moveTo(chosen: string): Promise<FolderAnswer> {
    const before = await current
    const { promise, resolve } = waiting<Application>()
    current = promise
    await before.close()
    const moved = await moveData(disk, places, at, chosen)
    // However the move went, the pointer says where the data is now.
    const found = await locate(disk, at.home)
    if (found.ok) at = found.value
    const started = await open()
    if (!started.ok) {
      onLost(started.error)
      throw new CallFailure(started.error.code, started.error.detail)
    }
    resolve(started.value)
    return moved.ok ? done() : refused(moved.error)
  }

  const first = await open()
  if (!first.ok) return first
  let current = Promise.resolve(first.value)
  return ok({
    handlers: forwardedHandlers(() => current),
    onNews: listener => news.listen(listener),
    close: async () => (await current).close(),
    releaseNow: () => latest?.releaseNow()
  })
}

function folderOf({ dir, isFixed, old }: Location): DataFolder {
  return { dir, isFixed, old }
}

function refused(problem: FolderProblem): FolderAnswer {
  return { kind: 'refused', problem }
}

function waiting<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>(settle => (resolve = settle))
  return { promise, resolve }
}
