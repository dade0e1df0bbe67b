import type { RandomSource } from '../../src/main/platform/random-source'
import type { Disk, DiskFile } from '../../src/main/store/disk/disk'
import { diskWith } from '../../src/main/store/disk/disk-steps'
import { linkOrCopy } from '../../src/main/store/disk/link-or-copy'
import { retryingDisk } from '../../src/main/store/disk/retrying-disk'

/** Test support: how disks of other systems answer, over any disk, and below what the program itself does about it. */

/** A disk of another system, made over a plain one. */
export interface OtherDisk {
  readonly name: string
  /** The disk as it answers. Its time passes only when code waits, so that a test need not. */
  readonly bare: (disk: Disk, random: RandomSource) => { readonly disk: Disk; readonly pause: (ms: number) => Promise<void> }
}

const noTime = (): Promise<void> => Promise.resolve()

export const OTHER_DISKS: readonly OtherDisk[] = [
  { name: 'an NTFS disk with a virus scanner', bare: scannedDisk },
  { name: 'an exFAT disk', bare: disk => ({ disk: exfatDisk(disk), pause: noTime }) },
  { name: 'a disk that is blind to case', bare: disk => ({ disk: caseBlindDisk(disk), pause: noTime }) }
]

/** A disk of another system as the program on Windows uses it. */
export function asUsed({ bare }: OtherDisk, disk: Disk, random: RandomSource): Disk {
  const other = bare(disk, random)
  return retryingDisk(linkOrCopy(other.disk), { platform: 'win32', pause: other.pause })
}

/** Longest that the scanner holds a file, in milliseconds. */
const HOLD_MS = 2_000
const ANSWERS = ['EPERM', 'EBUSY', 'EACCES'] as const

/** A scanner looks into files at random when they are opened, renamed or deleted, and nobody else has them meanwhile. */
function scannedDisk(disk: Disk, random: RandomSource): ReturnType<OtherDisk['bare']> {
  let nowMs = 0
  const heldUntil = new Map<string, number>()
  const scanned = async <T>(path: string, step: () => Promise<T>): Promise<T> => {
    const until = heldUntil.get(path) ?? (random.face(4) === 1 ? nowMs + random.face(HOLD_MS) : nowMs)
    heldUntil.set(path, until)
    if (until > nowMs) throw errno(ANSWERS[random.face(ANSWERS.length) - 1] ?? 'EBUSY', path)
    heldUntil.delete(path)
    return step()
  }
  const scanner = diskWith(disk, {
    open: (path, mode) => scanned(path, () => disk.open(path, mode)),
    readFile: path => scanned(path, () => disk.readFile(path)),
    rename: (from, to) => scanned(to, () => disk.rename(from, to)),
    unlink: path => scanned(path, () => disk.unlink(path))
  })
  return {
    disk: scanner,
    pause: ms => {
      nowMs += ms
      return Promise.resolve()
    }
  }
}

/** Bytes that a copy moves at a time: a crash between them leaves part of a file. */
const COPY_BYTES = 100
/** The step of its clock, as on FAT. */
const TIME_STEP_MS = 2_000

/** No links, so every link is a copy that a crash can interrupt, and times of two seconds. */
function exfatDisk(disk: Disk): Disk {
  return diskWith(disk, {
    link: (_existing, to) => Promise.reject(errno('EISDIR', to)),
    copy: async (from, to) => {
      const bytes = await disk.readFile(from)
      const copy = await disk.open(to, 'create')
      for (let done = 0; done < bytes.length; done += COPY_BYTES) await copy.write(bytes.subarray(done, done + COPY_BYTES), done)
      await synced(copy)
    },
    stat: async path => {
      const found = await disk.stat(path)
      return found === null ? null : { ...found, modifiedMs: Math.floor(found.modifiedMs / TIME_STEP_MS) * TIME_STEP_MS }
    }
  })
}

async function synced(file: DiskFile): Promise<void> {
  await file.sync()
  await file.close()
}

/** Keeps the case of each name, and finds it by any. */
function caseBlindDisk(disk: Disk): Disk {
  const real = async (path: string): Promise<string> => {
    let found = ''
    for (const part of path.split('/').slice(1)) found = `${found}/${await nameIn(disk, found, part)}`
    return found
  }
  return diskWith(disk, {
    open: async (path, mode) => disk.open(await real(path), mode),
    readFile: async path => disk.readFile(await real(path)),
    rename: async (from, to) => disk.rename(await real(from), await real(to)),
    link: async (existing, to) => disk.link(await real(existing), await real(to)),
    copy: async (from, to) => disk.copy(await real(from), await real(to)),
    unlink: async path => disk.unlink(await real(path)),
    rmdir: async dir => disk.rmdir(await real(dir)),
    list: async dir => disk.list(await real(dir)),
    mkdir: async dir => disk.mkdir(await real(dir)),
    stat: async path => disk.stat(await real(path)),
    syncDir: async dir => disk.syncDir(await real(dir))
  })
}

/** The name as it is kept; a new one as it is asked for. */
async function nameIn(disk: Disk, dir: string, asked: string): Promise<string> {
  const names = await disk.list(dir === '' ? '/' : dir).catch(() => [])
  return names.find(({ name }) => name.toLowerCase() === asked.toLowerCase())?.name ?? asked
}

function errno(code: string, path: string): Error {
  return Object.assign(new Error(`${code}: ${path}`), { code })
}
