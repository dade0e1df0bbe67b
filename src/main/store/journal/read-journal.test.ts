import { describe, expect, it } from 'vitest'
import { CrashDisk } from '@kit/main/store/crash-disk'
import { writeNewFile } from '../disk/disk-steps'
import { encodeLine } from '../document/crc-line'
import { readJournal } from './read-journal'
import { encodeHeader } from './segment'
import { writeJournal } from './write-journal'

const IDS = { campaign: 'c1', battle: 'b1' }
const entries = Array.from({ length: 7 }, (_, index) => ({ seq: index + 1 }))

async function written(): Promise<CrashDisk> {
  const disk = new CrashDisk()
  await writeJournal(disk, '/journal', IDS, entries, { entries: 3, bytes: 10_000 })
  return disk
}

describe('reading a journal', () => {
  it('gives back what was written, and where the next entry goes', async () => {
    const disk = await written()
    const reading = await readJournal(disk, '/journal', IDS)
    expect(reading).toMatchObject({
      ok: true,
      value: { entries, damage: null, tail: null, end: { segment: 3, entriesInSegment: 1, seq: 7 } }
    })
  })

  it('is null where there is no journal', async () => {
    const disk = new CrashDisk()
    expect(await readJournal(disk, '/journal', IDS)).toEqual({ ok: true, value: null })
    await disk.mkdir('/journal')
    await writeNewFile(disk, '/journal/notes.txt', Buffer.from('not ours'))
    expect(await readJournal(disk, '/journal', IDS)).toEqual({ ok: true, value: null })
  })

  it('accepts only the hash of the segment before', async () => {
    const disk = await written()
    await writeNewFile(disk, '/journal/000003.jsonl', encodeHeader(IDS, 3, 'f'.repeat(64)))
    expect(await readJournal(disk, '/journal', IDS)).toMatchObject({
      value: { entries: { length: 6 }, damage: { file: 'journal/000002.jsonl', found: 'earlier-segment-changed', lastGoodSeq: 6 } }
    })
  })

  it('accepts only the number in its name', async () => {
    const disk = await written()
    await disk.rename('/journal/000003.jsonl', '/journal/000002.jsonl')
    expect(await readJournal(disk, '/journal', IDS)).toMatchObject({
      value: { damage: { file: 'journal/000002.jsonl', found: 'bad-header' } }
    })
  })

  it('sets a last line with a hole aside as torn, though it has its line feed', async () => {
    const disk = await written()
    const before = Buffer.from(await disk.readFile('/journal/000003.jsonl'))
    const line = Buffer.from(encodeLine(JSON.stringify({ seq: 8, text: 'x'.repeat(2000) })))
    const hole = 1024 - before.length
    line.fill(0, hole, hole + 512)
    await writeNewFile(disk, '/journal/000003.jsonl', Buffer.concat([before, line]))
    expect(await readJournal(disk, '/journal', IDS)).toMatchObject({
      value: { entries, damage: null, tail: { kind: 'torn', segment: 3, offset: before.length } }
    })
  })

  it('tells one that cannot be read from one that is not there', async () => {
    const disk = await written()
    for (const call of ['list', 'readFile']) {
      disk.fault = asked => (asked === call ? { errno: 'EACCES' } : null)
      expect(await readJournal(disk, '/journal', IDS)).toMatchObject({ ok: false, error: { code: 'unreadable' } })
    }
  })

  it.each([
    [1, 'newer-format'],
    [3, 'unreadable']
  ])('tells the first trouble on the way when segment %i is of a later program and the second cannot be read', async (newer, code) => {
    const disk = await written()
    await writeNewFile(disk, `/journal/00000${newer}.jsonl`, encodeLine('{"flagship":"journal","fmt":9}'))
    disk.fault = (asked, path) => (asked === 'readFile' && path.endsWith('2.jsonl') ? { errno: 'EACCES' } : null)
    expect(await readJournal(disk, '/journal', IDS)).toMatchObject({ ok: false, error: { code } })
  })
})

describe('writing a whole journal', () => {
  it('replaces what an interrupted attempt left', async () => {
    const disk = await written()
    await writeJournal(disk, '/journal', IDS, entries.slice(0, 2))
    expect((await disk.list('/journal')).map(({ name }) => name)).toEqual(['000001.jsonl'])
    expect(await readJournal(disk, '/journal', IDS)).toMatchObject({ value: { entries: { length: 2 }, damage: null } })
  })

  it('writes a journal without entries too', async () => {
    const disk = new CrashDisk()
    await writeJournal(disk, '/journal', IDS, [])
    expect(await readJournal(disk, '/journal', IDS)).toMatchObject({ value: { entries: [], end: { segment: 1, seq: 0 }, damage: null } })
  })
})
