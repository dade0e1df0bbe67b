import { closeSync, constants, fsyncSync, ftruncateSync, openSync, writeSync, type Dirent } from 'node:fs'
import * as fs from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import type { Disk, DiskFile, DiskName, DiskStat } from './disk'
import { linkOrCopy } from './link-or-copy'
import { OWNER_ONLY } from './owner-only'
import { retryingDisk } from './retrying-disk'
import { errnoOf } from '../store-error'

/** Systems and shares that cannot sync a directory, or a directory we may not read, answer one of these. */
const NO_DIR_SYNC = new Set(['EACCES', 'EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EISDIR', 'EBADF'])

/** The real disk as it answers, without patience and without a way around missing links. */
export const plainDisk: Disk = {
  open: async (path, mode) =>
    openedFile(mode === 'create' ? await fs.open(path, 'wx+', OWNER_ONLY) : await openPlain(path, constants.O_RDWR)),
  readFile: async path => {
    const handle = await openPlain(path, constants.O_RDONLY)
    try {
      return await handle.readFile()
    } finally {
      await handle.close()
    }
  },
  rename: (from, to) => fs.rename(from, to),
  link: (existing, to) => fs.link(existing, to),
  copy: durableCopy,
  unlink: path => fs.unlink(path),
  rmdir: dir => fs.rmdir(dir),
  list: async dir => (await fs.readdir(dir, { withFileTypes: true })).map(entry => ({ name: entry.name, kind: kindOf(entry) })),
  mkdir: async dir => {
    try {
      await fs.mkdir(dir)
    } catch (error) {
      if (errnoOf(error) !== 'EEXIST' || !(await fs.stat(dir)).isDirectory()) throw error
    }
  },
  stat: async path => {
    try {
      const found = await fs.stat(path)
      return { kind: kindOf(found), sizeBytes: found.size, modifiedMs: found.mtimeMs, inode: found.ino } satisfies DiskStat
    } catch (error) {
      if (errnoOf(error) === 'ENOENT' || errnoOf(error) === 'ENOTDIR') return null
      throw error
    }
  },
  syncDir: async dir => {
    if (process.platform === 'win32') return
    try {
      const handle = await fs.open(dir, 'r')
      try {
        await handle.sync()
      } finally {
        await handle.close()
      }
    } catch (error) {
      if (!NO_DIR_SYNC.has(errnoOf(error) ?? '')) throw error
    }
  },
  overwriteNow
}

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** The real disk. */
export const nodeDisk: Disk = retryingDisk(linkOrCopy(plainDisk), { platform: process.platform, pause })

/** Not defined on Windows, which has no such links or pipes that matter here. */
const NO_LINK_NO_WAIT = process.platform === 'win32' ? 0 : constants.O_NOFOLLOW | constants.O_NONBLOCK

/**
 * Opens a plain file. Anything else rejects with `ENOTPLAIN`: a pipe or a device may block for ever, and a link may lead outside our
 * folder. The type is checked before opening, since opening a device can have effects, and again afterwards.
 */
async function openPlain(path: string, flags: number): Promise<FileHandle> {
  if (!(await fs.lstat(path)).isFile()) throw notPlain(path)
  const handle = await fs.open(path, flags | NO_LINK_NO_WAIT)
  if ((await handle.stat()).isFile()) return handle
  await handle.close()
  throw notPlain(path)
}

function notPlain(path: string): Error {
  return Object.assign(new Error(`not a plain file: ${path}`), { code: 'ENOTPLAIN' })
}

function openedFile(handle: FileHandle): DiskFile {
  return {
    write: (bytes, offset) => writeAll(handle, bytes, offset),
    datasync: () => handle.datasync(),
    sync: () => handle.sync(),
    truncate: size => handle.truncate(size),
    close: () => handle.close()
  }
}

/** The part of a FileHandle that writing needs; a test passes one that writes a few bytes at a time. */
interface PartialWriter {
  write(bytes: Uint8Array, start: number, length: number, offset: number): Promise<{ readonly bytesWritten: number }>
}

/** A write may be short (nearly full disk, signals): repeat it for the rest. Rejects with `EIO` when no bytes are written. */
export async function writeAll(handle: PartialWriter, bytes: Uint8Array, offset: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, offset + done)
    if (bytesWritten === 0) throw Object.assign(new Error('the disk took no bytes'), { code: 'EIO' })
    done += bytesWritten
  }
}

/** On failure nothing is left behind, so that it can be tried again. */
async function durableCopy(from: string, to: string): Promise<void> {
  if (!(await fs.lstat(from)).isFile()) throw notPlain(from)
  await fs.copyFile(from, to, constants.COPYFILE_EXCL)
  try {
    const handle = await fs.open(to, 'r+')
    try {
      if (process.platform !== 'win32') await handle.chmod(OWNER_ONLY)
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch (error) {
    await fs.unlink(to).catch(() => undefined)
    throw error
  }
}

function overwriteNow(path: string, bytes: Uint8Array): void {
  const file = openSync(path, 'r+')
  try {
    writeSync(file, bytes, 0, bytes.length, 0)
    ftruncateSync(file, bytes.length)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

function kindOf(entry: Pick<Dirent, 'isFile' | 'isDirectory'>): DiskName['kind'] {
  if (entry.isFile()) return 'file'
  return entry.isDirectory() ? 'directory' : 'other'
}
