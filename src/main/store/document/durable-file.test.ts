import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../platform/random-source'
import { CrashDisk } from '@kit/main/store/crash-disk'
import { crashEverywhere, type CrashTally } from '../../../../tests/explorers/crash-everywhere'
import { encodeLine } from './crc-line'
import { diskWith, writeNewFile } from '../disk/disk-steps'
import { encodeDocument } from './document-format'
import { DurableFile } from './durable-file'

const PATH = '/thing.json'

async function twoGenerations(): Promise<{ disk: CrashDisk; file: DurableFile }> {
  const disk = new CrashDisk()
  const file = new DurableFile(disk, PATH, 'thing')
  await file.replace({ version: 1 })
  await file.replace({ version: 2 })
  return { disk, file: new DurableFile(disk, PATH, 'thing') }
}

async function put(disk: CrashDisk, path: string, bytes: Uint8Array): Promise<void> {
  const file = await disk.open(path, 'edit')
  await file.truncate(0)
  await file.write(bytes, 0)
}

/** Two unreadable generations, whose bytes must not be lost. */
async function bothDamaged(): Promise<{ disk: CrashDisk; file: DurableFile }> {
  const disk = new CrashDisk()
  await writeNewFile(disk, PATH, Buffer.from('last'))
  await writeNewFile(disk, `${PATH}.bak`, Buffer.from('before'))
  await disk.syncDir('/')
  return { disk, file: new DurableFile(disk, PATH, 'thing') }
}

const textsOf = async (disk: CrashDisk): Promise<readonly string[]> =>
  Promise.all((await names(disk)).map(async name => Buffer.from(await disk.readFile(`/${name}`)).toString()))
const names = async (disk: CrashDisk): Promise<string[]> => (await disk.list('/')).map(({ name }) => name).sort()
const garbage = Buffer.from('garbage')
const newer = encodeLine('{"flagship":"document","fmt":99}')

describe('a durable file', () => {
  it('is null only when neither generation exists', async () => {
    expect(await new DurableFile(new CrashDisk(), PATH, 'thing').read()).toEqual({ ok: true, value: null })
  })

  it('keeps the generation before', async () => {
    const { disk, file } = await twoGenerations()
    expect(await file.read()).toEqual({ ok: true, value: { json: { version: 2 }, source: 'file' } })
    expect(await names(disk)).toEqual(['thing.json', 'thing.json.bak'])
    await disk.unlink(PATH)
    expect(await file.read()).toEqual({ ok: true, value: { json: { version: 1 }, source: 'backup' } })
  })

  it('makes durable what was read before it is written again, in a folder that is there', async () => {
    const { disk } = await twoGenerations()
    const synced: string[] = []
    const watched = diskWith(disk, {
      syncDir: dir => {
        synced.push(dir)
        return disk.syncDir(dir)
      }
    })
    await new DurableFile(watched, '/none/thing.json', 'thing').settle()
    expect(synced).toEqual([])
    await new DurableFile(watched, PATH, 'thing').settle()
    expect(synced).toEqual(['/'])
  })

  it('falls back to it when the file is damaged, and says so', async () => {
    const { disk, file } = await twoGenerations()
    await put(disk, PATH, garbage)
    expect(await file.read()).toMatchObject({ ok: true, value: { json: { version: 1 }, source: 'backup' } })
  })

  it('does not push the good generation out for the damaged one, and deletes neither', async () => {
    const { disk, file } = await twoGenerations()
    await put(disk, PATH, garbage)
    await file.read()
    await file.replace({ version: 3 })
    expect(await names(disk)).toEqual(['thing.json', 'thing.json.bak', 'thing.json.damaged-1'])
    expect(Buffer.from(await disk.readFile('/thing.json.damaged-1')).toString()).toBe('garbage')
    await put(disk, PATH, garbage)
    expect(await new DurableFile(disk, PATH, 'thing').read()).toMatchObject({ value: { json: { version: 1 } } })
  })

  it('keeps the bytes of both generations when both are damaged, under the changes after it too', async () => {
    const { disk, file } = await bothDamaged()
    await file.read()
    for (const version of [3, 4]) await file.replace({ version })
    expect(await names(disk)).toEqual(['thing.json', 'thing.json.bak', 'thing.json.damaged-1', 'thing.json.damaged-2'])
    expect(await textsOf(disk)).toEqual(expect.arrayContaining(['last', 'before']))
    expect(await file.read()).toMatchObject({ value: { json: { version: 4 } } })
  })

  it('loses no damaged byte when the program or the power dies as it takes their place', async () => {
    const { disk, file } = await bothDamaged()
    const tally: CrashTally = { states: 0, violations: [] }
    const check = async (after: CrashDisk): Promise<void> => {
      const found = await new DurableFile(after, PATH, 'thing').read()
      if (found.ok ? found.value?.source !== 'file' : found.error.code !== 'damaged') throw new Error('neither damaged nor replaced')
      const texts = await textsOf(after)
      for (const text of ['last', 'before']) if (!texts.includes(text)) throw new Error(`${text} is lost`)
    }
    const act = async (): Promise<void> => {
      await file.read()
      for (const version of [3, 4]) await file.replace({ version })
    }
    await crashEverywhere(disk, act, check, tally, seededRandom(1), 40)
    expect(tally.violations).toEqual([])
    expect(tally.states).toBeGreaterThan(400)
  })

  it('is refused when both are damaged, or the only one', async () => {
    const { disk, file } = await twoGenerations()
    await put(disk, PATH, garbage)
    await put(disk, `${PATH}.bak`, garbage)
    expect(await file.read()).toMatchObject({ ok: false, error: { code: 'damaged', path: PATH } })
    await disk.unlink(`${PATH}.bak`)
    expect(await file.read()).toMatchObject({ ok: false, error: { code: 'damaged' } })
    await disk.rename(PATH, `${PATH}.bak`)
    expect(await file.read()).toMatchObject({ ok: false, error: { code: 'damaged' } })
  })

  it('is refused, not rolled back, when it is newer than this program', async () => {
    const { disk, file } = await twoGenerations()
    await put(disk, PATH, newer)
    expect(await file.read()).toMatchObject({ ok: false, error: { code: 'newer-format' } })
  })

  it('is refused, not rolled back, when it cannot be read', async () => {
    const { disk, file } = await twoGenerations()
    disk.fault = (call, path) => (call === 'readFile' && path === PATH ? { errno: 'EACCES' } : null)
    expect(await file.read()).toMatchObject({ ok: false, error: { code: 'unreadable' } })
  })

  it('writes nothing while reading', async () => {
    const { disk, file } = await twoGenerations()
    await put(disk, PATH, garbage)
    disk.beforeStep = step => {
      throw new Error(`${step} while reading`)
    }
    expect((await file.read()).ok).toBe(true)
  })

  it('can ignore a generation before that would be wrong', async () => {
    const { disk } = await twoGenerations()
    const file = new DurableFile(disk, PATH, 'thing', false)
    await put(disk, PATH, garbage)
    expect(await file.read()).toMatchObject({ ok: false, error: { code: 'damaged' } })
    await disk.unlink(PATH)
    expect(await file.read()).toEqual({ ok: true, value: null })
  })

  it('can be set aside whole', async () => {
    const { disk, file } = await twoGenerations()
    await file.setAside()
    expect(await names(disk)).toEqual(['thing.json.damaged-1', 'thing.json.damaged-2'])
    expect(await file.read()).toEqual({ ok: true, value: null })
  })

  it('takes bytes that already have its form', async () => {
    const { disk, file } = await twoGenerations()
    await file.replaceBytes(encodeDocument('thing', { version: 7 }))
    expect(await new DurableFile(disk, PATH, 'thing').read()).toMatchObject({ value: { json: { version: 7 }, source: 'file' } })
  })

  it('says so when a value has no JSON form', async () => {
    const { disk, file } = await twoGenerations()
    await expect(file.replace({ size: 1n })).rejects.toMatchObject({ code: 'unencodable' })
    expect(await names(disk)).toEqual(['thing.json', 'thing.json.bak'])
  })
})
