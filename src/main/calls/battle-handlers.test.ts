import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from '@shared/kernel/canonical-json'
import { sampleBattle, testApplication } from '@kit/main/application'

const advance = { type: 'advancePhase' }

describe('a battle, by calls', () => {
  it('is played, taken back, brought back and found again after closing', async () => {
    const application = await testApplication()
    const { call } = application
    const { key } = await sampleBattle(application)
    expect(await call('battle.submit', { ...key, command: advance, expectedSeq: 1 })).toMatchObject({ kind: 'done', entry: { seq: 2 } })
    await expect(call('battle.submit', { ...key, command: advance, expectedSeq: 1 })).rejects.toMatchObject({ code: 'stale', detail: '2' })
    expect(await call('battle.undo', { ...key })).toMatchObject({ kind: 'undo', target: 2 })
    expect(await call('battle.redo', { ...key, expectedSeq: 3 })).toMatchObject({ kind: 'redo', target: 2 })
    expect(await call('battle.undoTo', { ...key, seq: 1 })).toMatchObject({ kind: 'undo', seq: 5, target: 2 })
    expect(await call('battle.redo', { ...key })).toMatchObject({ kind: 'redo', target: 2 })
    const hash = await call('battle.hash', key)
    const state = await call('battle.state', key)
    expect(hash).toEqual({ seq: 6, hash: createHash('sha256').update(canonicalJson(state)).digest('hex') })
    expect(await call('battle.log', { ...key, from: 3, count: 1 })).toMatchObject([{ seq: 3 }])
    await call('battle.close', key)
    await expect(call('battle.hash', key)).rejects.toMatchObject({ code: 'not-open' })
    expect((await call('battle.open', key)).wasInterrupted).toBe(false)
    expect(await call('battle.hash', key)).toEqual(hash)
  })

  it('is opened and summed up without its log, which does not make it longer', async () => {
    const application = await testApplication()
    const { call } = application
    const { key } = await sampleBattle(application)
    await call('battle.submit', { ...key, command: advance })
    const before = await call('battle.glance', key)
    for (let time = 0; time < 20; time += 1) for (const step of ['battle.undo', 'battle.redo'] as const) await call(step, { ...key })
    await call('battle.close', key)
    const { pending, state } = await call('battle.open', key).then(async opened => ({ ...opened, state: await call('battle.state', key) }))
    await call('battle.close', key)
    const glance = await call('battle.glance', key)
    expect(glance).toEqual({ ...before, entryCount: before.entryCount + 40, lastAt: glance.lastAt })
    expect([glance.pending, glance.state, glance.mode, glance.wasInterrupted]).toEqual([pending, state, 'writable', false])
  })

  it('waits for typed dice and takes no others', async () => {
    const application = await testApplication()
    const { call } = application
    const { key } = await sampleBattle(application)
    const distance = { type: 'setDistance', hexes: null }
    expect(await call('battle.submit', { ...key, command: distance })).toMatchObject({ kind: 'needs', request: { die: 'd6', count: 3 } })
    expect(await call('battle.answer', { ...key, faces: [[6, 6, 7]] })).toMatchObject({
      kind: 'needs',
      problem: { code: 'not-a-face', face: 7 }
    })
    expect(await call('battle.answer', { ...key, faces: [[6, 6, 5], [1]] })).toMatchObject({
      problem: { code: 'too-many-answers', unused: 1 }
    })
    await call('battle.draft', { ...key, text: '6 6' })
    expect((await call('battle.open', key)).pending).toMatchObject({ text: '6 6', answered: [] })
    expect(await call('battle.answer', { ...key, faces: [[6, 6, 5]] })).toMatchObject({
      kind: 'done',
      entry: { dice: [{ faces: [6, 6, 5], by: 'hand' }] }
    })
    await expect(call('battle.answer', { ...key, roll: true })).rejects.toMatchObject({ code: 'nothing-pending' })
    expect(await call('battle.cancel', key)).toBeNull()
  })

  it('shows in the list where it stands and when it was played', async () => {
    const application = await testApplication()
    const { call } = application
    const { key } = await sampleBattle(application)
    await call('battle.submit', { ...key, command: advance })
    const { campaigns } = await call('campaigns.list', {})
    expect(campaigns[0]?.running).toMatchObject({ id: key.battleId, round: 1, phase: 'roundStart', lastPlayedAt: Date.UTC(2026, 0, 1, 20) })
  })

  it('opens only when its campaign lists it', async () => {
    const application = await testApplication()
    const { key } = await sampleBattle(application)
    await expect(application.call('battle.open', { ...key, battleId: 'other' })).rejects.toMatchObject({ code: 'not-found' })
    await expect(application.call('battle.continueFromRescue', { ...key, battleId: 'other' })).rejects.toMatchObject({ code: 'not-found' })
    expect((await application.call('battle.continueFromRescue', key)).mode).toBe('writable')
  })

  it('tells every window what was appended', async () => {
    const application = await testApplication()
    const { key } = await sampleBattle(application)
    const before = application.news.length
    // What players see of the battle that was opened may come at any time.
    const told = () => application.news.slice(before).find(({ kind }) => !kind.startsWith('players.'))
    const result = await application.call('battle.submit', { ...key, command: advance })
    expect(told()).toEqual({ kind: 'battle.appended', ...key, entry: result.kind === 'done' ? result.entry : null })
  })
})
