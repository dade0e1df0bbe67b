import { describe, expect, it } from 'vitest'
import { DIR, IDS, LIMITS, type TestEntry, type TestState } from './crash-explorer'
import { exploreDamage, exploreFailures, FILES, flipped, overwrite, sampleBattle } from './damage-explorer'
import { openBattle } from '../../src/main/store/battle/open-battle'

describe('damage to a saved battle (R5)', () => {
  it('is never silent, whichever byte is changed and wherever a file ends early', async () => {
    expect((await exploreDamage()).slice(0, 5)).toEqual([])
  })

  it('leaves every entry before it readable, for every changed byte of the journal', async () => {
    const { disk, entries } = await sampleBattle()
    let before = 0
    let found = 0
    for (const [index, file] of FILES.slice(0, 3).entries()) {
      const bytes = await disk.readFile(`${DIR}/${file}`)
      for (let at = 0; at < bytes.length; at++) {
        const hurt = disk.killed()
        await overwrite(hurt, file, flipped(bytes, at, 0x04))
        const opened = await openBattle<TestEntry, TestState>(hurt, DIR, IDS, { limits: LIMITS })
        const linesBefore = Buffer.from(bytes.subarray(0, at)).toString('latin1').split('\n').length - 1
        before += index * LIMITS.entries + Math.max(0, linesBefore - 1)
        found += opened.ok ? Math.min(opened.value.entries.length, index * LIMITS.entries + Math.max(0, linesBefore - 1)) : 0
      }
    }
    expect(entries).toHaveLength(11)
    expect(before).toBeGreaterThan(1_000)
    expect(found / before).toBeGreaterThanOrEqual(0.99)
  })

  it('opens for rescue without writing a byte', async () => {
    const { disk } = await sampleBattle()
    await overwrite(disk, FILES[1], flipped(await disk.readFile(`${DIR}/${FILES[1]}`), 200, 0x10))
    const steps: string[] = []
    disk.beforeStep = step => void steps.push(step)
    const opened = await openBattle<TestEntry, TestState>(disk, DIR, IDS, { limits: LIMITS })
    expect(opened).toMatchObject({ ok: true, value: { mode: 'rescue', damage: { file: 'journal/000002.jsonl' } } })
    expect(steps).toEqual([])
  })
})

describe('a disk that is full or fails (R4)', () => {
  it('loses and doubles nothing, whichever call fails, and goes on afterwards', async () => {
    expect((await exploreFailures()).slice(0, 5)).toEqual([])
  })
})

describe('destroyed files (R6)', () => {
  it('cost nothing when both snapshots are gone or hold garbage', async () => {
    for (const bytes of [new Uint8Array(), Buffer.from('garbage'), null]) {
      const { disk, entries } = await sampleBattle()
      for (const file of ['state.json', 'state.json.bak'])
        await (bytes === null ? disk.unlink(`${DIR}/${file}`) : overwrite(disk, file, bytes))
      const opened = await openBattle<TestEntry, TestState>(disk, DIR, IDS, { limits: LIMITS })
      expect(opened).toMatchObject({ ok: true, value: { mode: 'writable', entries, checkpoint: null } })
    }
  })

  it.each([1, 2, 3])('cost at most segment %i, and say which', async segment => {
    const { disk, entries } = await sampleBattle()
    await overwrite(disk, `journal/00000${segment}.jsonl`, Buffer.from('garbage\n'.repeat(9)))
    const opened = await openBattle<TestEntry, TestState>(disk, DIR, IDS, { limits: LIMITS })
    if (!opened.ok || opened.value.mode !== 'rescue') throw new Error('not for rescue')
    expect(opened.value.damage).toMatchObject({
      file: `journal/00000${segment}.jsonl`,
      line: 1,
      found: 'bad-header',
      lastGoodSeq: (segment - 1) * 4
    })
    const left = [...opened.value.entries, ...opened.value.behindDamage]
    expect(left).toEqual(entries.filter(({ seq }) => Math.ceil(seq / 4) !== segment))
    expect(opened.value.checkpoint).toMatchObject({ seq: 11 })
  })

  it('cost at most a segment that is gone altogether, and say which', async () => {
    const { disk, entries } = await sampleBattle()
    await disk.unlink(`${DIR}/journal/000002.jsonl`)
    const opened = await openBattle<TestEntry, TestState>(disk, DIR, IDS, { limits: LIMITS })
    if (!opened.ok || opened.value.mode !== 'rescue') throw new Error('not for rescue')
    expect(opened.value.damage).toMatchObject({ file: 'journal/000002.jsonl', line: 0, found: 'segment-missing', lastGoodSeq: 4 })
    expect([...opened.value.entries, ...opened.value.behindDamage]).toEqual(entries.filter(({ seq }) => seq < 5 || seq > 8))
  })

  it('are never taken for a new battle when the whole journal is gone', async () => {
    const { disk } = await sampleBattle()
    for (const file of FILES.slice(0, 3)) await disk.unlink(`${DIR}/${file}`)
    const opened = await openBattle<TestEntry, TestState>(disk, DIR, IDS, { limits: LIMITS })
    expect(opened).toMatchObject({ ok: true, value: { mode: 'rescue', damage: { found: 'journal-missing' }, checkpoint: { seq: 11 } } })
    for (const file of FILES.slice(3)) await disk.unlink(`${DIR}/${file}`)
    expect(await openBattle(disk, DIR, IDS, { known: true })).toMatchObject({ ok: false, error: { code: 'missing' } })
  })
})
