import type { RandomSource } from '../../../../src/main/platform/random-source'
import { CrashFile } from './crash-file'
import { applyNames, clonedNames, CrashDir, namesAfterPowerCut, type CrashNode, type NameChange } from './crash-names'
import type { Disk, DiskFile, DiskName, DiskStat, OpenMode } from '../../../../src/main/store/disk/disk'

/** Test support: an in-memory disk that can lose power, or have its program killed, at any step, and that can fail on demand. */

/** A change or a sync requested by a program. */
export type DiskStep =
  | 'create'
  | 'write'
  | 'datasync'
  | 'sync'
  | 'truncate'
  | 'rename'
  | 'link'
  | 'copy'
  | 'unlink'
  | 'rmdir'
  | 'mkdir'
  | 'syncDir'
/** A read requested by a program. */
export type DiskLook = 'edit' | 'readFile' | 'list' | 'stat'

/** How a step fails: with this error, possibly after writing some of its bytes. */
export interface Fault {
  readonly errno: string
  readonly bytesWritten?: number
}

export class CrashDisk implements Disk {
  /** Awaited before every step. */
  beforeStep: ((step: DiskStep, path: string) => Promise<void> | void) | null = null
  /** Called before every operation; a result makes it fail. */
  fault: ((call: DiskStep | DiskLook, path: string) => Fault | null) | null = null
  #root = new CrashDir(1)
  #names: readonly NameChange[] = []
  #inodes = 1

  async open(path: string, mode: OpenMode): Promise<DiskFile> {
    if (mode === 'create') {
      await this.#step('create', path)
      const [dir, name] = this.#place(path)
      if (dir.seen.has(name)) throw errno('EEXIST', path)
      const file = new CrashFile(++this.#inodes)
      this.#rename({ dirs: [dir], remove: [], set: [[dir, name, file]] })
      return this.#opened(path, file)
    }
    this.#fail('edit', path)
    return this.#opened(path, this.#file(path))
  }

  async readFile(path: string): Promise<Uint8Array> {
    this.#fail('readFile', path)
    return Buffer.from(this.#file(path).seen)
  }

  async rename(from: string, to: string): Promise<void> {
    await this.#step('rename', from)
    const [fromDir, fromName] = this.#place(from)
    const [toDir, toName] = this.#place(to)
    const node = fromDir.seen.get(fromName)
    if (node === undefined) throw errno('ENOENT', from)
    const present = toDir.seen.get(toName)
    if (present === node) return
    if (present instanceof CrashDir && present.seen.size > 0) throw errno('ENOTEMPTY', to)
    this.#rename({ dirs: [fromDir, toDir], remove: [[fromDir, fromName]], set: [[toDir, toName, node]] })
  }

  async link(existing: string, to: string): Promise<void> {
    await this.#step('link', to)
    const [dir, name] = this.#place(to)
    const file = this.#file(existing)
    if (dir.seen.has(name)) throw errno('EEXIST', to)
    this.#rename({ dirs: [dir], remove: [], set: [[dir, name, file]] })
  }

  async copy(from: string, to: string): Promise<void> {
    await this.#step('copy', to)
    const [dir, name] = this.#place(to)
    if (dir.seen.has(name)) throw errno('EEXIST', to)
    this.#rename({ dirs: [dir], remove: [], set: [[dir, name, new CrashFile(++this.#inodes, this.#file(from).seen)]] })
  }

  async unlink(path: string): Promise<void> {
    await this.#step('unlink', path)
    const [dir, name] = this.#place(path)
    if (!(dir.seen.get(name) instanceof CrashFile)) throw errno('ENOENT', path)
    this.#rename({ dirs: [dir], remove: [[dir, name]], set: [] })
  }

  async rmdir(path: string): Promise<void> {
    await this.#step('rmdir', path)
    const [dir, name] = this.#place(path)
    const node = dir.seen.get(name)
    if (!(node instanceof CrashDir)) throw errno('ENOENT', path)
    if (node.seen.size > 0) throw errno('ENOTEMPTY', path)
    this.#rename({ dirs: [dir], remove: [[dir, name]], set: [] })
  }

  async list(path: string): Promise<readonly DiskName[]> {
    this.#fail('list', path)
    return [...this.#dir(path).seen].map(([name, node]) => ({ name, kind: node instanceof CrashDir ? 'directory' : 'file' }))
  }

  async mkdir(path: string): Promise<void> {
    await this.#step('mkdir', path)
    const [dir, name] = this.#place(path)
    const present = dir.seen.get(name)
    if (present instanceof CrashFile) throw errno('EEXIST', path)
    if (present === undefined) this.#rename({ dirs: [dir], remove: [], set: [[dir, name, new CrashDir(++this.#inodes)]] })
  }

  async stat(path: string): Promise<DiskStat | null> {
    this.#fail('stat', path)
    const node = this.#node(path)
    if (node === null) return null
    if (node instanceof CrashDir) return { kind: 'directory', sizeBytes: 0, modifiedMs: 0, inode: node.inode }
    return { kind: 'file', sizeBytes: node.seen.length, modifiedMs: node.modified, inode: node.inode }
  }

  /** Makes the directory's changes durable; for a move, also those of the other directory up to then. */
  async syncDir(path: string): Promise<void> {
    await this.#step('syncDir', path)
    const reached = new Set([this.#dir(path)])
    const lasting = new Set<NameChange>()
    for (const change of [...this.#names].reverse()) {
      if (!change.dirs.some(dir => reached.has(dir))) continue
      lasting.add(change)
      for (const dir of change.dirs) reached.add(dir)
    }
    for (const change of this.#names) if (lasting.has(change)) applyNames(change, dir => dir.durable)
    this.#names = this.#names.filter(change => !lasting.has(change))
  }

  overwriteNow(path: string, bytes: Uint8Array): void {
    this.#fail('write', path)
    const file = this.#file(path)
    file.change({ kind: 'write', offset: 0, bytes: Buffer.from(bytes) })
    file.change({ kind: 'truncate', size: bytes.length })
    file.sync()
  }

  /** The disk as the next program finds it after a kill: nothing is lost, nothing is more durable than before. */
  killed(): CrashDisk {
    const { root, changes } = clonedNames(this.#root, this.#names)
    return CrashDisk.#from(root, changes, this.#inodes)
  }

  /**
   * A possible disk after a power cut: a prefix of the unsynced name changes, and for every file one of the contents `CrashFile` allows.
   */
  powerCut(random: RandomSource): CrashDisk {
    const survived = this.#names.slice(0, random.face(this.#names.length + 1) - 1)
    return CrashDisk.#from(namesAfterPowerCut(this.#root, survived, random), [], this.#inodes)
  }

  static #from(root: CrashDir, changes: readonly NameChange[], inodes: number): CrashDisk {
    const disk = new CrashDisk()
    disk.#root = root
    disk.#names = changes
    disk.#inodes = inodes
    return disk
  }

  #opened(path: string, file: CrashFile): DiskFile {
    return {
      write: async (bytes, offset) => {
        await this.beforeStep?.('write', path)
        const fault = this.fault?.('write', path) ?? null
        const part = fault === null ? bytes : bytes.subarray(0, fault.bytesWritten ?? 0)
        if (part.length > 0) file.change({ kind: 'write', offset, bytes: Buffer.from(part) })
        if (fault !== null) throw errno(fault.errno, path)
      },
      datasync: () => this.#sync('datasync', path, file),
      sync: () => this.#sync('sync', path, file),
      truncate: async size => {
        await this.#step('truncate', path)
        file.change({ kind: 'truncate', size })
      },
      close: () => Promise.resolve()
    }
  }

  async #sync(step: 'datasync' | 'sync', path: string, file: CrashFile): Promise<void> {
    try {
      await this.#step(step, path)
    } catch (error) {
      file.forget()
      throw error
    }
    file.sync()
  }

  async #step(step: DiskStep, path: string): Promise<void> {
    await this.beforeStep?.(step, path)
    this.#fail(step, path)
  }

  #fail(call: DiskStep | DiskLook, path: string): void {
    const fault = this.fault?.(call, path) ?? null
    if (fault !== null) throw errno(fault.errno, path)
  }

  #rename(change: NameChange): void {
    applyNames(change, dir => dir.seen)
    this.#names = [...this.#names, change]
  }

  #node(path: string): CrashNode | null {
    let node: CrashNode = this.#root
    for (const name of partsOf(path)) {
      const next: CrashNode | undefined = node instanceof CrashDir ? node.seen.get(name) : undefined
      if (next === undefined) return null
      node = next
    }
    return node
  }

  #dir(path: string): CrashDir {
    const node = this.#node(path)
    if (!(node instanceof CrashDir)) throw errno('ENOENT', path)
    return node
  }

  #file(path: string): CrashFile {
    const node = this.#node(path)
    if (node instanceof CrashDir) throw errno('EISDIR', path)
    if (node === null) throw errno('ENOENT', path)
    return node
  }

  #place(path: string): readonly [CrashDir, string] {
    const parts = partsOf(path)
    return [this.#dir(parts.slice(0, -1).join('/')), parts.at(-1) ?? '']
  }
}

function partsOf(path: string): readonly string[] {
  return path.split(/[\\/]/).filter(part => part !== '' && part !== '.')
}

function errno(code: string, path: string): Error {
  return Object.assign(new Error(`${code}: ${path}`), { code })
}
