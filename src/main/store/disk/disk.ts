/**
 * Everything the store may ask of a disk. Small, so that a disk which loses power at every single step can stand in for the real one.
 *
 * All failures reject with an error that carries the system's `code` (`ENOENT`, `ENOSPC`, `EIO` ...).
 * Nothing is promised to survive a power cut before `datasync`/`sync` (bytes) and `syncDir` (names) have resolved.
 */
export interface Disk {
  /** `create`: a new file, `EEXIST` when the name is taken. `edit`: an existing file, `ENOENT` when it is not there. */
  open(path: string, mode: OpenMode): Promise<DiskFile>
  /** All bytes of a file. */
  readFile(path: string): Promise<Uint8Array>
  /** Replaces `to` in one step; a directory moves with all it holds. */
  rename(from: string, to: string): Promise<void>
  /** A second name for the same bytes (a durable copy where the file system has no links). `EEXIST` when `to` is taken. */
  link(existing: string, to: string): Promise<void>
  /** A copy whose bytes (not yet its name) are durable. `EEXIST` when `to` is taken. */
  copy(from: string, to: string): Promise<void>
  unlink(path: string): Promise<void>
  /** Removes an empty directory. */
  rmdir(dir: string): Promise<void>
  /** Names in a directory, in no particular order. */
  list(dir: string): Promise<readonly DiskName[]>
  /** Makes one directory; its parent must exist. Already there is fine. */
  mkdir(dir: string): Promise<void>
  /** `null` when nothing has that name. */
  stat(path: string): Promise<DiskStat | null>
  /** Makes names in `dir` durable. Does nothing where the system cannot (Windows). */
  syncDir(dir: string): Promise<void>
}

export type OpenMode = 'create' | 'edit'

/** An open file. Offsets and sizes in bytes. */
export interface DiskFile {
  /** Writes all the bytes, however often the system has to be asked. */
  write(bytes: Uint8Array, offset: number): Promise<void>
  /** Makes bytes and size durable. */
  datasync(): Promise<void>
  /** Makes bytes, size and the rest durable. */
  sync(): Promise<void>
  truncate(size: number): Promise<void>
  close(): Promise<void>
}

export interface DiskName {
  readonly name: string
  readonly kind: 'file' | 'directory' | 'other'
}

export interface DiskStat {
  readonly kind: DiskName['kind']
  readonly sizeBytes: number
  /** Milliseconds since 1970, with fractions where the system keeps them. */
  readonly modifiedMs: number
  /** Changes when a name comes to stand for another file. */
  readonly inode: number
}
