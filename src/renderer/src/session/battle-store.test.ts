import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { attack } from '@kit/systems/starfinder-armada'
import { FakeHost } from '@kit/renderer/fake-host'
import { useBattleStore } from './battle-store'

const key = { campaignId: 'c', battleId: 'b' }
const distance = (hexes: number | null) => ({ type: 'setDistance', hexes })
let host: FakeHost

beforeEach(() => {
  setActivePinia(createPinia())
  host = new FakeHost()
  host.begin()
})

afterEach(() => {
  vi.useRealTimers()
})

async function opened(): Promise<ReturnType<typeof useBattleStore>> {
  const store = useBattleStore()
  await store.open(key)
  return store
}

const stateOf = (store: ReturnType<typeof useBattleStore>): BattleState => store.state as BattleState

describe('the battle store', () => {
  it('folds the entries it was given', async () => {
    host.act(distance(12))
    const store = await opened()
    expect(stateOf(store).distanceHexes).toBe(12)
    expect(store.entryCount).toBe(2)
  })

  it('shows what a command did once the host has it on disk', async () => {
    const store = await opened()
    await store.submit(distance(9))
    expect(stateOf(store).distanceHexes).toBe(9)
    expect(store.saving).toEqual({ kind: 'saved', savedAt: 2000 })
    expect(store.lastAct).toEqual({ seq: 2, type: 'setDistance' })
  })

  it('takes news in their order and passes over what it knows', async () => {
    const store = await opened()
    const entry = host.act(distance(7))
    host.tell({ kind: 'battle.appended', ...key, entry })
    host.tell({ kind: 'battle.appended', ...key, entry })
    await expect.poll(() => store.entryCount).toBe(2)
  })

  it('opens the battle again and learns what it missed once the line to the program is back', async () => {
    const store = await opened()
    await store.submit(distance(null))
    store.draft(distance(null), '1 2')
    await store.saveDraft()
    host.tell({ kind: 'host.line', isDown: true })
    host.act(distance(7))
    host.pending = null
    host.tell({ kind: 'host.line', isDown: false })
    await expect.poll(() => store.entryCount).toBe(2)
    await expect.poll(() => store.pending).toBeNull()
  })

  it('lets a waiting command go with the entry that makes it stale, before the next step takes it up again', async () => {
    const store = await opened()
    await store.submit(distance(null))
    expect(store.pending).not.toBeNull()
    host.tell({ kind: 'battle.appended', ...key, entry: host.act(distance(7)) })
    expect(store.pending).toBeNull()
  })

  it('asks for what it missed when news leave a gap', async () => {
    const store = await opened()
    host.act(distance(7))
    const entry = host.act(distance(8))
    host.tell({ kind: 'battle.appended', ...key, entry })
    await expect.poll(() => stateOf(store).distanceHexes).toBe(8)
    expect(store.entryCount).toBe(3)
  })

  it('keeps the dice that are asked, and goes on with the faces typed', async () => {
    const store = await opened()
    await store.submit(distance(null))
    expect(store.pending?.request).toMatchObject({ die: 'd6', count: 3 })
    await store.answer(distance(null), { faces: [[1, 2, 3]] })
    expect(stateOf(store).distanceHexes).toBe(11)
    expect(store.pending).toBeNull()
  })

  it('says what is wrong with faces and keeps asking', async () => {
    const store = await opened()
    await store.submit(distance(null))
    await store.answer(distance(null), { faces: [[1, 2]] })
    expect(store.diceProblem).toEqual({ code: 'wrong-count', expected: 3, read: 2 })
    expect(stateOf(store).distanceHexes).toBeNull()
  })

  it('keeps the text of the dice field a moment after the last key', async () => {
    const store = await opened()
    vi.useFakeTimers()
    store.draft(distance(null), '1')
    store.draft(distance(null), '1 2')
    expect(host.pending).toBeNull()
    await vi.advanceTimersByTimeAsync(400)
    expect(host.pending?.text).toBe('1 2')
    expect(host.calls.filter(one => one.name === 'battle.draft')).toHaveLength(1)
  })

  it('gives back a command that waited through a crash, with its text', async () => {
    await (await opened()).submit(distance(null))
    if (host.pending !== null) host.pending = { ...host.pending, text: '4 5' }
    setActivePinia(createPinia())
    const store = await opened()
    expect(store.pending?.text).toBe('4 5')
    expect(store.opening?.cameBack?.command).toEqual(distance(null))
  })

  it('keeps a refusal with the command, and forces it by the leave of the GM', async () => {
    const store = await opened()
    const shot = attack('hawk', 'crow')
    await store.submit(shot, { faces: [[1]] })
    expect(store.refusal).toMatchObject({ code: 'wrong-phase', canForce: true })
    await store.force()
    expect(stateOf(store).volley).toHaveLength(1)
    expect(store.refusal).toBeNull()
  })

  it('catches up when another window was faster, and says so', async () => {
    const store = await opened()
    host.act(distance(5))
    host.failure = 'stale'
    await store.submit(distance(9))
    expect(store.failure?.code).toBe('stale')
    expect(stateOf(store).distanceHexes).toBe(5)
  })

  it('sends plain values even when a form made them reactive', async () => {
    const { reactive } = await import('vue')
    const store = await opened()
    await store.submit(reactive({ type: 'rollMovementOrder', resolveOfficerIds: [] }))
    expect(store.refusal?.code).toBe('wrong-phase')
    expect(store.failure).toBeNull()
  })

  it('writes nothing in rescue mode while the log is read', async () => {
    host.mode = 'rescue'
    const store = await opened()
    vi.useFakeTimers()
    store.draft(distance(null), '1 2 3')
    await vi.advanceTimersByTimeAsync(400)
    expect(store.isReadOnly).toBe(true)
    expect(host.calls.map(one => one.name)).toEqual(['battle.open'])
  })

  it('says that a slow write is not on disk yet, and that it is once it is', async () => {
    const store = await opened()
    vi.useFakeTimers()
    let release = (): void => undefined
    const slow = new Promise<void>(resolve => (release = resolve))
    const { call } = window.flagship
    Reflect.set(window.flagship, 'call', async (name: never, args: never) => {
      await slow
      return call(name, args)
    })
    const sent = store.submit(distance(9))
    await vi.advanceTimersByTimeAsync(1)
    expect(store.saving.kind).toBe('saving')
    await vi.advanceTimersByTimeAsync(2100)
    expect(store.saving.kind).toBe('late')
    release()
    await sent
    expect(store.saving.kind).toBe('saved')
  })

  it('says when an entry was saved that another wrote, such as one of a player’s dice', async () => {
    const store = await opened()
    host.tell({ kind: 'battle.appended', ...key, entry: host.act(distance(7)) })
    expect(store.saving).toEqual({ kind: 'saved', savedAt: 2000 })
  })

  it('says that it saves while a player’s dice are taken, and then when they were saved', async () => {
    const store = await opened()
    let release = (): void => undefined
    const taken = store.writing(() => new Promise<void>(resolve => (release = resolve)))
    expect(store.saving).toEqual({ kind: 'saving', savedAt: 1000 })
    host.tell({ kind: 'battle.appended', ...key, entry: host.act(distance(7)) })
    expect(store.saving).toEqual({ kind: 'saving', savedAt: 2000 })
    release()
    await taken
    expect(store.saving).toEqual({ kind: 'saved', savedAt: 2000 })
    await expect(store.writing(() => Promise.reject(new Error('disk full')))).rejects.toThrow('disk full')
    expect(store.saving.kind).toBe('saved')
  })

  it('shows nothing of a battle that was left before it was there', async () => {
    const store = useBattleStore()
    const opening = store.open(key)
    await expect.poll(() => host.calls).toHaveLength(1)
    await store.close()
    await opening
    expect([store.state, store.opening, store.system]).toEqual([null, null, null])
  })

  it('keeps the dice being typed while the eye is in the past', async () => {
    const store = await opened()
    store.draft(distance(null), '1 2')
    await store.look(1)
    expect(host.pending?.text).toBe('1 2')
    store.backToNow()
    expect(store.pending?.text).toBe('1 2')
  })

  it('goes back to a moment in one step, says so in the log, and redo walks forward again', async () => {
    const store = await opened()
    for (const hexes of [9, 8, 7]) await store.submit(distance(hexes))
    await store.look(2)
    await store.goBackHere()
    expect(stateOf(store).distanceHexes).toBe(9)
    expect(store.lookingAt).toBeNull()
    expect(store.lines.at(-1)?.message).toEqual({
      key: 'battle.log.undoSeveral',
      values: { count: 2, name: { key: 'sa.command.setDistance', values: {} } }
    })
    await store.redo()
    expect(stateOf(store).distanceHexes).toBe(8)
    await store.redo()
    expect(stateOf(store).distanceHexes).toBe(7)
    expect(store.redoName).toBeNull()
  })

  it('tells of each line when it was, whom it is about, its faces, and what the GM overruled', async () => {
    const store = await opened()
    await store.submit(distance(null), { faces: [[1, 2, 3]] })
    await store.submit(attack('hawk', 'crow'), { faces: [[1]] })
    await store.force()
    const [, apart, shot] = store.lines
    expect(apart).toMatchObject({
      moment: { round: 0, turn: { key: 'sa.turn', values: { round: 0 } }, phase: { key: 'sa.phase.deployment' } },
      fleetIds: [],
      dice: [{ faces: [1, 2, 3], by: 'hand' }]
    })
    expect(shot).toMatchObject({ fleetIds: ['hawk', 'crow'], isByGm: true, overruled: { refusals: ['wrong-phase'] }, eventIndex: 0 })
    expect(apart?.isByGm).toBe(false)
  })
})
