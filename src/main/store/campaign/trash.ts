import { join } from 'node:path'
import type { Clock } from '../../platform/clock'
import type { Disk } from '../disk/disk'
import { ensureDir, listIfThere } from '../disk/disk-steps'
import { isSafeId, paths } from '../paths'
import { StoreError } from '../store-error'
import { stampMs, timeStamp } from '../backup/time-stamp'

/** A campaign in the trash. */
export interface TrashName {
  /** The directory in `trash/`. */
  readonly name: string
  /** The campaign's id. */
  readonly id: string
  /** Milliseconds since 1970. */
  readonly trashedMs: number
}

/** Whole campaign directories, moved aside so that they can be restored. */
export class Trash {
  readonly #disk: Disk
  readonly #dataDir: string
  readonly #clock: Clock

  constructor(disk: Disk, dataDir: string, clock: Clock) {
    this.#disk = disk
    this.#dataDir = dataDir
    this.#clock = clock
  }

  /** Newest first. */
  async list(): Promise<readonly TrashName[]> {
    const names = (await listIfThere(this.#disk, paths.trash(this.#dataDir))) ?? []
    return names
      .map(({ name }) => trashName(name))
      .filter(found => found !== null)
      .sort((a, b) => b.trashedMs - a.trashedMs || b.name.localeCompare(a.name))
  }

  /** Moves a campaign here. Resolves with the name it has here. */
  async put(id: string): Promise<string> {
    const from = paths.campaignDir(this.#dataDir, id)
    if ((await this.#disk.stat(from)) === null) throw new StoreError('missing', from)
    await ensureDir(this.#disk, paths.trash(this.#dataDir))
    const name = await this.#freeName(id)
    await this.#move(from, join(paths.trash(this.#dataDir), name))
    return name
  }

  /** Moves a campaign back. Resolves with its id. Rejects with `exists` when a campaign of that id is there. */
  async takeBack(name: string): Promise<string> {
    const { id, path } = await this.#find(name)
    const to = paths.campaignDir(this.#dataDir, id)
    if ((await this.#disk.stat(to)) !== null) throw new StoreError('exists', to)
    await ensureDir(this.#disk, paths.campaigns(this.#dataDir))
    await this.#move(path, to)
    return id
  }

  async #find(name: string): Promise<{ readonly id: string; readonly path: string }> {
    const found = trashName(name)
    const path = join(paths.trash(this.#dataDir), found === null ? '' : name)
    if (found === null || (await this.#disk.stat(path)) === null) throw new StoreError('missing', paths.trash(this.#dataDir), name)
    return { id: found.id, path }
  }

  async #move(from: string, to: string): Promise<void> {
    await this.#disk.rename(from, to)
    await this.#disk.syncDir(join(to, '..'))
    await this.#disk.syncDir(join(from, '..'))
  }

  async #freeName(id: string): Promise<string> {
    const taken = new Set((await this.list()).map(({ name }) => name))
    for (let ms = this.#clock.now(); ; ms += 1_000) {
      const name = `${id}-${timeStamp(ms)}`
      if (!taken.has(name)) return name
    }
  }
}

function trashName(name: string): TrashName | null {
  const [, id, stamp] = /^(.+)-(\d{8}t\d{6}z)$/.exec(name) ?? []
  const trashedMs = stamp === undefined ? null : stampMs(stamp)
  return id !== undefined && isSafeId(id) && trashedMs !== null ? { name, id, trashedMs } : null
}
