import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { testDir } from '@kit/main/store/test-dir'
import { nodeDisk } from '../disk/node-disk'
import { pipeSigns, type LifeSign, type LifeSigns } from './life-signs'
import { acquireLock } from './lock'
import type { ProcessProbe } from './process-probe'

/** Sockets in a folder behave as pipes do on Windows, except that their names stay behind. */
async function signsHere(): Promise<{ readonly signs: LifeSigns; readonly pathOf: (name: string) => string }> {
  const dir = await testDir()
  const pathOf = (name: string): string => join(dir, name.slice(0, 8))
  return { signs: pipeSigns(pathOf), pathOf }
}

/** Another program that shows a sign and is then killed. */
async function killedOwner(path: string): Promise<void> {
  const child = spawn(process.execPath, ['-e', `require('net').createServer().listen(${JSON.stringify(path)}, () => console.log('up'))`])
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
}

describe('a sign of life', () => {
  it('is seen until it is taken down', async () => {
    const { signs } = await signsHere()
    const name = randomUUID()
    expect(await signs.isShown(name)).toBe(false)
    const sign = await signs.show(name)
    expect(await signs.isShown(name)).toBe(true)
    expect(await signs.isShown(name)).toBe(true)
    sign?.takeDown()
    expect(await signs.isShown(name)).toBe(false)
  })

  it('goes with its program, however that ends', async () => {
    const { signs, pathOf } = await signsHere()
    const name = randomUUID()
    await killedOwner(pathOf(name))
    expect(await signs.isShown(name)).toBe(false)
  })

  it('is asked for by no name but ours, since a claim may have been written by anybody', async () => {
    const asked: string[] = []
    const signs = pipeSigns(name => (asked.push(name), name))
    for (const name of ['', '..\\..\\server\\pipe\\x', `${randomUUID()}\\x`, 'a/b']) expect(await signs.isShown(name)).toBeNull()
    expect(asked).toEqual([])
  })

  it('keeps no program running', async () => {
    const { signs } = await signsHere()
    const pipes = (): number => process.getActiveResourcesInfo().filter(kind => kind.startsWith('Pipe')).length
    const before = pipes()
    const sign = await signs.show(randomUUID())
    expect(pipes()).toBeLessThanOrEqual(before)
    sign?.takeDown()
  })

  it('is done without where it cannot be shown', async () => {
    expect(await pipeSigns(() => '/no/such/folder/sign').show(randomUUID())).toBeNull()
  })
})

/** What was shown, seen by a test that showed it within a callback. */
const signOf = (sign: LifeSign | null): LifeSign => sign ?? { takeDown: () => undefined }

/** A Windows computer: a pid is alive or not, nothing says since when, and the boot id survives a shutdown. */
const windows = (pid: number, signs: LifeSigns): ProcessProbe => ({
  pid,
  host: 'bridge',
  boot: () => Promise.resolve('started-at-1000'),
  startOf: () => Promise.resolve(''),
  signs
})

describe('the lock on Windows', () => {
  it('is taken over from a program that was ended, though its process number lives on', async () => {
    const dir = await testDir()
    const { signs } = await signsHere()
    let sign: LifeSign | null = null
    const before = windows(7, { ...signs, show: async name => (sign = await signs.show(name)) })
    expect((await acquireLock(nodeDisk, dir, before)).ok).toBe(true)
    expect(await acquireLock(nodeDisk, dir, windows(8, signs))).toMatchObject({ ok: false, error: { holder: { pid: 7 } } })
    // The system ends the program without notice.
    signOf(sign).takeDown()
    expect((await acquireLock(nodeDisk, dir, windows(8, signs))).ok).toBe(true)
  })

  it('leaves no sign up when it is refused or given back', async () => {
    const dir = await testDir()
    const { signs } = await signsHere()
    const names: string[] = []
    const noting: LifeSigns = { ...signs, show: name => (names.push(name), signs.show(name)) }
    const first = await acquireLock(nodeDisk, dir, windows(7, noting))
    await acquireLock(nodeDisk, dir, windows(8, noting))
    expect(await Promise.all(names.map(name => signs.isShown(name)))).toEqual([true, false])
    if (first.ok) await first.value.release()
    expect(await Promise.all(names.map(name => signs.isShown(name)))).toEqual([false, false])
  })
})
