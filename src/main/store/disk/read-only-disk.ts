import { StoreError } from '../store-error'
import type { Disk } from './disk'
import { isTemp } from './disk-steps'

/**
 * A disk that is only looked at, since it is too full even for the lock: whatever would change it fails with `disk-full`. Half-written files
 * are not shown, so that nobody tries to clear them away.
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
    syncDir: () => Promise.resolve()
  }
}
