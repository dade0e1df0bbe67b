import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../platform/random-source'
import { checkEntries, DIR, IDS, LIMITS, type TestEntry, type TestState } from '../../../../tests/explorers/crash-explorer'
import { crashEverywhere, type CrashTally } from '../../../../tests/explorers/crash-everywhere'
import type { CrashDisk } from '@kit/main/store/crash-disk'
import { flipped, overwrite, sampleBattle } from '../../../../tests/explorers/damage-explorer'
import { openBattle } from './open-battle'
import { restoreFromRescue } from './restore-from-rescue'
import { StoreError } from '../store-error'

const SECOND = `${DIR}/journal/000002.jsonl`

/** The third entry of the second segment is changed: 1 to 6 are good. */
async function damaged(): Promise<{ disk: CrashDisk; good: readonly TestEntry[]; bytes: Uint8Array }> {
  const { disk, entries } = await sampleBattle()
  const bytes = flipped(await disk.readFile(SECOND), Buffer.from(await disk.readFile(SECOND)).indexOf('"seq":7') + 6, 0x01)
  await overwrite(disk, 'journal/000002.jsonl', bytes)
  return { disk, good: entries.slice(0, 6), bytes }
}

async function everyFile(disk: CrashDisk, dir: string): Promise<readonly Buffer[]> {
  const found: Buffer[] = []
  for (const { name, kind } of await disk.list(dir)) {
    if (kind === 'directory') found.push(...(await everyFile(disk, `${dir}/${name}`)))
    else found.push(Buffer.from(await disk.readFile(`${dir}/${name}`)))
  }
  return found
}

describe('continuing from the last good entry', () => {
  it('makes a fresh journal of the good entries and keeps the damaged files', async () => {
    const { disk, good, bytes } = await damaged()
    const restored = await restoreFromRescue<TestEntry, TestState>(disk, DIR, IDS, { limits: LIMITS })
    if (!restored.ok || restored.value.mode === 'rescue') throw new Error('still for rescue')
    expect(restored.value.entries).toEqual(good)
    // All of these had a mark in the old journal.
    expect(restored.value.checkpoint).toBeNull()
    expect((await disk.list(`${DIR}/quarantine`)).map(({ name }) => name).sort()).toEqual([
      '001-state.json',
      '002-state.json.bak',
      '003-acknowledged.json',
      '004-acknowledged.json.bak',
      '005-last-acknowledged.jsonl',
      '006-journal'
    ])
    expect(Buffer.from(await disk.readFile(`${DIR}/quarantine/006-journal/000002.jsonl`)).equals(bytes)).toBe(true)
    await restored.value.files.append({ seq: 7, run: 1, text: 'on we go' })
    await restored.value.files.close()
    const again = await openBattle<TestEntry, TestState>(disk, DIR, IDS, { limits: LIMITS })
    expect(again).toMatchObject({ ok: true, value: { mode: 'writable', entries: { length: 7 }, repaired: [] } })
  })

  it('does nothing to a battle that is not damaged', async () => {
    const { disk, entries } = await sampleBattle()
    const restored = await restoreFromRescue<TestEntry, TestState>(disk, DIR, IDS, { limits: LIMITS })
    expect(restored).toMatchObject({ ok: true, value: { mode: 'writable', entries, checkpoint: { seq: 11 } } })
    expect(await disk.stat(`${DIR}/quarantine`)).toBeNull()
  })

  it('writes nothing without the lock', async () => {
    const { disk } = await damaged()
    const guard = (): Promise<void> => Promise.reject(new StoreError('lost-lock', ''))
    disk.beforeStep = step => {
      throw new Error(`${step} without the lock`)
    }
    expect(await restoreFromRescue(disk, DIR, IDS, { limits: LIMITS, guard })).toMatchObject({ ok: false, error: { code: 'lost-lock' } })
  })

  it('can be cut short by a crash at any step, and by any failure, without losing a byte', async () => {
    const tally: CrashTally = { states: 0, violations: [] }
    for (let seed = 1; seed <= 6; seed++) {
      const { disk, good, bytes } = await damaged()
      const check = async (after: CrashDisk): Promise<void> => {
        const opened = await openBattle<TestEntry, TestState>(after, DIR, IDS, { limits: LIMITS })
        if (!opened.ok) throw opened.error
        checkEntries(opened.value.entries, { asked: [...good], kept: good.length })
        if (!(await everyFile(after, DIR)).some(file => file.equals(bytes))) throw new Error('the damaged bytes are gone')
        const restored = await restoreFromRescue<TestEntry, TestState>(after, DIR, IDS, { limits: LIMITS })
        if (!restored.ok) throw restored.error
        if (restored.value.mode === 'rescue') throw new Error('still for rescue')
        checkEntries(restored.value.entries, { asked: [...good], kept: good.length })
        if (!(await everyFile(after, DIR)).some(file => file.equals(bytes))) throw new Error('the damaged bytes are gone afterwards')
      }
      await crashEverywhere(disk, () => restoreFromRescue(disk, DIR, IDS, { limits: LIMITS }), check, tally, seededRandom(seed), 12)
    }
    expect(tally.violations.slice(0, 5)).toEqual([])
    expect(tally.states).toBeGreaterThan(2_000)
    for (let failing = 0; ; failing++) {
      const { disk, good } = await damaged()
      let calls = -1
      disk.fault = () => ((calls += 1) === failing ? { errno: 'EIO', bytesWritten: 3 } : null)
      const first = await restoreFromRescue<TestEntry, TestState>(disk, DIR, IDS, { limits: LIMITS })
      disk.fault = null
      const second = await restoreFromRescue<TestEntry, TestState>(disk, DIR, IDS, { limits: LIMITS })
      if (!second.ok || second.value.mode === 'rescue') throw new Error(`call ${failing}`)
      expect(second.value.entries).toEqual(good)
      if (calls < failing) {
        expect([first.ok, failing > 20]).toEqual([true, true])
        break
      }
    }
  })
})
