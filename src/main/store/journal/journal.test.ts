import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CrashDisk, type DiskStep } from '@kit/main/store/crash-disk'
import { ensureDir } from '../disk/disk-steps'
import { Journal, type JournalOptions } from './journal'
import { nodeDisk } from '../disk/node-disk'
import { readJournal } from './read-journal'
import { StoreError } from '../store-error'
import { testDir } from '@kit/main/store/test-dir'

interface Entry {
  readonly seq: number
  readonly text: string
}

const DIR = '/journal'
const IDS = { campaign: 'c1', battle: 'b1' }
const EMPTY = { segment: 0, entriesInSegment: 0, bytes: new Uint8Array(), seq: 0 }
const entry = (seq: number, text = `entry ${seq}`): Entry => ({ seq, text })
const settled = (promise: Promise<void>): Promise<string> =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof StoreError ? error.code : String(error))
  )

async function fresh(options: JournalOptions = {}): Promise<{ disk: CrashDisk; journal: Journal<Entry> }> {
  const disk = new CrashDisk()
  await ensureDir(disk, DIR)
  return { disk, journal: new Journal<Entry>(disk, DIR, IDS, EMPTY, options) }
}

async function stored(disk: CrashDisk): Promise<readonly unknown[]> {
  const reading = await readJournal(disk, DIR, IDS)
  if (!reading.ok) throw reading.error
  if (reading.value === null || reading.value.damage !== null || reading.value.tail !== null) throw new Error(JSON.stringify(reading.value))
  return reading.value.entries
}

describe('a journal', () => {
  it('holds what was appended, in order', async () => {
    const { disk, journal } = await fresh()
    for (let seq = 1; seq <= 5; seq++) await journal.append(entry(seq))
    expect(await stored(disk)).toEqual([1, 2, 3, 4, 5].map(seq => entry(seq)))
    expect(journal.durableSeq).toBe(5)
  })

  it('resolves an append only after its sync', async () => {
    const { disk, journal } = await fresh()
    await journal.append(entry(1))
    let resolved = false
    disk.beforeStep = async step => {
      if (step === 'datasync') await new Promise(resolve => setTimeout(resolve, 5))
      expect(resolved).toBe(false)
    }
    const append = journal.append(entry(2)).then(() => (resolved = true))
    await append
    expect(resolved).toBe(true)
  })

  it('lets appends that are asked for together share one write and one sync', async () => {
    const { disk, journal } = await fresh()
    await journal.append(entry(1))
    const steps: DiskStep[] = []
    disk.beforeStep = step => void steps.push(step)
    await Promise.all([2, 3, 4, 5].map(seq => journal.append(entry(seq))))
    expect(steps).toEqual(['write', 'datasync'])
    expect(await stored(disk)).toHaveLength(5)
  })

  it('lets appends that come during a sync share the next one', async () => {
    const { disk, journal } = await fresh()
    await journal.append(entry(1))
    const steps: DiskStep[] = []
    const late: Promise<void>[] = []
    disk.beforeStep = step => {
      steps.push(step)
      if (steps.length === 2) late.push(journal.append(entry(3)), journal.append(entry(4)))
    }
    await journal.append(entry(2))
    await Promise.all(late)
    expect(steps).toEqual(['write', 'datasync', 'write', 'datasync'])
    expect(await stored(disk)).toHaveLength(4)
  })

  it('begins a new segment every 500 entries', async () => {
    const { disk, journal } = await fresh()
    await Promise.all(Array.from({ length: 1_200 }, (_, index) => journal.append(entry(index + 1))))
    expect((await disk.list(DIR)).map(({ name }) => name).sort()).toEqual(['000001.jsonl', '000002.jsonl', '000003.jsonl'])
    const lines = async (segment: number): Promise<number> =>
      Buffer.from(await disk.readFile(`${DIR}/00000${segment}.jsonl`))
        .toString()
        .trimEnd()
        .split('\n').length
    expect([await lines(1), await lines(2), await lines(3)]).toEqual([501, 501, 201])
    expect(await stored(disk)).toHaveLength(1_200)
  })

  it('begins a new segment before 256 KiB are passed', async () => {
    const { disk, journal } = await fresh()
    for (let seq = 1; seq <= 4; seq++) await journal.append(entry(seq, 'x'.repeat(100_000)))
    expect((await disk.list(DIR)).map(({ name }) => name).sort()).toEqual(['000001.jsonl', '000002.jsonl'])
    for (const { name } of await disk.list(DIR)) expect((await disk.stat(`${DIR}/${name}`))?.sizeBytes).toBeLessThanOrEqual(256 * 1024)
  })

  it('goes on in the segment where it was opened', async () => {
    const { disk, journal } = await fresh()
    await journal.append(entry(1))
    await journal.close()
    const reading = await readJournal(disk, DIR, IDS)
    if (!reading.ok || reading.value === null) throw new Error('gone')
    const next = new Journal<Entry>(disk, DIR, IDS, reading.value.end)
    await next.append(entry(2))
    expect((await disk.list(DIR)).map(({ name }) => name)).toEqual(['000001.jsonl'])
    expect(await stored(disk)).toHaveLength(2)
  })
})

describe('a journal refuses', () => {
  it('an entry that is not the next', async () => {
    const { disk, journal } = await fresh()
    expect(await settled(journal.append(entry(2)))).toBe('out-of-order')
    const [first, twice, third] = [journal.append(entry(1)), journal.append(entry(1)), journal.append(entry(2))].map(settled)
    expect([await first, await twice, await third]).toEqual(['done', 'out-of-order', 'done'])
    expect(await stored(disk)).toHaveLength(2)
  })

  it('an entry without a JSON form', async () => {
    const { disk, journal } = await fresh()
    expect(await settled(journal.append({ seq: 1, text: 1n } as unknown as Entry))).toBe('unencodable')
    expect(await settled(journal.append(entry(1)))).toBe('done')
    expect(await stored(disk)).toEqual([entry(1)])
  })

  it('anything after it was closed, but finishes what it was asked before', async () => {
    const { disk, journal } = await fresh()
    const before = [settled(journal.append(entry(1))), settled(journal.append(entry(2)))]
    const closing = journal.close()
    expect(await settled(journal.append(entry(3)))).toBe('closed')
    await closing
    expect(await Promise.all(before)).toEqual(['done', 'done'])
    expect(await stored(disk)).toHaveLength(2)
  })

  it('anything after the lock was lost, and touches nothing', async () => {
    let mayWrite = true
    const { disk, journal } = await fresh({ guard: () => (mayWrite ? Promise.resolve() : Promise.reject(new StoreError('lost-lock', ''))) })
    await journal.append(entry(1))
    mayWrite = false
    disk.beforeStep = step => {
      throw new Error(`${step} without the lock`)
    }
    expect(await settled(journal.append(entry(2)))).toBe('lost-lock')
    mayWrite = true
    expect(await settled(journal.append(entry(2)))).toBe('lost-lock')
  })
})

describe('a journal on a failing disk', () => {
  it('takes back a half-written entry, rejects it and those behind it, and takes it again', async () => {
    const { disk, journal } = await fresh()
    await journal.append(entry(1))
    disk.fault = call => (call === 'write' ? { errno: 'ENOSPC', bytesWritten: 9 } : null)
    expect(await Promise.all([settled(journal.append(entry(2))), settled(journal.append(entry(3)))])).toEqual(['disk-full', 'disk-full'])
    expect(await stored(disk)).toEqual([entry(1)])
    expect(await settled(journal.append(entry(2)))).toBe('disk-full')
    disk.fault = null
    expect(await settled(journal.append(entry(2, 'again')))).toBe('done')
    expect(await stored(disk)).toEqual([entry(1), entry(2, 'again')])
  })

  it('looks at the file anew after a failed sync before it goes on', async () => {
    const { disk, journal } = await fresh()
    await journal.append(entry(1))
    const calls: string[] = []
    disk.fault = call => {
      calls.push(call)
      return call === 'datasync' && !calls.includes('readFile') ? { errno: 'EIO' } : null
    }
    expect(await settled(journal.append(entry(2)))).toBe('io')
    expect(calls).toEqual(['write', 'datasync', 'readFile', 'edit', 'truncate', 'sync'])
    expect(await settled(journal.append(entry(2)))).toBe('done')
    expect(await stored(disk)).toHaveLength(2)
  })

  it('goes on refusing while the file cannot be looked at', async () => {
    const { disk, journal } = await fresh()
    await journal.append(entry(1))
    disk.fault = () => ({ errno: 'EIO' })
    expect(await settled(journal.append(entry(2)))).toBe('io')
    disk.fault = call => (call === 'readFile' ? { errno: 'EIO' } : null)
    expect(await settled(journal.append(entry(2)))).toBe('io')
    disk.fault = null
    expect(await settled(journal.append(entry(2)))).toBe('done')
    expect(await stored(disk)).toHaveLength(2)
  })

  it('stops for good when acknowledged bytes have changed behind its back', async () => {
    const { disk, journal } = await fresh()
    await journal.append(entry(1))
    disk.fault = call => (call === 'datasync' ? { errno: 'EIO' } : null)
    const file = await disk.open(`${DIR}/000001.jsonl`, 'edit')
    await file.write(Buffer.from('#'), 20)
    expect(await settled(journal.append(entry(2)))).toBe('io')
    disk.fault = null
    expect(await settled(journal.append(entry(2)))).toBe('damaged')
  })

  it('begins a segment again when the first attempt failed', async () => {
    for (const failing of ['create', 'write', 'sync', 'rename', 'syncDir'] as const) {
      const { disk, journal } = await fresh({ limits: { entries: 2, bytes: 10_000 } })
      for (const seq of [1, 2]) await journal.append(entry(seq))
      disk.fault = call => (call === failing ? { errno: 'EIO' } : null)
      expect(await settled(journal.append(entry(3)))).toBe('io')
      disk.fault = null
      expect(await settled(journal.append(entry(3)))).toBe('done')
      expect(await stored(disk)).toHaveLength(3)
    }
  })
})

describe('a journal on the real disk', () => {
  it('costs no more to append to when it is long (R8)', async () => {
    const dir = await testDir()
    const journal = new Journal<Entry>(nodeDisk, dir, IDS, EMPTY)
    const written: number[] = []
    const counting = {
      ...nodeDisk,
      open: async (...args: Parameters<typeof nodeDisk.open>) => {
        const file = await nodeDisk.open(...args)
        return { ...file, write: (bytes: Uint8Array, offset: number) => (written.push(bytes.length), file.write(bytes, offset)) }
      }
    }
    for (let block = 0; block < 4; block++)
      await Promise.all(Array.from({ length: 499 }, (_, index) => journal.append(entry(block * 499 + index + 1))))
    await journal.close()
    const reading = await readJournal(nodeDisk, dir, IDS)
    if (!reading.ok || reading.value === null) throw new Error('gone')
    expect(reading.value.entries).toHaveLength(1_996)
    const next = new Journal<Entry>(counting, dir, IDS, reading.value.end)
    await next.append(entry(1_997))
    await next.close()
    expect(written).toHaveLength(1)
    expect(written[0]).toBeLessThan(100)
    expect(Buffer.from(await nodeDisk.readFile(join(dir, '000004.jsonl'))).toString()).toContain('"seq":1997,')
  })
})
