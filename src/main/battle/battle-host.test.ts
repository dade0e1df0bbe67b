import { describe, expect, it } from 'vitest'
import { add, command, counterKey, counterTable, diskThatFails, failure } from '@kit/main/battle'

const throwDice = { command: command({ type: 'throw' }) }

describe('a command without dice', () => {
  it('is done, in the state, in the log and told', async () => {
    const { open, news } = await counterTable()
    const host = await open('new')
    const result = await host.submit(add(4))
    const entry = {
      kind: 'command',
      seq: 1,
      at: 1_000,
      by: 'gm',
      command: { type: 'add', amount: 4 },
      dice: [],
      events: [{ type: 'added', amount: 4 }],
      rulesVersion: 7
    }
    expect(result).toEqual({ kind: 'done', entry })
    expect(host.state).toMatchObject({ total: 4 })
    expect(host.log()).toEqual([entry])
    expect(news).toEqual([{ kind: 'battle.appended', ...counterKey, entry }])
  })

  it('is there after opening again', async () => {
    const { open } = await counterTable()
    const host = await open('new')
    await host.submit(add(4))
    await host.submit({ ...add(3), overruling: { refusals: ['odd'], reason: '' } })
    const { hash } = host.hash()
    await host.close()
    const again = await open()
    expect(again.state).toMatchObject({ total: 7 })
    expect(again.log()[1]).toMatchObject({ overruled: { refusals: ['odd'], reason: '' } })
    expect(again.hash()).toEqual({ seq: 2, hash })
    expect(again.opened()).toMatchObject({ mode: 'writable', damage: null, wasInterrupted: false, pending: null })
  })

  it('leaves no trace when it is refused', async () => {
    const { open, news } = await counterTable()
    const host = await open('new')
    expect(await host.submit(add(3))).toEqual({ kind: 'refused', refusal: 'odd', canForce: true })
    expect(host.log()).toEqual([])
    expect(news).toEqual([])
  })

  it('is stale when the battle has moved on', async () => {
    const { open } = await counterTable()
    const host = await open('new')
    await host.submit({ ...add(2), expectedSeq: 0 })
    await expect(host.submit({ ...add(2), expectedSeq: 0 })).rejects.toEqual(failure('stale'))
    await expect(host.undo(0)).rejects.toEqual(failure('stale'))
    expect(host.hash().seq).toBe(1)
  })

  it('waits its turn behind the ones before it', async () => {
    const { open } = await counterTable()
    const host = await open('new')
    const results = await Promise.all([2, 4, 6, 8].map(amount => host.submit(add(amount))))
    expect(results.map(result => (result.kind === 'done' ? result.entry.seq : 0))).toEqual([1, 2, 3, 4])
    expect(host.state).toMatchObject({ total: 20 })
  })
})

describe('a disk that refuses', () => {
  it('leaves the battle as it was, tells nobody, and may be tried again', async () => {
    const { open, news } = await counterTable()
    let isFull = false
    const host = await open('new', { disk: diskThatFails(() => isFull) })
    await host.submit(add(2))
    isFull = true
    await expect(host.submit(add(4))).rejects.toMatchObject({ code: 'disk-full' })
    expect(host.state).toMatchObject({ total: 2 })
    expect(news).toHaveLength(1)
    isFull = false
    expect(await host.submit(add(4))).toMatchObject({ kind: 'done', entry: { seq: 2 } })
    await host.close()
    expect((await open()).state).toMatchObject({ total: 6 })
  })

  it('keeps the dice that were asked for before', async () => {
    const { open } = await counterTable()
    let isFull = false
    const host = await open('new', { disk: diskThatFails(() => isFull) })
    await host.submit(throwDice)
    isFull = true
    await expect(host.answer({ faces: [[1, 2]] })).rejects.toMatchObject({ code: 'disk-full' })
    isFull = false
    expect(await host.answer({ faces: [[1, 2]] })).toMatchObject({ kind: 'done', entry: { seq: 1 } })
  })
})

describe('undo and redo', () => {
  it('are entries that survive, and bring the same state back', async () => {
    const { open } = await counterTable()
    const host = await open('new')
    await host.submit(add(2))
    await host.submit(add(8))
    const { hash } = host.hash()
    expect(await host.undo()).toMatchObject({ kind: 'undo', seq: 3, target: 2 })
    expect(host.state).toMatchObject({ total: 2 })
    await host.close()
    const again = await open()
    expect(again.state).toMatchObject({ total: 2 })
    expect(await again.redo()).toMatchObject({ kind: 'redo', seq: 4, target: 2 })
    expect(again.hash()).toEqual({ seq: 4, hash })
  })

  it('go back to a moment in one step that survives, and forward again act by act', async () => {
    const { open } = await counterTable()
    const host = await open('new')
    for (const amount of [2, 4, 8, 16]) await host.submit(add(amount))
    expect(await host.undoTo(1, 4)).toMatchObject({ kind: 'undo', seq: 5, target: 2 })
    expect(host.state).toMatchObject({ total: 2 })
    await host.close()
    const again = await open()
    expect(again.state).toMatchObject({ total: 2 })
    for (const target of [2, 3, 4]) expect(await again.redo()).toMatchObject({ kind: 'redo', target })
    expect(again.state).toMatchObject({ total: 30 })
    await expect(again.undoTo(8)).rejects.toEqual(failure('nothing-to-undo'))
    await expect(again.undoTo(1, 7)).rejects.toEqual(failure('stale'))
  })

  it('say when there is nothing to take back or to bring back', async () => {
    const { open } = await counterTable()
    const host = await open('new')
    await host.submit({ command: command({ type: 'begin' }) })
    await expect(host.undo()).rejects.toEqual(failure('nothing-to-undo'))
    await expect(host.redo()).rejects.toEqual(failure('nothing-to-redo'))
  })
})

describe('where the battle stands', () => {
  it('is told at each new phase and at the end, but not for its beginning', async () => {
    const { open, moments } = await counterTable()
    const host = await open('new')
    await host.submit({ command: command({ type: 'begin' }) })
    await host.submit(add(2))
    expect(moments).toEqual([])
    await host.submit({ command: command({ type: 'nextRound' }) })
    await host.undo()
    expect(moments.map(({ moment }) => moment.round)).toEqual([1, 0])
    await host.close()
    expect(moments.at(-1)).toEqual({ moment: { round: 0, phase: 'before', isOver: false }, playedAt: 1_000 })
  })

  it('is not changed by opening and closing', async () => {
    const { open, moments } = await counterTable()
    const host = await open('new')
    await host.submit({ command: command({ type: 'begin' }) })
    await host.close()
    await (await open()).close()
    expect(moments.map(({ playedAt }) => playedAt)).toEqual([null, null])
  })
})

describe('closing', () => {
  it('lets what was asked for finish and refuses what comes after', async () => {
    const { open } = await counterTable()
    const host = await open('new')
    const last = host.submit(add(2))
    await host.close()
    expect(await last).toMatchObject({ kind: 'done' })
    await expect(host.submit(add(2))).rejects.toEqual(failure('not-open'))
    await host.close()
  })
})
