import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { encodeLine } from '../document/crc-line'
import { nodeDisk } from '../disk/node-disk'
import { PendingStore } from './pending-store'
import { testDir } from '../explorers/test-dir'

interface Pending {
  readonly command: string
  readonly faces: readonly number[]
}

async function opened(dir: string): Promise<PendingStore<Pending>> {
  const store = await PendingStore.open<Pending>(nodeDisk, dir)
  if (!store.ok) throw store.error
  return store.value
}

describe('an unfinished command', () => {
  it('is there, with its dice, after a restart; and gone when it was carried out', async () => {
    const dir = join(await testDir(), 'b1')
    const store = await opened(dir)
    expect(store.value).toBeNull()
    await store.set({ command: 'fire', faces: [6, 6] })
    await store.set({ command: 'fire', faces: [6, 6, 4] })
    expect((await opened(dir)).value).toEqual({ command: 'fire', faces: [6, 6, 4] })
    await store.set(null)
    expect([store.value, (await opened(dir)).value]).toEqual([null, null])
  })

  it('never comes back from the generation before when the file is damaged', async () => {
    const dir = join(await testDir(), 'b1')
    const store = await opened(dir)
    await store.set({ command: 'fire', faces: [6] })
    await store.set(null)
    await writeFile(join(dir, 'pending.json'), 'garbage')
    const next = await opened(dir)
    expect([next.value, next.wasDamaged]).toEqual([null, true])
    await next.set({ command: 'move', faces: [] })
    const last = await opened(dir)
    expect([last.value, last.wasDamaged]).toEqual([{ command: 'move', faces: [] }, false])
  })

  it('is refused when a later program wrote it', async () => {
    const dir = join(await testDir(), 'b1')
    await opened(dir)
    await writeFile(join(dir, 'pending.json'), encodeLine('{"flagship":"document","fmt":2}'))
    expect(await PendingStore.open(nodeDisk, dir)).toMatchObject({ ok: false, error: { code: 'newer-format' } })
  })
})
