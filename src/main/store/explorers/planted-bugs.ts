import type { Disk, DiskFile } from '../disk/disk'

/** Test support: layers that make a good disk or program misbehave. */

/** Skips a step. */
export function nothing(): Promise<void> {
  return Promise.resolve()
}

/** A disk with some methods replaced. */
export function changed(disk: Disk, change: Partial<Disk>): Disk {
  const bound: Disk = {
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
    syncDir: dir => disk.syncDir(dir)
  }
  return { ...bound, ...change }
}

/** A disk whose open files have some methods replaced. */
export function withFiles(change: (file: DiskFile, path: string) => DiskFile): (disk: Disk) => Disk {
  return disk => changed(disk, { open: async (path, mode) => change(await disk.open(path, mode), path) })
}
