import { appendFile, copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { everythingIn } from '../../../../tests/support/incoming'
import { nodeDisk } from '../disk/node-disk'
import { encodeLine } from '../document/crc-line'
import { entry, IDS, open, played, segment, writable, type Entry } from '@kit/main/store/played-battle'
import { testDir } from '@kit/main/store/test-dir'
import { openBattle } from './open-battle'
import { restoreFromRescue } from './restore-from-rescue'

describe('a journal of which entries are known to be gone', () => {
  it('opens for rescue when it was cut at the end of a line', async () => {
    const dir = await played()
    const lines = (await readFile(segment(dir), 'utf8')).split('\n')
    for (const kept of [5, 4, 1]) {
      await writeFile(segment(dir), `${lines.slice(0, kept).join('\n')}\n`)
      const before = await everythingIn(dir)
      expect(await open(dir)).toMatchObject({
        mode: 'rescue',
        entries: { length: kept - 1 },
        damage: { file: 'journal/000001.jsonl', line: kept + 1, found: 'entries-missing', lastGoodSeq: kept - 1 }
      })
      expect(await everythingIn(dir)).toEqual(before)
    }
  })

  it('opens for rescue when its last segment is gone, whichever file beside it is gone as well', async () => {
    const limits = { entries: 2, bytes: 10_000 }
    for (const gone of ['state.json', 'acknowledged.json', 'acknowledged.json.bak', 'journal/000002.jsonl']) {
      const dir = await played({ limits })
      await rm(segment(dir, 3))
      await rm(join(dir, gone))
      expect(await open(dir, { limits })).toMatchObject({ mode: 'rescue', damage: { found: /missing/u } })
    }
  })

  it('opens for rescue after a kill too, once a segment is full', async () => {
    const limits = { entries: 2, bytes: 10_000 }
    const dir = join(await testDir(), 'b1')
    const { files } = await writable(dir, { limits })
    for (let seq = 1; seq <= 3; seq++) await files.append(entry(seq))
    await expect.poll(() => readFile(join(dir, 'acknowledged.json'), 'utf8')).toContain('"segment": 2')
    await rm(segment(dir, 2))
    expect(await open(dir, { limits })).toMatchObject({ mode: 'rescue', damage: { found: 'entries-missing', lastGoodSeq: 2 } })
    await files.close()
  })

  it('opens for rescue when nothing is left that vouches for its end', async () => {
    const limits = { entries: 2, bytes: 10_000 }
    const dir = join(await testDir(), 'b1')
    const { files } = await writable(dir, { limits })
    for (let seq = 1; seq <= 3; seq++) await files.append(entry(seq))
    await expect.poll(() => readFile(join(dir, 'acknowledged.json'), 'utf8')).toContain('"segment": 2')
    await rm(segment(dir, 2))
    await rm(join(dir, 'acknowledged.json'))
    await rm(join(dir, 'last-acknowledged.jsonl'))
    expect(await open(dir, { limits })).toMatchObject({
      mode: 'rescue',
      damage: { file: 'acknowledged.json', line: 1, found: 'end-unknown', lastGoodSeq: 2 }
    })
    await files.close()
  })

  it('does not ask for a mark that a checkpoint can stand in for, and makes it anew', async () => {
    const dir = await played()
    await (await writable(dir)).files.close()
    const { files } = await writable(dir)
    await files.append(entry(6))
    await files.checkpoint({ seq: 6, state: { hull: 5 } })
    await files.close()
    await rm(join(dir, 'acknowledged.json'))
    const again = await writable(dir)
    expect(await readdir(dir)).toContain('acknowledged.json')
    await again.files.append(entry(7))
    expect(await writable(dir)).toMatchObject({ entries: { length: 7 } })
    await again.files.close()
  })

  it('opens for rescue when the files beside it stand for another course of the battle', async () => {
    const dir = await played()
    const other = join(await testDir(), 'b1')
    const { files } = await writable(other)
    for (let seq = 1; seq <= 6; seq++) await files.append({ seq, text: 'something else' })
    await files.close()
    await copyFile(segment(other), segment(dir))
    expect(await open(dir)).toMatchObject({
      mode: 'rescue',
      damage: { file: 'state.json', line: 1, found: 'other-course', lastGoodSeq: 6 }
    })
  })

  it('is played on from there only by consent', async () => {
    const dir = await played()
    const lines = (await readFile(segment(dir), 'utf8')).split('\n')
    await writeFile(segment(dir), `${lines.slice(0, 3).join('\n')}\n`)
    const restored = await restoreFromRescue<Entry, { hull: number }>(nodeDisk, dir, IDS)
    if (!restored.ok || restored.value.mode === 'rescue') throw new Error('still for rescue')
    expect(restored.value).toMatchObject({ entries: { length: 2 }, checkpoint: null, repaired: [] })
    await restored.value.files.append(entry(3))
    await restored.value.files.close()
    expect(await writable(dir)).toMatchObject({ entries: { length: 3 }, repaired: [] })
  })
})

describe('a battle that a later program played', () => {
  const isNewer = ({ seq }: { readonly seq: number }): boolean => seq === 5

  it('is refused as newer and left as it lies, torn tail and all', async () => {
    const dir = await played()
    await appendFile(segment(dir), encodeLine(JSON.stringify(entry(6))).subarray(0, 17))
    const before = await everythingIn(dir)
    for (const opened of [await openBattle(nodeDisk, dir, IDS, { isNewer }), await restoreFromRescue(nodeDisk, dir, IDS, { isNewer })])
      expect(opened).toMatchObject({ ok: false, error: { code: 'newer-format', detail: 'entry 5' } })
    expect(await everythingIn(dir)).toEqual(before)
  })

  it('is refused as newer even where it is damaged', async () => {
    const dir = await played()
    const text = await readFile(segment(dir), 'utf8')
    await writeFile(segment(dir), text.replace('Angriff 2', 'Angriff 9'))
    expect(await openBattle(nodeDisk, dir, IDS, { isNewer })).toMatchObject({ ok: false, error: { code: 'newer-format' } })
  })
})
