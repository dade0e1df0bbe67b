import { describe, expect, it } from 'vitest'
import { CrashDisk } from '@kit/main/store/crash-disk'
import { diskWith, ensureDir, writeNewFile } from '../disk/disk-steps'
import { quarantineBytes, quarantineMove } from './quarantine'

describe('quarantine', () => {
  it('numbers what comes in and overwrites nothing', async () => {
    const disk = new CrashDisk()
    await ensureDir(disk, '/b1/journal')
    await writeNewFile(disk, '/b1/state.json', Buffer.from('state'))
    expect(await quarantineBytes(disk, '/b1', 'x.tail', Buffer.from('one'))).toBe('quarantine/001-x.tail')
    expect(await quarantineBytes(disk, '/b1', 'x.tail', Buffer.from('two'))).toBe('quarantine/002-x.tail')
    expect(await quarantineMove(disk, '/b1', '/b1/state.json')).toBe('quarantine/003-state.json')
    expect(await quarantineMove(disk, '/b1', '/b1/journal')).toBe('quarantine/004-journal')
    expect((await disk.list('/b1')).map(({ name }) => name)).toEqual(['quarantine'])
    expect(Buffer.from(await disk.readFile('/b1/quarantine/001-x.tail')).toString()).toBe('one')
    expect(Buffer.from(await disk.readFile('/b1/quarantine/003-state.json')).toString()).toBe('state')
  })

  it('is durable: what came in is there, and gone from where it was, before anything else is done', async () => {
    const disk = new CrashDisk()
    await ensureDir(disk, '/b1/journal')
    await writeNewFile(disk, '/b1/journal/000001.jsonl', Buffer.from('lines'))
    const synced: string[] = []
    const watched = diskWith(disk, {
      syncDir: dir => {
        synced.push(dir)
        return disk.syncDir(dir)
      }
    })
    await quarantineBytes(watched, '/b1', 'x.tail', Buffer.from('one'))
    expect(synced).toContain('/b1/quarantine')
    synced.length = 0
    await quarantineMove(watched, '/b1', '/b1/journal/000001.jsonl')
    expect(synced).toEqual(expect.arrayContaining(['/b1/quarantine', '/b1/journal']))
  })
})
