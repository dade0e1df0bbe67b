import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../../src/main/platform/random-source'
import { CrashDisk } from './crash-disk'

/** The contents of `/f` after a power cut at the end of `action`, over many tries. `undefined`: no such file. */
async function outcomes(action: (disk: CrashDisk) => Promise<void>): Promise<ReadonlySet<string | undefined>> {
  const disk = new CrashDisk()
  await action(disk)
  const found = new Set<string | undefined>()
  for (let seed = 0; seed < 400; seed++) {
    const after = disk.powerCut(seededRandom(seed))
    found.add((await after.stat('/f')) === null ? undefined : Buffer.from(await after.readFile('/f')).toString('latin1'))
  }
  return found
}

describe('a disk that loses power', () => {
  it('forgets a name until its directory is synced, and bytes until the file is', async () => {
    const file = async (disk: CrashDisk): Promise<void> => (await disk.open('/f', 'create')).write(Buffer.from('ab'), 0)
    expect(await outcomes(file)).toEqual(new Set([undefined, '', 'a', 'ab', '\0\0']))
    const synced = async (disk: CrashDisk): Promise<void> => {
      const opened = await disk.open('/f', 'create')
      await opened.write(Buffer.from('ab'), 0)
      await opened.datasync()
    }
    expect(await outcomes(synced)).toEqual(new Set([undefined, 'ab']))
    const both = async (disk: CrashDisk): Promise<void> => {
      await synced(disk)
      await disk.syncDir('/')
    }
    expect(await outcomes(both)).toEqual(new Set(['ab']))
  })

  it('may lose one sector of a write and keep the next', async () => {
    const found = await outcomes(async disk => {
      const opened = await disk.open('/f', 'create')
      await disk.syncDir('/')
      await opened.write(Buffer.from('x'.repeat(510)), 0)
      await opened.sync()
      await opened.write(Buffer.from('yyyy'), 510)
    })
    const tails = new Set([...found].map(content => content?.slice(510)))
    expect(tails).toEqual(new Set(['', 'y', 'yy', 'yyy', 'yyyy', '\0\0\0\0', 'yy\0\0', '\0\0yy']))
    expect([...found].every(content => content?.startsWith('x'.repeat(510)))).toBe(true)
  })

  it('never writes what a failed sync gave up, even if a later sync succeeds', async () => {
    const found = await outcomes(async disk => {
      const opened = await disk.open('/f', 'create')
      await disk.syncDir('/')
      await opened.write(Buffer.from('ab'), 0)
      disk.fault = call => (call === 'datasync' ? { errno: 'EIO' } : null)
      await expect(opened.datasync()).rejects.toMatchObject({ code: 'EIO' })
      disk.fault = null
      await opened.datasync()
      expect(Buffer.from(await disk.readFile('/f')).toString()).toBe('ab')
    })
    expect(found).toEqual(new Set(['']))
  })

  it('loses later changes of names before earlier ones', async () => {
    const disk = new CrashDisk()
    for (const name of ['a', 'b', 'c']) await disk.mkdir(`/${name}`)
    const found = new Set<string>()
    for (let seed = 0; seed < 100; seed++) found.add((await disk.powerCut(seededRandom(seed)).list('/')).map(({ name }) => name).join(''))
    expect(found).toEqual(new Set(['', 'a', 'ab', 'abc']))
  })

  it('loses everything in a directory whose own name was not synced', async () => {
    const disk = new CrashDisk()
    await disk.mkdir('/d')
    await (await disk.open('/d/a', 'create')).sync()
    await disk.syncDir('/d')
    const lengths = new Set<number>()
    for (let seed = 0; seed < 40; seed++) lengths.add((await disk.powerCut(seededRandom(seed)).list('/')).length)
    expect(lengths).toEqual(new Set([0, 1]))
  })

  it('keeps two names of one file two names of one file', async () => {
    const disk = new CrashDisk()
    await disk.open('/a', 'create')
    await disk.link('/a', '/b')
    for (const after of [disk.killed(), disk]) {
      await (await after.open('/a', 'edit')).write(Buffer.from('x'), 0)
      expect(Buffer.from(await after.readFile('/b')).toString()).toBe('x')
    }
  })
})

describe('a program that is killed', () => {
  it('leaves everything it wrote to the next, which a power cut may still take', async () => {
    const disk = new CrashDisk()
    await (await disk.open('/f', 'create')).write(Buffer.from('ab'), 0)
    const next = disk.killed()
    expect(Buffer.from(await next.readFile('/f')).toString()).toBe('ab')
    expect(
      new Set(
        await Promise.all(
          Array.from({ length: 40 }, (_, seed) =>
            next
              .powerCut(seededRandom(seed))
              .stat('/f')
              .then(found => found === null)
          )
        )
      )
    ).toEqual(new Set([true, false]))
  })

  it('does not share what it does afterwards', async () => {
    const disk = new CrashDisk()
    await disk.open('/f', 'create')
    const next = disk.killed()
    await (await disk.open('/f', 'edit')).write(Buffer.from('late'), 0)
    await disk.unlink('/f')
    expect(Buffer.from(await next.readFile('/f')).toString()).toBe('')
  })
})
