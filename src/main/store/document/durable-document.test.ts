import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Low } from 'lowdb'
import { err, ok, type Result } from '@shared/kernel/result'
import { describe, expect, it } from 'vitest'
import { CrashDisk } from '@kit/main/store/crash-disk'
import { documentOf, openTestDocument } from '../../../../tests/explorers/document-explorer'
import { ensureDir } from '../disk/disk-steps'
import { DurableAdapter, DurableDocument, type DocumentOptions } from './durable-document'
import { nodeDisk } from '../disk/node-disk'
import { StoreError } from '../store-error'
import { testDir } from '@kit/main/store/test-dir'

interface Thing {
  readonly name: string
}

const read = (json: unknown): Result<Thing, { code: 'invalid'; at: string }> =>
  typeof json === 'object' && json !== null && 'name' in json && typeof json.name === 'string'
    ? ok({ name: json.name })
    : err({ code: 'invalid', at: 'name' })
const options: DocumentOptions<Thing> = { kind: 'thing', read, fallback: () => ({ name: 'new' }) }

async function opened(path: string, how: DocumentOptions<Thing> = options): Promise<DurableDocument<Thing>> {
  const document = await DurableDocument.open(nodeDisk, path, how)
  if (!document.ok) throw document.error
  return document.value
}

describe('a durable document', () => {
  it('begins with its fallback and writes nothing until it changes', async () => {
    const dir = await testDir()
    const document = await opened(join(dir, 'a.json'))
    expect([document.value, document.source, document.isUnchanged]).toEqual([{ name: 'new' }, 'fallback', true])
    expect(await readdir(dir)).toEqual([])
  })

  it('is there for the next start', async () => {
    const path = join(await testDir(), 'a.json')
    await (await opened(path)).update({ name: 'Ann' })
    const next = await opened(path)
    expect([next.value, next.source]).toEqual([{ name: 'Ann' }, 'file'])
    expect(await readFile(path, 'utf8')).toContain('"name": "Ann"')
  })

  it('is missing, without a fallback', async () => {
    const path = join(await testDir(), 'a.json')
    expect(await DurableDocument.open(nodeDisk, path, { kind: 'thing', read })).toMatchObject({ ok: false, error: { code: 'missing' } })
  })

  it('makes changes one after another, each from the value before', async () => {
    const path = join(await testDir(), 'a.json')
    const document = await opened(path)
    await Promise.all(['a', 'b', 'c'].map(letter => document.update(({ name }) => ({ name: name + letter }))))
    expect(document.value.name).toBe('newabc')
    expect((await opened(path)).value.name).toBe('newabc')
  })

  it('changes in memory only after it is durable', async () => {
    const disk = new CrashDisk()
    await ensureDir(disk, '/data')
    const document = await openTestDocument(disk)
    if (!document.ok) throw document.error
    const seen: number[] = []
    disk.beforeStep = () => void seen.push(document.value.value.version)
    await document.value.update(documentOf(1))
    expect(new Set(seen)).toEqual(new Set([0]))
    expect(document.value.value.version).toBe(1)
  })

  it('is as before, in memory and on disk, whichever call of a change fails (R4)', async () => {
    for (const [errno, before] of [
      ['ENOSPC', 0],
      ['EIO', 0],
      ['ENOSPC', 2],
      ['EIO', 2]
    ] as const) {
      for (let failing = 0; ; failing++) {
        const disk = new CrashDisk()
        await ensureDir(disk, '/data')
        const document = await openTestDocument(disk)
        if (!document.ok) throw document.error
        for (let version = 1; version <= before; version++) await document.value.update(documentOf(version))
        let calls = -1
        disk.fault = () => ((calls += 1) === failing ? { errno, bytesWritten: 7 } : null)
        const failed = await document.value.update(documentOf(3)).then(
          () => null,
          (error: unknown) => error
        )
        disk.fault = null
        if (calls < failing) break
        const again = await openTestDocument(disk)
        const onDisk = again.ok ? again.value.value.version : -1
        // Failing to look for leftovers does not make a change fail.
        expect([errno, failing, document.value.value.version, onDisk]).toEqual([
          errno,
          failing,
          failed === null ? 3 : before,
          failed === null ? 3 : before
        ])
        if (failed !== null) expect(failed).toBeInstanceOf(StoreError)
        await document.value.update(documentOf(4))
        const expected = before === 0 && failed !== null ? ['thing.json'] : ['thing.json', 'thing.json.bak']
        expect((await disk.list('/data')).map(({ name }) => name).sort()).toEqual(expected)
        expect(document.value.value.version).toBe(4)
        expect(failing).toBeLessThan(100)
      }
    }
  })

  it('says why the JSON is refused, and where, and leaves it alone', async () => {
    const path = join(await testDir(), 'a.json')
    await (await opened(path, { ...options, read: json => ok(json as Thing) })).update({ wrong: 1 } as unknown as Thing)
    const before = await readFile(path)
    expect(await DurableDocument.open(nodeDisk, path, options)).toMatchObject({ ok: false, error: { code: 'invalid', detail: 'name' } })
    expect((await readFile(path)).equals(before)).toBe(true)
  })

  it('is refused when damaged, never taken for new', async () => {
    const path = join(await testDir(), 'a.json')
    for (const content of ['', '{}', 'null', '{"name":"Ann"}']) {
      await writeFile(path, content)
      expect(await DurableDocument.open(nodeDisk, path, options)).toMatchObject({ ok: false, error: { code: 'damaged' } })
      expect(await readFile(path, 'utf8')).toBe(content)
    }
  })

  it('removes what an interrupted write left behind', async () => {
    const dir = await testDir()
    await writeFile(join(dir, 'a.json.tmp'), 'half')
    await writeFile(join(dir, 'b.json.tmp'), 'of another')
    await opened(join(dir, 'a.json'))
    expect(await readdir(dir)).toEqual(['b.json.tmp'])
  })

  it('asks its guard before each write', async () => {
    const path = join(await testDir(), 'a.json')
    let mayWrite = true
    const guard = (): Promise<void> => (mayWrite ? Promise.resolve() : Promise.reject(new StoreError('lost-lock', path)))
    const document = await opened(path, { ...options, guard })
    await document.update({ name: 'Ann' })
    mayWrite = false
    await expect(document.update({ name: 'Bob' })).rejects.toMatchObject({ code: 'lost-lock' })
    expect(document.value.name).toBe('Ann')
    expect((await opened(path)).value.name).toBe('Ann')
  })

  it('remembers how it was stored, for a format that was brought up to date', async () => {
    const path = join(await testDir(), 'a.json')
    await (await opened(path, { ...options, read: json => ok(json as Thing) })).update({ name: 'Ann', old: true } as Thing)
    const document = await opened(path)
    expect([document.stored, document.value]).toEqual([{ name: 'Ann', old: true }, { name: 'Ann' }])
    await document.update({ name: 'Bob' })
    expect(document.isUnchanged).toBe(false)
  })
})

describe('the adapter', () => {
  it('serves a plain lowdb database', async () => {
    const path = join(await testDir(), 'a.json')
    const low = new Low<Thing>(new DurableAdapter(nodeDisk, path, options), { name: 'new' })
    await low.read()
    await low.update(thing => Object.assign(thing, { name: 'Ann' }))
    const next = new Low<Thing>(new DurableAdapter(nodeDisk, path, options), { name: 'new' })
    await next.read()
    expect(next.data).toEqual({ name: 'Ann' })
    await writeFile(path, 'garbage')
    await expect(next.read()).rejects.toMatchObject({ code: 'damaged' })
  })
})
