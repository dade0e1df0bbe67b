import { dirname, join } from 'node:path'
import type { Disk, DiskName } from './disk'
import { errnoOf } from '../store-error'

/** Short sequences of disk calls that several files need. */

/** A disk that delegates to `disk`, except for the methods in `changes`. */
export function diskWith(disk: Disk, changes: Partial<Disk>): Disk {
  return {
    open: (path, mode) => disk.open(path, mode),
    readFile: path => disk.readFile(path),
    rename: (from, to) => disk.rename(from, to),
    link: (existing, to) => disk.link(existing, to),
    copy: (from, to) => disk.copy(from, to),
    unlink: path => disk.unlink(path),
    rmdir: dir => disk.rmdir(dir),
    list: dir => disk.list(dir),
    mkdir: dir => disk.mkdir(dir),
    stat: path => disk.stat(path),
    syncDir: dir => disk.syncDir(dir),
    overwriteNow: (path, bytes) => disk.overwriteNow(path, bytes),
    ...changes
  }
}

/** All bytes of a file, or `null` when nothing has that name. Any other failure rejects: a file that cannot be read is not an empty one. */
export async function readIfThere(disk: Disk, path: string): Promise<Uint8Array | null> {
  try {
    return await disk.readFile(path)
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return null
    throw error
  }
}

/** Names in a directory, or `null` when there is no such directory. */
export async function listIfThere(disk: Disk, dir: string): Promise<readonly DiskName[] | null> {
  try {
    return await disk.list(dir)
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return null
    throw error
  }
}

export async function unlinkIfThere(disk: Disk, path: string): Promise<void> {
  try {
    await disk.unlink(path)
  } catch (error) {
    if (errnoOf(error) !== 'ENOENT') throw error
  }
}

/**
 * Creates `dir` and its missing parents durably, from the top down. The parent is synced even when `dir` already exists:
 * a killed program may have created it without syncing.
 */
export async function ensureDir(disk: Disk, dir: string): Promise<void> {
  const parent = dirname(dir)
  if ((await disk.stat(dir)) === null) {
    if (parent !== dir) await ensureDir(disk, parent)
    await disk.mkdir(dir)
  }
  if (parent !== dir) await disk.syncDir(parent)
}

/** Writes a new file whose bytes (not yet its name) are durable, replacing any old one. On failure nothing is left behind. */
export async function writeNewFile(disk: Disk, path: string, bytes: Uint8Array): Promise<void> {
  await unlinkIfThere(disk, path)
  const file = await disk.open(path, 'create')
  try {
    await file.write(bytes, 0)
    await file.sync()
    await file.close()
  } catch (error) {
    await file.close().catch(() => undefined)
    await disk.unlink(path).catch(() => undefined)
    throw error
  }
}

/** Suffix of every half-written file. */
const TEMP_SUFFIX = '.tmp'

/** Where the next `path` is written until it is complete: same directory, so that the rename is one step. */
export function tempPath(path: string, purpose = ''): string {
  return `${path}${purpose}${TEMP_SUFFIX}`
}

export function isTemp(name: string): boolean {
  return name.endsWith(TEMP_SUFFIX)
}

/** Removes what an interrupted write of `dir` left behind. `of`: only that file's leftovers. */
export async function removeTemps(disk: Disk, dir: string, of?: string): Promise<void> {
  for (const { name, kind } of (await listIfThere(disk, dir)) ?? []) {
    if (kind === 'file' && isTemp(name) && (of === undefined || name.startsWith(`${of}.`))) await unlinkIfThere(disk, join(dir, name))
  }
}

/** Removes a directory and its contents. Only for the remains of an interrupted step, and for emptying the trash. */
export async function removeTree(disk: Disk, dir: string): Promise<void> {
  for (const { name, kind } of (await listIfThere(disk, dir)) ?? []) {
    if (kind === 'directory') await removeTree(disk, join(dir, name))
    else await unlinkIfThere(disk, join(dir, name))
  }
  if ((await disk.stat(dir)) !== null) await disk.rmdir(dir)
}
