import type { Disk } from './disk'
import { diskWith } from './disk-steps'
import { retryBusy, type RetryPolicy } from './retry-busy'

/** Platform of a disk and the timer for its retries. */
interface Waiting {
  readonly platform: NodeJS.Platform
  readonly pause: (ms: number) => Promise<void>
}

/** Another program has the file. Windows says so for a moment of any file just written; elsewhere it is rare. */
const HELD = ['EPERM', 'EBUSY']
/**
 * On Windows a scanner answers `EACCES` as well, and a file that is deleted while somebody has it open stays in its folder until it is
 * closed, which then answers `ENOTEMPTY` (libuv translates ERROR_SHARING_VIOLATION, ERROR_ACCESS_DENIED and ERROR_DIR_NOT_EMPTY so).
 */
const HELD_ON_WINDOWS = [...HELD, 'EACCES']

/** One second, as long as the disks of other systems need. */
const RETRIES = 10
/** Three seconds: opening is also how we learn that we may not, and the user waits for that. */
const RETRIES_TO_OPEN = 30
/** Ten seconds, before a save that was asked for is given up. */
const RETRIES_TO_REPLACE = 100

/** A disk that waits while other programs hold a file for a moment. */
export function retryingDisk(disk: Disk, { platform, pause }: Waiting): Disk {
  const isWindows = platform === 'win32'
  const policy = (retries: number, ...more: readonly string[]): RetryPolicy => ({
    errors: new Set(isWindows ? [...HELD_ON_WINDOWS, ...more] : HELD),
    retries: isWindows ? retries : RETRIES,
    pause
  })
  const toReplace = policy(RETRIES_TO_REPLACE)
  const toOpen = policy(RETRIES_TO_OPEN)
  const toRemoveDir = policy(RETRIES_TO_OPEN, 'ENOTEMPTY')
  const always = diskWith(disk, {
    rename: (from, to) => retryBusy(() => disk.rename(from, to), toReplace),
    unlink: path => retryBusy(() => disk.unlink(path), toReplace),
    rmdir: dir => retryBusy(() => disk.rmdir(dir), toRemoveDir)
  })
  if (!isWindows) return always
  return diskWith(always, {
    open: (path, mode) => retryBusy(() => disk.open(path, mode), toOpen),
    readFile: path => retryBusy(() => disk.readFile(path), toOpen),
    link: (existing, to) => retryBusy(() => disk.link(existing, to), toOpen),
    copy: (from, to) => retryBusy(() => disk.copy(from, to), toOpen),
    list: dir => retryBusy(() => disk.list(dir), toOpen),
    mkdir: dir => retryBusy(() => disk.mkdir(dir), toOpen),
    stat: path => retryBusy(() => disk.stat(path), toOpen)
  })
}
