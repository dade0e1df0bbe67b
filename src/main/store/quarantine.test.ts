import { describe, expect, it } from 'vitest'
import { CrashDisk } from './crash-disk'
import { ensureDir, writeNewFile } from './disk-steps'
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
})
