import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { encodeLine } from '../document/crc-line'
import { nodeDisk } from '../disk/node-disk'
import { PendingStore } from './pending-store'
import { testDir } from '@kit/main/store/test-dir'

interface Pending {
  readonly command: string
  readonly faces: readonly number[]
}

const IDS = { campaign: 'c1', battle: 'b1' }
const AT = { seq: 3, segment: 1, bytes: 300, sha256: 'aa' }

async function opened(dir: string, ids = IDS): Promise<PendingStore<Pending>> {
  const store = await PendingStore.open<Pending>(nodeDisk, dir, ids)
  if (!store.ok) throw store.error
  return store.value
}

describe('an unfinished command', () => {
  it('is there, with its dice, after a restart; and gone when it was carried out', async () => {
    const dir = join(await testDir(), 'b1')
    const store = await opened(dir)
    expect(store.waitingAt(AT)).toBeNull()
    await store.set(AT, { command: 'fire', faces: [6, 6] })
    await store.set(AT, { command: 'fire', faces: [6, 6, 4] })
    expect((await opened(dir)).waitingAt(AT)).toEqual({ command: 'fire', faces: [6, 6, 4] })
    await store.set(AT, null)
    expect([store.waitingAt(AT), (await opened(dir)).waitingAt(AT)]).toEqual([null, null])
  })

  it('never comes back from the generation before when the file is damaged', async () => {
    const dir = join(await testDir(), 'b1')
    const store = await opened(dir)
    await store.set(AT, { command: 'fire', faces: [6] })
    await store.set(AT, null)
    await writeFile(join(dir, 'pending.json'), 'garbage')
    const next = await opened(dir)
    expect([next.waitingAt(AT), next.wasDamaged]).toEqual([null, true])
    await next.set(AT, { command: 'move', faces: [] })
    const last = await opened(dir)
    expect([last.waitingAt(AT), last.wasDamaged]).toEqual([{ command: 'move', faces: [] }, false])
  })

  it('is refused when a later program wrote it', async () => {
    const dir = join(await testDir(), 'b1')
    await opened(dir)
    await writeFile(join(dir, 'pending.json'), encodeLine('{"flagship":"document","fmt":2}'))
    expect(await PendingStore.open(nodeDisk, dir, IDS)).toMatchObject({ ok: false, error: { code: 'newer-format' } })
  })

  it('counts only where the journal still ends as it did', async () => {
    const dir = join(await testDir(), 'b1')
    await (await opened(dir)).set(AT, { command: 'fire', faces: [6] })
    const store = await opened(dir)
    expect([store.waitingAt({ ...AT, seq: 4, bytes: 400 }), store.waitingAt({ ...AT, sha256: 'bb' }), store.isEmpty]).toEqual([
      null,
      null,
      false
    ])
  })

  it('is set aside when it is that of another battle', async () => {
    const dir = join(await testDir(), 'b1')
    await (await opened(dir, { ...IDS, battle: 'b2' })).set(AT, { command: 'fire', faces: [6] })
    const store = await opened(dir)
    expect([store.waitingAt(AT), store.wasDamaged]).toEqual([null, true])
    expect(await readdir(dir)).toContain('pending.json.damaged-1')
  })
})
