import { basename, dirname, isAbsolute, join, relative } from 'node:path'
import type { FolderProblem, FolderRefusal } from '@shared/ipc/data-folder'
import { err, ok, type Result } from '@shared/kernel/result'
import { copyTree, firstDifference, treeOf, type Tree } from './copy-tree'
import type { Disk } from '../disk/disk'
import { ensureDir, listIfThere, removeTree, unlinkIfThere, writeNewFile } from '../disk/disk-steps'
import { isUserData, pointerPath, writePointer, type Location } from './location'
import { acquireLock, type DataLock } from '../lock/lock'
import { movedNote, NOTE } from './moved-note'
import { paths } from '../paths'
import type { Places } from './places'
import { StoreError, toStoreError, type StoreErrorCode } from '../store-error'

/** Space needed beyond the copied data, so that the program can work in the new place. */
const SPARE_BYTES = 16 * 1024 * 1024

/**
 * Copies the data to another folder, compares every byte, and only then changes the pointer. No program may have the data open. The old
 * folder keeps everything. On a refusal, and after a crash at any step, the data is where it was or complete at the new place.
 */
export async function moveData(disk: Disk, places: Places, from: Location, chosen: string): Promise<Result<Location, FolderProblem>> {
  if (from.isFixed) return err({ code: 'fixed', path: from.dir })
  const to = await places.realPath(chosen)
  const source = await places.realPath(from.dir)
  if (isWithin(source, to)) return err({ code: 'inside', path: to })
  return withLock(disk, source, async lock => {
    const tree = await treeOf(disk, source, isOfThePlace)
    const holder = await occupant(disk, to, tree)
    if (holder !== null) return err(holder)
    const free = await places.freeBytes(await nearestFolder(disk, to))
    if (free !== null && free < tree.bytes + SPARE_BYTES) return err({ code: 'too-little-space', path: to })
    const isNew = (await disk.stat(to)) === null
    await ensureDir(disk, to).catch((error: unknown) => {
      throw toStoreError(error, to)
    })
    const copied = await withLock(disk, to, () => copyAndCompare(disk, source, to, tree))
    if (!copied.ok) {
      if (copied.error.code !== 'locked') await emptied(disk, to, isNew).catch(() => undefined)
      return copied
    }
    await lock.guard()
    await writePointer(disk, from.home, to, source)
    await unlinkIfThere(disk, join(to, NOTE)).catch(() => undefined)
    await writeNewFile(disk, join(source, NOTE), movedNote(to)).catch(() => undefined)
    return ok({ ...from, dir: to, old: source })
  })
}

/** Deletes the copy that a move left in the old place, but no other files. */
export async function removeOldData(disk: Disk, location: Location): Promise<Result<Location, FolderProblem>> {
  const { home, dir, old } = location
  if (old === null) return ok(location)
  const removed = await withLock(disk, old, async () => {
    for (const { name, kind } of (await listIfThere(disk, old)) ?? []) {
      if (!isUserData(name) && name !== NOTE && name !== paths.ballast('')) continue
      if (kind === 'directory') await removeTree(disk, join(old, name))
      else await disk.unlink(join(old, name))
    }
    await writePointer(disk, home, dir, null)
    return ok({ ...location, old: null })
  })
  // A folder with anything else in it is kept.
  if (removed.ok && old !== home) await emptied(disk, old, true).catch(() => undefined)
  return removed
}

/** Marks the new folder until the copy is complete, so that a later attempt knows what it may overwrite. */
const MARK = 'flagship-copy-unfinished'

/** Belongs to the folder rather than to the data: the lock, the reserve, Chromium's files, the pointer, and our own markers. */
function isOfThePlace(name: string): boolean {
  const pointer = basename(pointerPath(''))
  return [...LOCK_AND_RESERVE, 'desktop', MARK, NOTE, pointer].includes(name) || name.startsWith(`${pointer}.`)
}

const LOCK_AND_RESERVE = [paths.lock(''), paths.ballast('')]

/** Why the folder cannot take the data; null when it holds only the remains of an interrupted attempt or of a deleted copy. */
async function occupant(disk: Disk, to: string, tree: Tree): Promise<FolderProblem | null> {
  const stat = await disk.stat(to)
  if (stat === null) return null
  if (stat.kind !== 'directory') return { code: 'not-empty', path: to }
  const names = (await disk.list(to)).map(({ name }) => name)
  if (names.includes(paths.lock(''))) {
    const lock = await withLock(disk, to, () => Promise.resolve(ok(null)))
    if (!lock.ok) return lock.error
  }
  const others = names.filter(name => !isOfThePlace(name))
  const isRest = names.includes(MARK) && (await treeOf(disk, to, isOfThePlace)).files.every(file => tree.files.includes(file))
  return others.length === 0 || isRest ? null : { code: 'not-empty', path: to }
}

/** Fills a folder we have locked. On failure it is emptied again. */
async function copyAndCompare(disk: Disk, from: string, to: string, tree: Tree): Promise<Result<null, FolderProblem>> {
  const mark = join(to, MARK)
  try {
    await writeNewFile(disk, mark, new Uint8Array())
    await disk.syncDir(to)
    await copyTree(disk, from, to, tree)
    const different = await firstDifference(disk, from, to, tree)
    if (different !== null) throw new StoreError('damaged', join(to, different))
    await disk.unlink(mark)
    await disk.syncDir(to)
    return ok(null)
  } catch (error) {
    for (const file of tree.files) await unlinkIfThere(disk, join(to, file)).catch(() => undefined)
    for (const folder of [...tree.folders].reverse()) await disk.rmdir(join(to, folder)).catch(() => undefined)
    await unlinkIfThere(disk, mark).catch(() => undefined)
    return err(problemOf(error, to))
  }
}

/** Removes every trace of the lock, and the folder itself if that is allowed and it holds nothing else. */
async function emptied(disk: Disk, dir: string, mayGo: boolean): Promise<void> {
  const names = (await listIfThere(disk, dir)) ?? []
  if (names.some(({ name }) => !LOCK_AND_RESERVE.includes(name))) return
  for (const { name } of names) await (name === paths.lock('') ? removeTree(disk, paths.lock(dir)) : disk.unlink(join(dir, name)))
  if (mayGo) await disk.rmdir(dir)
}

async function nearestFolder(disk: Disk, dir: string): Promise<string> {
  return dirname(dir) === dir || (await disk.stat(dir)) !== null ? dir : nearestFolder(disk, dirname(dir))
}

function isWithin(outer: string, inner: string): boolean {
  const path = relative(outer, inner)
  return !isAbsolute(path) && path !== '..' && !/^\.\.[\\/]/u.test(path)
}

/** Runs `work` while the folder is locked by us. A disk failure becomes a problem. */
async function withLock<T>(
  disk: Disk,
  dir: string,
  work: (lock: DataLock) => Promise<Result<T, FolderProblem>>
): Promise<Result<T, FolderProblem>> {
  const lock = await acquireLock(disk, dir)
  if (!lock.ok) return err(lock.error.code === 'held' ? { code: 'locked', path: dir } : problemOf(lock.error.error, dir))
  try {
    return await work(lock.value)
  } catch (error) {
    return err(problemOf(error, dir))
  } finally {
    await lock.value.release().catch(() => undefined)
  }
}

const REFUSAL_OF: Partial<Record<StoreErrorCode, FolderRefusal>> = {
  'disk-full': 'too-little-space',
  'no-permission': 'not-writable',
  'lost-lock': 'locked',
  invalid: 'odd-entry',
  damaged: 'copy-differs'
}

function problemOf(error: unknown, dir: string): FolderProblem {
  const { code, path } = toStoreError(error, dir)
  return { code: REFUSAL_OF[code] ?? 'failed', path }
}
