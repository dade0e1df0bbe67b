import { StoreError } from '../store-error'
import type { Disk } from './disk'
import { isTemp } from './disk-steps'

/**
 * A read-only disk, for one too full even for the lock: every write fails with `disk-full`. Half-written files are hidden, so that nothing
 * tries to remove them.
 */
export function readOnlyDisk(disk: Disk): Disk {
  const full = (path: string): Promise<never> => Promise.reject(new StoreError('disk-full', path))
  return {
    open: full,
    readFile: path => disk.readFile(path),
    rename: full,
    link: full,
    copy: full,
    unlink: full,
    rmdir: full,
    list: async dir => (await disk.list(dir)).filter(({ name }) => !isTemp(name)),
    mkdir: full,
    stat: path => disk.stat(path),
    syncDir: () => Promise.resolve(),
    overwriteNow: path => {
      throw new StoreError('disk-full', path)
    }
  }
}
