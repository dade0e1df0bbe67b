import { appendFile, copyFile, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { encodeLine } from '../document/crc-line'
import { nodeDisk } from '../disk/node-disk'
import { StoreError } from '../store-error'
import { entry, IDS, open, played, segment, writable, type Entry } from '@kit/main/store/played-battle'
import { testDir } from '@kit/main/store/test-dir'
import { battlePaths } from '../paths'
import { openBattle } from './open-battle'

describe('opening a battle', () => {
  it('begins empty, and is there the next time', async () => {
    const dir = await played()
    const battle = await writable(dir)
    expect(battle).toMatchObject({ mode: 'writable', checkpoint: { seq: 3, state: { hull: 30 } }, repaired: [] })
    expect(battle.entries).toEqual([1, 2, 3, 4, 5].map(entry))
    await battle.files.append(entry(6))
    await battle.files.close()
    expect((await writable(dir)).entries).toHaveLength(6)
  })

  it('goes on over many segments', async () => {
    const limits = { entries: 2, bytes: 10_000 }
    const dir = await played({ limits })
    expect((await readdir(join(dir, 'journal'))).sort()).toEqual(['000001.jsonl', '000002.jsonl', '000003.jsonl'])
    expect((await writable(dir, { limits })).entries).toEqual([1, 2, 3, 4, 5].map(entry))
  })

  it('cuts off a torn tail, keeps its bytes, says so, and says it once', async () => {
    const dir = await played()
    const torn = encodeLine(JSON.stringify(entry(6))).subarray(0, 17)
    await appendFile(segment(dir), torn)
    const battle = await writable(dir)
    expect(battle.entries).toHaveLength(5)
    expect(battle.repaired).toEqual([
      { kind: 'torn-tail', file: 'journal/000001.jsonl', bytes: 17, keptAt: 'quarantine/001-000001.jsonl.tail' }
    ])
    expect((await readFile(join(dir, 'quarantine', '001-000001.jsonl.tail'))).equals(torn)).toBe(true)
    await battle.files.append(entry(6))
    await battle.files.close()
    expect(await writable(dir)).toMatchObject({ entries: { length: 6 }, repaired: [] })
  })

  it('keeps a last entry that lacks only its line feed', async () => {
    const dir = await played()
    const bytes = await readFile(segment(dir))
    for (const change of [
      (): Promise<void> => truncate(segment(dir), bytes.length - 1),
      (): Promise<void> => writeFile(segment(dir), Buffer.concat([bytes.subarray(0, -1), Buffer.from('?')]))
    ]) {
      await change()
      expect(await writable(dir)).toMatchObject({
        entries: { length: 5 },
        repaired: [{ kind: 'line-end-restored', file: 'journal/000001.jsonl' }]
      })
      expect((await readFile(segment(dir))).equals(bytes)).toBe(true)
    }
  })

  it('does not take a changed last line for a torn one', async () => {
    const dir = await played()
    const bytes = await readFile(segment(dir))
    bytes[bytes.length - 5] = (bytes[bytes.length - 5] ?? 0) ^ 1
    await writeFile(segment(dir), bytes)
    expect(await open(dir)).toMatchObject({
      mode: 'rescue',
      entries: { length: 4 },
      damage: { file: 'journal/000001.jsonl', line: 6, found: 'bad-checksum', lastGoodSeq: 4 }
    })
    expect((await readFile(segment(dir))).equals(bytes)).toBe(true)
    expect(await readdir(dir)).not.toContain('quarantine')
  })

  it('does not take a torn tail in an earlier segment for a crash', async () => {
    const dir = await played({ limits: { entries: 2, bytes: 10_000 } })
    await truncate(segment(dir), (await readFile(segment(dir))).length - 3)
    expect(await open(dir)).toMatchObject({
      mode: 'rescue',
      entries: { length: 1 },
      damage: { file: 'journal/000001.jsonl', line: 3, found: 'cut-short' }
    })
  })

  it('notices an earlier segment that lost whole entries', async () => {
    const dir = await played({ limits: { entries: 2, bytes: 10_000 } })
    const lines = (await readFile(segment(dir), 'utf8')).split('\n')
    await writeFile(segment(dir), `${lines.slice(0, 2).join('\n')}\n`)
    const battle = await open(dir)
    expect(battle).toMatchObject({
      mode: 'rescue',
      entries: { length: 1 },
      damage: { file: 'journal/000001.jsonl', found: 'earlier-segment-changed' }
    })
    expect(battle.mode === 'rescue' ? battle.behindDamage.map(({ seq }) => seq) : []).toEqual([3, 4, 5])
  })

  it('can be rescued with a text editor, as docs/data-format.md says', async () => {
    const dir = await played({ limits: { entries: 2, bytes: 10_000 } })
    await writeFile(segment(dir, 2), (await readFile(segment(dir, 2), 'utf8')).replace('"seq":4', '"seq":8'))
    expect(await open(dir)).toMatchObject({ mode: 'rescue', damage: { file: 'journal/000002.jsonl', line: 3 } })
    const lines = (await readFile(segment(dir, 2), 'utf8')).split('\n')
    await writeFile(segment(dir, 2), `${lines.slice(0, 2).join('\n')}\n`)
    await rename(segment(dir, 3), join(dir, 'taken-out.jsonl'))
    for (const file of ['state.json', 'acknowledged.json', 'last-acknowledged.jsonl'])
      for (const name of [file, `${file}.bak`]) await rm(join(dir, name), { force: true })
    expect(await writable(dir)).toMatchObject({ entries: [entry(1), entry(2), entry(3)], repaired: [] })
  })

  it('does not open the files of another battle', async () => {
    const dir = await played()
    expect(await open(dir, {}, { campaign: 'c1', battle: 'b2' })).toMatchObject({
      mode: 'rescue',
      damage: { found: 'wrong-battle' },
      entries: []
    })
  })

  it('refuses a journal or a checkpoint of a later program and leaves both untouched', async () => {
    for (const [file, header] of [
      ['journal/000001.jsonl', { flagship: 'journal', fmt: 2 }],
      ['state.json', { flagship: 'document', fmt: 2 }]
    ] as const) {
      const text = JSON.stringify(header)
      // With the checksum of today, and with another.
      for (const bytes of [encodeLine(text), Buffer.from(`crc64:00112233445566ff ${text}\n`)]) {
        const dir = await played()
        await writeFile(join(dir, file), bytes)
        expect(await openBattle(nodeDisk, dir, IDS)).toMatchObject({ ok: false, error: { code: 'newer-format' } })
        expect((await readFile(join(dir, file))).equals(bytes)).toBe(true)
      }
    }
  })

  it('refuses a journal that cannot be read', async () => {
    const dir = await played()
    const failing = { ...nodeDisk, readFile: () => Promise.reject(Object.assign(new Error('EIO'), { code: 'EIO' })) }
    expect(await openBattle(failing, dir, IDS)).toMatchObject({ ok: false, error: { code: 'unreadable' } })
  })

  it('finishes a restore that a crash interrupted, and says so once', async () => {
    const dir = await played()
    await rename(join(dir, 'journal'), battlePaths.nextJournal(dir))
    const battle = await writable(dir)
    expect(battle).toMatchObject({ entries: { length: 5 }, repaired: [{ kind: 'restore-finished' }] })
    await battle.files.close()
    expect(await writable(dir)).toMatchObject({ entries: { length: 5 }, repaired: [] })
  })

  it('says that a battle the campaign knows is missing', async () => {
    expect(await openBattle(nodeDisk, join(await testDir(), 'b1'), IDS, { known: true })).toMatchObject({
      ok: false,
      error: { code: 'missing' }
    })
  })

  it('has lost its journal when only a checkpoint is left, from which it can be rescued', async () => {
    const dir = await played()
    await rm(join(dir, 'journal'), { recursive: true })
    expect(await open(dir)).toMatchObject({
      mode: 'rescue',
      entries: [],
      checkpoint: { seq: 3, state: { hull: 30 } },
      damage: { file: 'journal', line: 0, offset: 0, found: 'journal-missing', lastGoodSeq: 0 }
    })
  })

  it('writes nothing without the lock', async () => {
    const dir = join(await testDir(), 'b1')
    const guard = (): Promise<void> => Promise.reject(new StoreError('lost-lock', ''))
    expect(await openBattle(nodeDisk, dir, IDS, { guard })).toMatchObject({ ok: false, error: { code: 'lost-lock' } })
    expect(await nodeDisk.stat(dir)).toBeNull()
  })
})

describe('the checkpoint of a battle', () => {
  it('is set aside and reported when it is damaged; the one before serves', async () => {
    const dir = await played()
    const first = await writable(dir)
    await first.files.checkpoint({ seq: 5, state: { hull: 10 } })
    await first.files.close()
    await writeFile(join(dir, 'state.json'), 'garbage')
    const battle = await writable(dir)
    expect(battle).toMatchObject({
      checkpoint: { seq: 3, state: { hull: 30 } },
      repaired: [{ kind: 'set-aside', why: 'damaged', keptAt: 'quarantine/001-state.json' }]
    })
    await battle.files.checkpoint({ seq: 5, state: { hull: 20 } })
    await battle.files.close()
    expect(await writable(dir)).toMatchObject({ checkpoint: { seq: 5 }, repaired: [] })
    expect(await readFile(join(dir, 'quarantine', '001-state.json'), 'utf8')).toBe('garbage')
  })

  it('is set aside and reported when it is that of another battle', async () => {
    for (const ids of [
      { campaign: 'c1', battle: 'b2' },
      { campaign: 'c2', battle: 'b1' }
    ]) {
      const dir = await played()
      const other = await played({}, ids)
      await copyFile(join(other, 'state.json'), join(dir, 'state.json'))
      expect(await writable(dir)).toMatchObject({
        entries: { length: 5 },
        checkpoint: null,
        repaired: [{ kind: 'set-aside', why: 'wrong-battle', keptAt: 'quarantine/001-state.json' }]
      })
    }
  })

  it('is refused by the store unless it is of the last durable entry', async () => {
    const { files } = await writable(await played())
    for (const seq of [4, 6]) await expect(files.checkpoint({ seq, state: { hull: 0 } })).rejects.toMatchObject({ code: 'out-of-order' })
  })

  it('may hold a state that is null', async () => {
    const dir = await played()
    const opened = await openBattle<Entry, null>(nodeDisk, dir, IDS)
    if (!opened.ok || opened.value.mode === 'rescue') throw new Error('not writable')
    await opened.value.files.checkpoint({ seq: 5, state: null })
    expect((await open(dir)).checkpoint).toEqual({ seq: 5, state: null })
  })
})
