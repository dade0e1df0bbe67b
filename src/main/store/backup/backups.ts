import { join } from 'node:path'
import { type Clock } from '../../platform/clock'
import type { Disk } from '../disk/disk'
import { ensureDir, listIfThere, readIfThere, removeTemps, tempPath, unlinkIfThere, writeNewFile } from '../disk/disk-steps'
import { StoreError } from '../store-error'
import { stampMs, timeStamp } from './time-stamp'

/**
 * How many backups of each kind are kept. The first three are made as time passes, the next once a battle has begun, so that a backup
 * includes it from its first hour on; the others before a step the user might regret.
 */
const KEPT = {
  hourly: 24,
  daily: 7,
  weekly: 8,
  'after-begin': 8,
  'before-strike': 8,
  'before-delete': 8,
  'before-restore': 8,
  'before-migration': 8
} as const

export type BackupKind = keyof typeof KEPT

const HOUR_MS = 3_600_000
const INTERVAL_MS = { hourly: HOUR_MS, daily: 24 * HOUR_MS, weekly: 7 * 24 * HOUR_MS } as const satisfies Partial<
  Record<BackupKind, number>
>

/** One backup. `restore` takes its `name`. */
export interface Backup {
  readonly name: string
  readonly kind: BackupKind
  /** Milliseconds since 1970. */
  readonly takenMs: number
}

/** Backups of one file, byte for byte. */
export class Backups {
  readonly #disk: Disk
  readonly #dir: string
  readonly #file: string
  readonly #clock: Clock

  constructor(disk: Disk, dir: string, file: string, clock: Clock) {
    this.#disk = disk
    this.#dir = dir
    this.#file = file
    this.#clock = clock
  }

  /** Newest first. */
  async list(): Promise<readonly Backup[]> {
    const names = (await listIfThere(this.#disk, this.#dir)) ?? []
    return names
      .map(({ name }) => backupOf(name))
      .filter(backup => backup !== null)
      .sort((a, b) => b.takenMs - a.takenMs || b.name.localeCompare(a.name))
  }

  /**
   * Copies the file as it is now, for each interval that has passed since its last copy. Call before the file changes. Copies from the
   * future, made while the clock was wrong, keep nothing from being copied.
   */
  async keepDue(): Promise<void> {
    const now = this.#clock.now()
    const past = (await this.list()).filter(backup => backup.takenMs <= now)
    for (const kind of ['hourly', 'daily', 'weekly'] as const) {
      const last = past.find(backup => backup.kind === kind)
      if (last === undefined || now - last.takenMs >= INTERVAL_MS[kind]) await this.keepNow(kind)
    }
  }

  /** Copies the file as it is now, damaged or not. Resolves, when durable, with the copy; `null` when there is no file. */
  async keepNow(kind: BackupKind): Promise<Backup | null> {
    const bytes = await readIfThere(this.#disk, this.#file)
    if (bytes === null) return null
    await ensureDir(this.#disk, this.#dir)
    await removeTemps(this.#disk, this.#dir)
    const backup = await this.#freeName(kind)
    const path = join(this.#dir, backup.name)
    await writeNewFile(this.#disk, tempPath(path), bytes)
    await this.#disk.rename(tempPath(path), path)
    await this.#disk.syncDir(this.#dir)
    await this.#thin(backup)
    return backup
  }

  /** The bytes of a copy. Rejects with `missing` if there is no copy of that name. */
  async read(name: string): Promise<Uint8Array> {
    const bytes = backupOf(name) === null ? null : await readIfThere(this.#disk, join(this.#dir, name))
    if (bytes === null) throw new StoreError('missing', this.#dir, name)
    return bytes
  }

  async #freeName(kind: BackupKind): Promise<Backup> {
    const taken = new Set((await this.list()).map(backup => backup.name))
    for (let takenMs = this.#clock.now(); ; takenMs += 1_000) {
      const name = `${kind}-${timeStamp(takenMs)}.json`
      const backup = backupOf(name)
      if (backup !== null && !taken.has(name)) return backup
    }
  }

  /** Keeps the latest of a kind. Those from its future were made before it, by a wrong clock, and go first. */
  async #thin(latest: Backup): Promise<void> {
    const present = (await this.list()).filter(backup => backup.kind === latest.kind)
    const isFuture = (backup: Backup): boolean => backup.takenMs > latest.takenMs
    const old = [...present.filter(backup => !isFuture(backup)), ...present.filter(isFuture)].slice(KEPT[latest.kind])
    for (const { name } of old) await unlinkIfThere(this.#disk, join(this.#dir, name))
  }
}

function backupOf(name: string): Backup | null {
  const [, kind, stamp] = /^([a-z-]+)-(\d{8}t\d{6}z)\.json$/.exec(name) ?? []
  const takenMs = stamp === undefined ? null : stampMs(stamp)
  return kind !== undefined && isKind(kind) && takenMs !== null ? { name, kind, takenMs } : null
}

function isKind(kind: string): kind is BackupKind {
  return Object.hasOwn(KEPT, kind)
}
