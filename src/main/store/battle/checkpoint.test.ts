import { describe, expect, it } from 'vitest'
import { checkpointFault, openCheckpoint, readCheckpoint } from './checkpoint'
import { CrashDisk } from '../explorers/crash-disk'
import { encodeLine } from '../document/crc-line'
import { ensureDir, writeNewFile } from '../disk/disk-steps'
import { encodeDocument } from '../document/document-format'

/** After entry 3 and, newer, after entry 5. */
async function saved(): Promise<CrashDisk> {
  const disk = new CrashDisk()
  await ensureDir(disk, '/b1')
  const document = await openCheckpoint<string>(disk, '/b1', () => Promise.resolve())
  if (!document.ok) throw document.error
  await document.value.update({ seq: 3, state: 'three' })
  await document.value.update({ seq: 5, state: 'five' })
  return disk
}

describe('the checkpoint', () => {
  it('is the newest that the journal reaches', async () => {
    const disk = await saved()
    expect(await readCheckpoint(disk, '/b1', 5)).toEqual({ ok: true, value: { checkpoint: { seq: 5, state: 'five' }, refused: [] } })
    expect(await readCheckpoint(disk, '/b1', 4)).toEqual({
      ok: true,
      value: { checkpoint: { seq: 3, state: 'three' }, refused: [{ path: '/b1/state.json', why: 'ahead-of-journal' }] }
    })
    expect(await readCheckpoint(disk, '/b1', 2)).toMatchObject({ value: { checkpoint: null, refused: [{}, {}] } })
    expect([checkpointFault({ seq: 5, state: null }, 5), checkpointFault({ seq: 6, state: null }, 5)]).toEqual([null, 'ahead-of-journal'])
  })

  it('is nothing where there is none', async () => {
    expect(await readCheckpoint(new CrashDisk(), '/b1', 5)).toEqual({ ok: true, value: { checkpoint: null, refused: [] } })
  })

  it.each([
    ['garbage', Buffer.from('garbage')],
    ['a document of another kind', encodeDocument('campaign', { seq: 5, state: 'x' })],
    ['a checkpoint without a number', encodeDocument('battle-state', { state: 'x' })],
    ['a checkpoint without a state', encodeDocument('battle-state', { seq: 5 })]
  ])('is not %s', async (_name, bytes) => {
    const disk = await saved()
    await writeNewFile(disk, '/b1/state.json', bytes)
    expect(await readCheckpoint(disk, '/b1', 5)).toMatchObject({ value: { checkpoint: { seq: 3 }, refused: [{ why: 'damaged' }] } })
  })

  it('does not stop a battle when it cannot be read: it is only a shortcut', async () => {
    const disk = await saved()
    disk.fault = (call, path) => (call === 'readFile' && path.endsWith('state.json') ? { errno: 'EIO' } : null)
    expect(await readCheckpoint(disk, '/b1', 5)).toMatchObject({ value: { checkpoint: { seq: 3 }, refused: [{ why: 'unreadable' }] } })
  })

  it('stops it when a later program wrote it', async () => {
    const disk = await saved()
    await writeNewFile(disk, '/b1/state.json', encodeLine('{"flagship":"document","fmt":2}'))
    expect(await readCheckpoint(disk, '/b1', 5)).toMatchObject({ ok: false, error: { code: 'newer-format' } })
  })
})
