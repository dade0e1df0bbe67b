import { describe, expect, it } from 'vitest'
import { CrashDisk } from '@kit/main/store/crash-disk'
import { ensureDir, listIfThere, readIfThere, removeTemps, removeTree, tempPath, unlinkIfThere, writeNewFile } from './disk-steps'

const names = async (disk: CrashDisk, dir: string): Promise<string[]> => (await disk.list(dir)).map(({ name }) => name).sort()

describe('looking for a file', () => {
  it('answers null only when it is not there', async () => {
    const disk = new CrashDisk()
    expect([await readIfThere(disk, '/a'), await listIfThere(disk, '/d')]).toEqual([null, null])
    await writeNewFile(disk, '/a', Buffer.from('x'))
    disk.fault = () => ({ errno: 'EIO' })
    await expect(readIfThere(disk, '/a')).rejects.toMatchObject({ code: 'EIO' })
    await expect(listIfThere(disk, '/')).rejects.toMatchObject({ code: 'EIO' })
    await expect(unlinkIfThere(disk, '/a')).rejects.toMatchObject({ code: 'EIO' })
  })
})

describe('making directories', () => {
  it('makes what is missing above them and syncs every parent, from the top', async () => {
    const disk = new CrashDisk()
    const told: string[] = []
    disk.beforeStep = (step, path) => void told.push(`${step} ${path}`)
    await ensureDir(disk, '/a/b')
    expect(told).toEqual(['mkdir /a', 'syncDir /', 'mkdir /a/b', 'syncDir /a'])
  })

  it('syncs the parent of one that is there already: a killed program may not have', async () => {
    const disk = new CrashDisk()
    await disk.mkdir('/a')
    const told: string[] = []
    disk.beforeStep = (step, path) => void told.push(`${step} ${path}`)
    await ensureDir(disk, '/a')
    expect(told).toEqual(['syncDir /'])
  })
})

describe('writing a new file', () => {
  it('replaces an old one of the name', async () => {
    const disk = new CrashDisk()
    await writeNewFile(disk, '/a', Buffer.from('long text'))
    await writeNewFile(disk, '/a', Buffer.from('x'))
    expect(Buffer.from(await disk.readFile('/a')).toString()).toBe('x')
  })

  it.each(['write', 'sync'] as const)('leaves nothing behind when the %s fails', async failing => {
    const disk = new CrashDisk()
    disk.fault = call => (call === failing ? { errno: 'ENOSPC', bytesWritten: 2 } : null)
    await expect(writeNewFile(disk, '/a', Buffer.from('text'))).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(await names(disk, '/')).toEqual([])
  })
})

describe('tidying', () => {
  it('removes half-written files, of one file or of all', async () => {
    const disk = new CrashDisk()
    for (const path of ['/a.json', '/b.json', tempPath('/a.json'), tempPath('/a.json', '.bak'), tempPath('/b.json')])
      await writeNewFile(disk, path, Buffer.from('x'))
    await removeTemps(disk, '/', 'a.json')
    expect(await names(disk, '/')).toEqual(['a.json', 'b.json', 'b.json.tmp'])
    await removeTemps(disk, '/')
    expect(await names(disk, '/')).toEqual(['a.json', 'b.json'])
  })

  it('removes a directory and all it holds', async () => {
    const disk = new CrashDisk()
    await ensureDir(disk, '/a/b/c')
    await writeNewFile(disk, '/a/b/f', Buffer.from('x'))
    await removeTree(disk, '/a')
    await removeTree(disk, '/a')
    expect(await names(disk, '/')).toEqual([])
  })
})
