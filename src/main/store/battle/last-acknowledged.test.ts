import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CrashDisk } from '@kit/main/store/crash-disk'
import { entry, IDS, open, played, segment, writable } from '@kit/main/store/played-battle'
import { testDir } from '@kit/main/store/test-dir'
import { seededRandom } from '../../platform/random-source'
import { openBattle } from './open-battle'

const FILE = 'last-acknowledged.jsonl'

/** A battle whose program was killed after this many entries: the folder as it lay at that moment. */
async function killedAfter(entries: number): Promise<string> {
  const dir = join(await testDir(), 'b1')
  const { files } = await writable(dir)
  for (let seq = 1; seq <= entries; seq++) await files.append(entry(seq))
  const left = join(await testDir(), 'b1')
  await cp(dir, left, { recursive: true, filter: source => !source.endsWith('.tmp') })
  await files.close()
  return left
}

describe('how far a journal was acknowledged when its program was killed', () => {
  it('is known to the entry: cut at the end of any line it opens for rescue, and says what is missing', async () => {
    const dir = await killedAfter(16)
    const lines = (await readFile(segment(dir), 'utf8')).split('\n')
    for (const kept of [16, 5, 1]) {
      await writeFile(segment(dir), `${lines.slice(0, kept).join('\n')}\n`)
      expect(await open(dir)).toMatchObject({
        mode: 'rescue',
        entries: { length: kept - 1 },
        damage: { file: 'journal/000001.jsonl', line: kept + 1, found: 'entries-missing', lastGoodSeq: kept - 1 }
      })
    }
  })

  it('is known inside a line too: what was acknowledged is no torn tail', async () => {
    const dir = await killedAfter(16)
    const lines = (await readFile(segment(dir), 'utf8')).split('\n')
    await writeFile(segment(dir), lines.slice(0, 5).join('\n') + '\n' + (lines[5] ?? '').slice(0, 20))
    expect(await open(dir)).toMatchObject({ mode: 'rescue', damage: { found: 'entries-missing', lastGoodSeq: 4 } })
  })

  it('opens plainly when nothing was cut, and again after that', async () => {
    const dir = await killedAfter(16)
    for (let seq = 17; seq <= 18; seq++) {
      const { entries, repaired, files } = await writable(dir)
      expect([entries.length, repaired]).toEqual([seq - 1, []])
      await files.append(entry(seq))
      await files.close()
    }
  })

  it('is missed where it is gone and nothing else vouches for the end', async () => {
    const dir = await killedAfter(16)
    await rm(join(dir, FILE))
    expect(await open(dir)).toMatchObject({ mode: 'rescue', damage: { file: FILE, found: 'end-unknown', lastGoodSeq: 16 } })
    const closed = await played()
    await rm(join(closed, FILE))
    expect(await writable(closed)).toMatchObject({ entries: { length: 5 }, repaired: [] })
  })

  it('is no reason to stop where a crash left half of it', async () => {
    const dir = await killedAfter(3)
    const bytes = await readFile(join(dir, FILE))
    await writeFile(join(dir, FILE), Buffer.concat([bytes.subarray(0, 100), Buffer.alloc(bytes.length - 100)]))
    expect(await writable(dir)).toMatchObject({ entries: { length: 3 }, repaired: [] })
  })

  it('of another battle is set aside', async () => {
    const other = join(await testDir(), 'b1')
    await (await writable(other, {}, { campaign: 'c2', battle: 'b1' })).files.close()
    const [dir, killed] = [await played(), await killedAfter(3)]
    for (const one of [dir, killed]) await cp(join(other, FILE), join(one, FILE))
    expect(await open(killed)).toMatchObject({ mode: 'rescue', damage: { file: FILE, found: 'end-unknown' } })
    expect(await writable(dir)).toMatchObject({ repaired: [{ kind: 'set-aside', why: 'wrong-battle', keptAt: `quarantine/001-${FILE}` }] })
  })
})

describe('how far a journal was acknowledged when the power went', () => {
  afterEach(() => vi.useRealTimers())

  it('is known one second later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const [disk, random] = [new CrashDisk(), seededRandom(1)]
    const opened = await openBattle(disk, '/b1', IDS)
    if (!opened.ok || opened.value.mode === 'rescue') throw new Error('no new battle')
    for (let seq = 1; seq <= 6; seq++) await opened.value.files.append(entry(seq))
    const whole = await disk.readFile('/b1/journal/000001.jsonl')
    await vi.advanceTimersByTimeAsync(1000)
    await vi.waitFor(async () => expect(Buffer.from(await disk.readFile('/b1/acknowledged.json')).toString()).toContain('"seq": 6'))
    for (let cut = 0; cut < 50; cut += 1) {
      const after = disk.powerCut(random)
      expect(Buffer.from(await after.readFile('/b1/journal/000001.jsonl'))).toEqual(Buffer.from(whole))
      const file = await after.open('/b1/journal/000001.jsonl', 'edit')
      await file.truncate(whole.lastIndexOf(0x0a, whole.length - 2) + 1)
      expect(await openBattle(after, '/b1', IDS)).toMatchObject({
        value: { mode: 'rescue', damage: { found: 'entries-missing', lastGoodSeq: 5 } }
      })
    }
    await opened.value.files.close()
  })

  it('costs no second sync a command', async () => {
    const disk = new CrashDisk()
    const opened = await openBattle(disk, '/b1', IDS)
    if (!opened.ok || opened.value.mode === 'rescue') throw new Error('no new battle')
    await opened.value.files.append(entry(1))
    await vi.waitFor(async () => expect(await disk.list('/b1')).toContainEqual({ name: 'acknowledged.json', kind: 'file' }))
    const steps: string[] = []
    disk.beforeStep = (step, path) => void steps.push(`${step} ${path}`)
    await opened.value.files.append(entry(2))
    expect(steps).toEqual(['write /b1/journal/000001.jsonl', 'datasync /b1/journal/000001.jsonl', `write /b1/${FILE}`])
    disk.beforeStep = null
    await opened.value.files.close()
  })
})
