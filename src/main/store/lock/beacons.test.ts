import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { testDir } from '@kit/main/store/test-dir'
import { nodeDisk } from '../disk/node-disk'
import { pipeBeacons, type Beacon, type Beacons } from './beacons'
import { acquireLock } from './lock'
import type { ProcessProbe } from './process-probe'

/** Sockets in a folder behave as pipes do on Windows, except that their names stay behind. */
async function beaconsHere(): Promise<{ readonly beacons: Beacons; readonly pathOf: (name: string) => string }> {
  const dir = await testDir()
  const pathOf = (name: string): string => join(dir, name.slice(0, 8))
  return { beacons: pipeBeacons(pathOf), pathOf }
}

/** Another program that shows a beacon and is then killed. */
async function killedOwner(path: string): Promise<void> {
  const child = spawn(process.execPath, ['-e', `require('net').createServer().listen(${JSON.stringify(path)}, () => console.log('up'))`])
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
}

describe('a beacon', () => {
  it('is seen until it is taken down', async () => {
    const { beacons } = await beaconsHere()
    const name = randomUUID()
    expect(await beacons.isShown(name)).toBe(false)
    const beacon = await beacons.show(name)
    expect(await beacons.isShown(name)).toBe(true)
    expect(await beacons.isShown(name)).toBe(true)
    beacon?.takeDown()
    expect(await beacons.isShown(name)).toBe(false)
  })

  it('goes with its program, however that ends', async () => {
    const { beacons, pathOf } = await beaconsHere()
    const name = randomUUID()
    await killedOwner(pathOf(name))
    expect(await beacons.isShown(name)).toBe(false)
  })

  it('is asked for by no name but ours, since a claim may have been written by anybody', async () => {
    const asked: string[] = []
    const beacons = pipeBeacons(name => (asked.push(name), name))
    for (const name of ['', '..\\..\\server\\pipe\\x', `${randomUUID()}\\x`, 'a/b']) expect(await beacons.isShown(name)).toBeNull()
    expect(asked).toEqual([])
  })

  it('keeps no program running', async () => {
    const { beacons } = await beaconsHere()
    const pipes = (): number => process.getActiveResourcesInfo().filter(kind => kind.startsWith('Pipe')).length
    const before = pipes()
    const beacon = await beacons.show(randomUUID())
    expect(pipes()).toBeLessThanOrEqual(before)
    beacon?.takeDown()
  })

  it('is done without where it cannot be shown', async () => {
    expect(await pipeBeacons(() => '/no/such/folder/beacon').show(randomUUID())).toBeNull()
  })
})

/** What was shown, seen by a test that showed it within a callback. */
const beaconOf = (beacon: Beacon | null): Beacon => beacon ?? { takeDown: () => undefined }

/** A Windows computer: a pid is alive or not, nothing says since when, and the boot id survives a shutdown. */
const windows = (pid: number, beacons: Beacons): ProcessProbe => ({
  pid,
  host: 'bridge',
  boot: () => Promise.resolve('started-at-1000'),
  startOf: () => Promise.resolve(''),
  beacons
})

describe('the lock on Windows', () => {
  it('is taken over from a program that was ended, though its process number lives on', async () => {
    const dir = await testDir()
    const { beacons } = await beaconsHere()
    let beacon: Beacon | null = null
    const before = windows(7, { ...beacons, show: async name => (beacon = await beacons.show(name)) })
    expect((await acquireLock(nodeDisk, dir, before)).ok).toBe(true)
    expect(await acquireLock(nodeDisk, dir, windows(8, beacons))).toMatchObject({ ok: false, error: { holder: { pid: 7 } } })
    // The system ends the program without notice.
    beaconOf(beacon).takeDown()
    expect((await acquireLock(nodeDisk, dir, windows(8, beacons))).ok).toBe(true)
  })

  it('leaves no beacon up when it is refused or given back', async () => {
    const dir = await testDir()
    const { beacons } = await beaconsHere()
    const names: string[] = []
    const noting: Beacons = { ...beacons, show: name => (names.push(name), beacons.show(name)) }
    const first = await acquireLock(nodeDisk, dir, windows(7, noting))
    await acquireLock(nodeDisk, dir, windows(8, noting))
    expect(await Promise.all(names.map(name => beacons.isShown(name)))).toEqual([true, false])
    if (first.ok) await first.value.release()
    expect(await Promise.all(names.map(name => beacons.isShown(name)))).toEqual([false, false])
  })
})
