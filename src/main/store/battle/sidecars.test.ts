import { describe, expect, it } from 'vitest'
import { CrashDisk } from '@kit/main/store/crash-disk'
import { encodeLine } from '../document/crc-line'
import { ensureDir, writeNewFile } from '../disk/disk-steps'
import { encodeDocument } from '../document/document-format'
import { NO_MARK } from '../journal/mark'
import { readSidecars } from './sidecars'
import { boundTo } from './bound-file'
import { openCheckpoint } from './checkpoint'

const IDS = { campaign: 'c1', battle: 'b1' }
const AT = { seq: 3, segment: 1, bytes: 300, sha256: 'aa' }
const LATER = { seq: 5, segment: 1, bytes: 500, sha256: 'bb' }

/** After entry 3 and, newer, after entry 5. */
async function saved(): Promise<CrashDisk> {
  const disk = new CrashDisk()
  await ensureDir(disk, '/b1')
  const document = await openCheckpoint<string>(disk, '/b1', IDS, () => Promise.resolve())
  if (!document.ok) throw document.error
  await document.value.update({ ...boundTo(IDS, AT), state: 'three' })
  await document.value.update({ ...boundTo(IDS, LATER), state: 'five' })
  return disk
}

const OLDER = { path: '/b1/state.json.bak', at: AT }

describe('what lies beside a journal', () => {
  it('is the newest checkpoint, and the marks of all', async () => {
    expect(await readSidecars(await saved(), '/b1', IDS)).toEqual({
      ok: true,
      value: {
        checkpoint: { seq: 5, state: 'five' },
        marks: [{ path: '/b1/state.json', at: LATER }, OLDER],
        refused: [],
        lostMark: '/b1/last-acknowledged.jsonl'
      }
    })
  })

  it('is nothing where there is nothing', async () => {
    expect(await readSidecars(new CrashDisk(), '/b1', IDS)).toEqual({
      ok: true,
      value: { checkpoint: null, marks: [], refused: [], lostMark: null }
    })
  })

  it.each([
    ['garbage', Buffer.from('garbage'), 'damaged'],
    ['a document of another kind', encodeDocument('campaign', { ...boundTo(IDS, AT), state: 'x' }), 'damaged'],
    ['a checkpoint without its place', encodeDocument('battle-state', { ...IDS, state: 'x' }), 'damaged'],
    ['a checkpoint at half an entry', encodeDocument('battle-state', { ...boundTo(IDS, { ...NO_MARK, seq: 0.5 }), state: 'x' }), 'damaged'],
    ['a checkpoint without a state', encodeDocument('battle-state', boundTo(IDS, AT)), 'damaged'],
    ['of another battle', encodeDocument('battle-state', { ...boundTo({ ...IDS, battle: 'b2' }, AT), state: 'x' }), 'wrong-battle'],
    ['of another campaign', encodeDocument('battle-state', { ...boundTo({ ...IDS, campaign: 'c2' }, AT), state: 'x' }), 'wrong-battle']
  ])('is never %s', async (_name, bytes, why) => {
    const disk = await saved()
    await writeNewFile(disk, '/b1/state.json', bytes)
    expect(await readSidecars(disk, '/b1', IDS)).toEqual({
      ok: true,
      value: {
        checkpoint: { seq: 3, state: 'three' },
        marks: [OLDER],
        refused: [{ path: '/b1/state.json', why }],
        lostMark: '/b1/last-acknowledged.jsonl'
      }
    })
  })

  it('does not stop a battle when it cannot be read: the journal is enough', async () => {
    const disk = await saved()
    disk.fault = (call, path) => (call === 'readFile' && path.endsWith('state.json') ? { errno: 'EIO' } : null)
    expect(await readSidecars(disk, '/b1', IDS)).toMatchObject({ value: { checkpoint: { seq: 3 }, refused: [{ why: 'unreadable' }] } })
  })

  it('stops it when a later program wrote it', async () => {
    for (const name of ['state.json', 'acknowledged.json']) {
      const disk = await saved()
      await writeNewFile(disk, `/b1/${name}`, encodeLine('{"flagship":"document","fmt":2}'))
      expect(await readSidecars(disk, '/b1', IDS)).toMatchObject({ ok: false, error: { code: 'newer-format' } })
    }
  })
})
