/**
 * The disk operations the store uses. A small interface, so that tests can replace it with a disk that loses power at any step.
 *
 * All failures reject with an error that carries the system's `code` (`ENOENT`, `ENOSPC`, `EIO` ...).
 * Nothing is guaranteed to survive a power cut before `datasync`/`sync` (bytes) and `syncDir` (names) have resolved.
 */
export interface Disk {
  /** `create`: a new file, `EEXIST` when the name is taken. `edit`: an existing file, `ENOENT` when it does not exist. */
  open(path: string, mode: OpenMode): Promise<DiskFile>
  /** All bytes of a file. */
  readFile(path: string): Promise<Uint8Array>
  /** Replaces `to` atomically; a directory moves with its contents. */
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
  /** Creates one directory; its parent must exist. No error if it already exists. */
  mkdir(dir: string): Promise<void>
  /** `null` when nothing has that name. */
  stat(path: string): Promise<DiskStat | null>
  /** Makes names in `dir` durable. Does nothing where the system cannot (Windows). */
  syncDir(dir: string): Promise<void>
  /**
   * Replaces the bytes of an existing small file, durably and before it returns: for the last moment, when the system ends the program and
   * waits for no promise. It may be torn by a crash.
   */
  overwriteNow(path: string, bytes: Uint8Array): void
}

export type OpenMode = 'create' | 'edit'

/** An open file. Offsets and sizes in bytes. */
export interface DiskFile {
  /** Writes all the bytes, repeating short writes. */
  write(bytes: Uint8Array, offset: number): Promise<void>
  /** Makes bytes and size durable. */
  datasync(): Promise<void>
  /** Makes bytes, size and other metadata durable. */
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
  /** Changes when the name refers to another file. */
  readonly inode: number
}
