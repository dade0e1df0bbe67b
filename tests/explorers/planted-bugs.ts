import type { Disk, DiskFile } from '../../src/main/store/disk/disk'
import { diskWith } from '../../src/main/store/disk/disk-steps'

/** Test support: layers that make a good disk or program misbehave. */

/** Skips a step. */
export function nothing(): Promise<void> {
  return Promise.resolve()
}

/** A disk whose open files have some methods replaced. */
export function withFiles(change: (file: DiskFile, path: string) => DiskFile): (disk: Disk) => Disk {
  return disk => diskWith(disk, { open: async (path, mode) => change(await disk.open(path, mode), path) })
}
