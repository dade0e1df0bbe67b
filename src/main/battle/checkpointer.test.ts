import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { setImmediate as turn } from 'node:timers/promises'
import { add, counterSystem, counterTable, diskThatFails } from '@kit/main/battle'
import { Checkpointer } from './checkpointer'

describe('checkpoints', () => {
  it('are begun by the last of so many entries, and not before', async () => {
    let saved = 0
    const save = (): Promise<void> => Promise.resolve(void (saved += 1))
    const checkpoints = new Checkpointer(save, () => undefined, { everyEntries: 3, idleMs: 3_600_000 })
    const after: number[] = []
    for (let entry = 1; entry <= 6; entry += 1) {
      checkpoints.noteEntry()
      await turn()
      after.push(saved)
    }
    await checkpoints.stop()
    expect(after).toEqual([0, 0, 1, 1, 1, 2])
  })

  it('come after a number of entries, without anyone waiting for them', async () => {
    const { open, dir } = await counterTable()
    const host = await open('new', { checkpointTimes: { everyEntries: 3, idleMs: 60_000 } })
    for (let i = 0; i < 3; i += 1) await host.submit(add(2))
    await expect.poll(() => readFile(join(dir, 'state.json'), 'utf8').catch(() => '')).toContain('"total": 6')
  })

  it('come when the table is idle', async () => {
    const { open, dir } = await counterTable()
    const host = await open('new', { checkpointTimes: { everyEntries: 500, idleMs: 5 } })
    await host.submit(add(2))
    await expect.poll(() => readFile(join(dir, 'state.json'), 'utf8').catch(() => '')).toContain('"isClosed": false')
    expect((await open()).opened().wasInterrupted).toBe(true)
  })

  it('are passed over when another version of the rules made them', async () => {
    const { open } = await counterTable()
    const host = await open('new')
    await host.submit(add(2))
    await host.close()
    const doubled: typeof counterSystem = {
      ...counterSystem,
      rules: { ...counterSystem.rules, rulesVersion: 8, evolve: () => ({ total: 99, round: 0 }) }
    }
    expect((await open('known', { system: doubled })).state).toEqual({ total: 99, round: 0 })
  })

  it('are logged when they fail, and play goes on', async () => {
    const { open, logged } = await counterTable()
    let isFull = false
    const host = await open('new', { disk: diskThatFails(() => isFull), checkpointTimes: { everyEntries: 1, idleMs: 60_000 } })
    await host.submit(add(2))
    await expect.poll(() => host.hash().seq).toBe(1)
    isFull = true
    await host.close()
    expect(logged.join()).toMatch(/checkpoint of battle b1/u)
    expect((await open()).state).toMatchObject({ total: 2 })
  })
})
