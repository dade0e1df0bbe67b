import { execFile } from 'node:child_process'
import fs, { mkdir, symlink, writeFile, type FileHandle } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { DurableFile } from '../document/durable-file'
import { Journal } from '../journal/journal'
import { CrashDisk } from '@kit/main/store/crash-disk'
import type { Disk } from './disk'
import { nodeDisk, writeAll } from './node-disk'
import { testDir } from '@kit/main/store/test-dir'

const text = async (disk: Disk, path: string): Promise<string> => Buffer.from(await disk.readFile(path)).toString()
const put = async (disk: Disk, path: string, content: string): Promise<void> => {
  const file = await disk.open(path, 'create')
  await file.write(Buffer.from(content), 0)
  await file.sync()
  await file.close()
}

/** The disk that crashes must otherwise behave as the real one, or exploring it would prove nothing. */
describe.each([
  ['the real disk', async () => ({ disk: nodeDisk, dir: await testDir() })],
  ['the disk that crashes', async () => ({ disk: new CrashDisk(), dir: '/' })]
])('%s', (_name, make) => {
  it('writes anywhere in a file, and cuts it off', async () => {
    const { disk, dir } = await make()
    const path = join(dir, 'a')
    await put(disk, path, 'hello world')
    const file = await disk.open(path, 'edit')
    await file.write(Buffer.from('W'), 6)
    await file.write(Buffer.from('!'), 12)
    await file.datasync()
    expect(await text(disk, path)).toBe('hello World\0!')
    await file.truncate(5)
    await file.sync()
    await file.close()
    expect(await text(disk, path)).toBe('hello')
    expect(await disk.stat(path)).toMatchObject({ kind: 'file', sizeBytes: 5 })
  })

  it('refuses to create what is there and to edit what is not', async () => {
    const { disk, dir } = await make()
    await put(disk, join(dir, 'a'), 'a')
    await expect(disk.open(join(dir, 'a'), 'create')).rejects.toMatchObject({ code: 'EEXIST' })
    await expect(disk.open(join(dir, 'b'), 'edit')).rejects.toMatchObject({ code: 'ENOENT' })
    await expect(disk.readFile(join(dir, 'b'))).rejects.toMatchObject({ code: 'ENOENT' })
    await expect(disk.unlink(join(dir, 'b'))).rejects.toMatchObject({ code: 'ENOENT' })
    await expect(disk.rename(join(dir, 'b'), join(dir, 'c'))).rejects.toMatchObject({ code: 'ENOENT' })
    await expect(disk.list(join(dir, 'b'))).rejects.toMatchObject({ code: 'ENOENT' })
    expect(await disk.stat(join(dir, 'b'))).toBeNull()
  })

  it('gives a file a second name, and keeps both when one is replaced', async () => {
    const { disk, dir } = await make()
    await put(disk, join(dir, 'a'), 'old')
    await disk.link(join(dir, 'a'), join(dir, 'b'))
    await expect(disk.link(join(dir, 'a'), join(dir, 'b'))).rejects.toMatchObject({ code: 'EEXIST' })
    await put(disk, join(dir, 'c'), 'new')
    await disk.rename(join(dir, 'c'), join(dir, 'a'))
    expect([await text(disk, join(dir, 'a')), await text(disk, join(dir, 'b'))]).toEqual(['new', 'old'])
  })

  it('does nothing when one name of a file is renamed over another of the same file', async () => {
    const { disk, dir } = await make()
    await put(disk, join(dir, 'a'), 'old')
    await disk.link(join(dir, 'a'), join(dir, 'b'))
    await disk.rename(join(dir, 'a'), join(dir, 'b'))
    expect((await disk.list(dir)).map(({ name }) => name).sort()).toEqual(['a', 'b'])
  })

  it('copies, but over nothing', async () => {
    const { disk, dir } = await make()
    await put(disk, join(dir, 'a'), 'old')
    await disk.copy(join(dir, 'a'), join(dir, 'b'))
    await expect(disk.copy(join(dir, 'a'), join(dir, 'b'))).rejects.toMatchObject({ code: 'EEXIST' })
    const file = await disk.open(join(dir, 'a'), 'edit')
    await file.write(Buffer.from('X'), 0)
    await file.close()
    expect([await text(disk, join(dir, 'a')), await text(disk, join(dir, 'b'))]).toEqual(['Xld', 'old'])
  })

  it('makes, lists, moves and removes directories', async () => {
    const { disk, dir } = await make()
    await disk.mkdir(join(dir, 'd'))
    await disk.mkdir(join(dir, 'd'))
    await expect(disk.mkdir(join(dir, 'x', 'y'))).rejects.toMatchObject({ code: 'ENOENT' })
    await put(disk, join(dir, 'd', 'a'), 'a')
    await put(disk, join(dir, 'f'), 'f')
    await expect(disk.mkdir(join(dir, 'f'))).rejects.toMatchObject({ code: 'EEXIST' })
    await disk.syncDir(dir)
    expect([...(await disk.list(dir))].sort((a, b) => a.name.localeCompare(b.name))).toEqual([
      { name: 'd', kind: 'directory' },
      { name: 'f', kind: 'file' }
    ])
    await disk.rename(join(dir, 'd'), join(dir, 'e'))
    expect(await text(disk, join(dir, 'e', 'a'))).toBe('a')
    await expect(disk.rmdir(join(dir, 'e'))).rejects.toMatchObject({ code: 'ENOTEMPTY' })
    await disk.unlink(join(dir, 'e', 'a'))
    await disk.rmdir(join(dir, 'e'))
    expect(await disk.stat(join(dir, 'e'))).toBeNull()
  })

  it('shows by the inode that a name stands for another file now', async () => {
    const { disk, dir } = await make()
    await put(disk, join(dir, 'a'), 'a')
    await put(disk, join(dir, 'b'), 'b')
    const before = await disk.stat(join(dir, 'a'))
    await disk.rename(join(dir, 'b'), join(dir, 'a'))
    expect((await disk.stat(join(dir, 'a')))?.inode).not.toBe(before?.inode)
  })
})

describe('writing', () => {
  it('asks again until all bytes are taken', async () => {
    const taken: number[] = []
    const slow = {
      write: (bytes: Uint8Array, start: number, length: number, offset: number) => {
        taken.push(...bytes.subarray(start, start + Math.min(3, length)), -offset)
        return Promise.resolve({ bytesWritten: Math.min(3, length) })
      }
    }
    await writeAll(slow, Uint8Array.of(1, 2, 3, 4, 5, 6, 7), 100)
    expect(taken).toEqual([1, 2, 3, -100, 4, 5, 6, -103, 7, -106])
  })

  it('fails when the disk takes nothing', async () => {
    await expect(writeAll({ write: () => Promise.resolve({ bytesWritten: 0 }) }, Uint8Array.of(1), 0)).rejects.toMatchObject({
      code: 'EIO'
    })
  })
})

describe('the real disk', () => {
  it('reads a file that another program wrote', async () => {
    const dir = await testDir()
    await writeFile(join(dir, 'a'), 'ä')
    expect(await text(nodeDisk, join(dir, 'a'))).toBe('ä')
  })

  it('syncs a directory, and says so when there is none', async () => {
    const dir = await testDir()
    await nodeDisk.syncDir(dir)
    if (process.platform !== 'win32') await expect(nodeDisk.syncDir(join(dir, 'x'))).rejects.toMatchObject({ code: 'ENOENT' })
  })
})

describe('what is no plain file', () => {
  it('is refused at once by the real disk, whatever it is', async () => {
    const dir = await testDir()
    await writeFile(join(dir, 'plain'), 'plain')
    await mkdir(join(dir, 'folder'))
    await symlink(join(dir, 'plain'), join(dir, 'link'))
    await symlink(join(dir, 'loop'), join(dir, 'loop'))
    await promisify(execFile)('mkfifo', [join(dir, 'pipe')])
    for (const path of ['folder', 'link', 'loop', 'pipe'].map(name => join(dir, name)).concat('/dev/zero')) {
      const began = performance.now()
      const refused: unknown = expect.objectContaining({ code: 'ENOTPLAIN' })
      await expect(nodeDisk.readFile(path)).rejects.toEqual(refused)
      await expect(nodeDisk.open(path, 'edit')).rejects.toEqual(refused)
      await expect(nodeDisk.copy(path, join(dir, 'copy'))).rejects.toEqual(refused)
      expect(performance.now() - began).toBeLessThan(1_000)
    }
  })

  it('is refused as well when it took the place of a plain file after the first look', async () => {
    const dir = await testDir()
    await writeFile(join(dir, 'plain'), 'plain')
    await symlink(join(dir, 'plain'), join(dir, 'link'))
    await promisify(execFile)('mkfifo', [join(dir, 'pipe')])
    const seen = await fs.lstat(join(dir, 'plain'))
    const looks = vi.spyOn(fs, 'lstat').mockResolvedValue(seen)
    inForce(looks)
    // Reading a pipe that nobody writes to would block for ever, unless the system is asked not to.
    await expect(nodeDisk.readFile(join(dir, 'pipe'))).rejects.toMatchObject({ code: 'ENOTPLAIN' })
    await expect(nodeDisk.open(join(dir, 'pipe'), 'edit')).rejects.toMatchObject({ code: 'ENOTPLAIN' })
    if (process.platform !== 'win32') await expect(nodeDisk.readFile(join(dir, 'link'))).rejects.toMatchObject({ code: 'ELOOP' })
    expect(looks).toHaveBeenCalled()
  })
})

describe('what the real disk promises to be durable', () => {
  /** The calls that reach the system, in order: writes, syncs, and syncs of a directory. */
  async function watched(dir: string): Promise<string[]> {
    const calls: string[] = []
    const handle = await fs.open(join(dir, 'watched'), 'w')
    const kind = Object.getPrototypeOf(handle) as FileHandle
    await handle.close()
    for (const name of ['write', 'datasync', 'sync', 'truncate'] as const) {
      const real = kind[name] as (...args: unknown[]) => Promise<unknown>
      const spy = vi.spyOn(kind, name as 'sync').mockImplementation(async function (this: FileHandle, ...args: unknown[]) {
        const isDirectory = (await this.stat()).isDirectory()
        const result = await real.apply(this, args)
        calls.push(isDirectory ? `${name} directory` : name)
        return result as never
      })
      onTestFinished(() => spy.mockRestore())
    }
    return calls
  }

  it('is synced by the system before it is said to be', async () => {
    const dir = await testDir()
    const calls = await watched(dir)
    const file = await nodeDisk.open(join(dir, 'a'), 'create')
    await file.write(Buffer.from('a'), 0)
    await file.datasync()
    await file.truncate(0)
    await file.sync()
    await file.close()
    await nodeDisk.syncDir(dir)
    await nodeDisk.copy(join(dir, 'a'), join(dir, 'b'))
    expect(calls).toEqual(['write', 'datasync', 'truncate', 'sync', 'sync directory', 'sync'])
  })

  it('is an entry of a battle once it is acknowledged, and a document once it is saved', async () => {
    const dir = await testDir()
    await nodeDisk.mkdir(join(dir, 'journal'))
    const end = { segment: 0, entriesInSegment: 0, bytes: new Uint8Array(), seq: 0 }
    const journal = new Journal(nodeDisk, join(dir, 'journal'), { campaign: 'c1', battle: 'b1' }, end)
    const calls = await watched(dir)
    await journal.append({ seq: 1 })
    // The segment under another name, then its name, then the entry.
    expect(calls.splice(0)).toEqual(['write', 'sync', 'sync directory', 'write', 'datasync'])
    await journal.append({ seq: 2 })
    expect(calls.splice(0)).toEqual(['write', 'datasync'])
    await journal.close()
    await new DurableFile(nodeDisk, join(dir, 'thing.json'), 'thing').replace({})
    expect(calls).toEqual(['write', 'sync', 'sync directory'])
  })
})

it('a copy stands in for a second name where the file system has none', async () => {
  const dir = await testDir()
  await writeFile(join(dir, 'a'), 'kept')
  inForce(vi.spyOn(fs, 'link').mockRejectedValue(Object.assign(new Error('no links'), { code: 'EPERM' })))
  await nodeDisk.link(join(dir, 'a'), join(dir, 'b'))
  expect(await text(nodeDisk, join(dir, 'b'))).toBe('kept')
})

/** For the rest of the test. A module that names what it imports sees the spy only once it is exported. */
function inForce(spy: { mockRestore(): void }): void {
  syncBuiltinESMExports()
  onTestFinished(() => {
    spy.mockRestore()
    syncBuiltinESMExports()
  })
}
