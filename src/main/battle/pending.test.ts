import { readFile, writeFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { add, command, counterSystem, counterTable, failure } from '@kit/main/battle'
import { battlePaths } from '../store/paths'

const throwDice = { command: command({ type: 'throw' }) }

describe('a command that waits for dice', () => {
  it('goes on with the answers, and is told while it waits', async () => {
    const { open, news } = await counterTable()
    const host = await open('new')
    expect(await host.submit(throwDice)).toMatchObject({ kind: 'needs', request: { die: 'd6', count: 2 }, problem: null })
    expect(await host.answer({ faces: [[6, 1]] })).toMatchObject({
      kind: 'needs',
      request: { die: 'd20' },
      answered: [{ faces: [6, 1], by: 'hand' }]
    })
    expect(await host.answer({ roll: true })).toMatchObject({ kind: 'done', entry: { dice: [{ by: 'hand' }, { by: 'host' }] } })
    expect(news.map(({ kind }) => kind)).toEqual(['battle.pending', 'battle.pending', 'battle.appended', 'battle.pending'])
    expect(news.at(-1)).toMatchObject({ pending: null })
    await expect(host.answer({ roll: true })).rejects.toEqual(failure('nothing-pending'))
  })

  it('keeps its dice through a typing mistake', async () => {
    const { open, news } = await counterTable()
    const host = await open('new')
    await host.submit({ ...throwDice, faces: [[6, 1]] })
    expect(await host.answer({ faces: [[99]] })).toMatchObject({
      kind: 'needs',
      answered: [{ faces: [6, 1] }],
      problem: { code: 'not-a-face' }
    })
    expect(news).toHaveLength(1)
  })

  it('comes back after a kill with its dice and what stood in the field', async () => {
    const { open } = await counterTable()
    const killed = await open('new')
    await killed.submit(add(2))
    await killed.submit({ ...throwDice, faces: [[6, 6]] })
    await killed.draft('20')
    const host = await open()
    expect(host.opened()).toMatchObject({
      wasInterrupted: true,
      pending: { text: '20', answered: [{ faces: [6, 6] }], request: { die: 'd20' } }
    })
    expect(await host.answer({ faces: [[1], [2]] })).toMatchObject({ kind: 'done' })
    expect((await open()).opened().pending).toBeNull()
  })

  it('gives back what it was given last, first the text and then its dice one by one, also after a kill', async () => {
    const { open, news } = await counterTable()
    const host = await open('new')
    await host.submit(add(2))
    await host.submit({ ...throwDice, faces: [[6, 1]] })
    await host.draft('2')
    expect(await host.takeBack()).toMatchObject({ text: '', answered: [{ faces: [6, 1] }], request: { die: 'd20' } })
    expect(await host.takeBack()).toMatchObject({ text: '', answered: [], request: { die: 'd6', count: 2 } })
    expect(news.at(-1)).toMatchObject({ kind: 'battle.pending', pending: { answered: [] } })
    expect((await open()).opened().pending).toMatchObject({ answered: [], text: '' })
    await expect(host.takeBack()).rejects.toEqual(failure('nothing-pending'))
  })

  it('keeps its dice while another command is carried out, after a kill too, as long as it asks for the same', async () => {
    const { open, news } = await counterTable()
    const host = await open('new')
    await host.submit({ ...throwDice, faces: [[6, 1]] })
    await host.submit(add(2))
    const kept = { command: { type: 'throw' }, answered: [{ faces: [6, 1] }], request: { die: 'd20' } }
    expect(host.opened().pending).toMatchObject(kept)
    expect(news.at(-1)).toMatchObject({ kind: 'battle.pending', pending: kept })
    const again = await open()
    expect(again.opened().pending).toMatchObject(kept)
    expect(await again.answer({ faces: [[7]] })).toMatchObject({ kind: 'done' })
  })

  it('keeps its dice where the program was killed after the other command was written, and before they were', async () => {
    const { open, dir } = await counterTable()
    const host = await open('new')
    await host.submit(add(2))
    await host.submit({ ...throwDice, faces: [[6, 1]] })
    const before = await readFile(battlePaths.pending(dir))
    await host.submit(add(2))
    await host.close()
    await writeFile(battlePaths.pending(dir), before)
    const again = await open()
    expect(again.opened().pending).toMatchObject({ command: { type: 'throw' }, answered: [{ faces: [6, 1] }] })
    await again.undo()
    await again.close()
    await writeFile(battlePaths.pending(dir), before)
    expect((await open()).opened().pending).toBeNull()
  })

  it('gives way to another command while it has no dice, unless that one is refused', async () => {
    const { open } = await counterTable()
    const host = await open('new')
    await host.submit(throwDice)
    await host.submit(add(3))
    expect(host.opened().pending?.command).toEqual({ type: 'throw' })
    await host.submit(add(2))
    expect(host.opened().pending).toBeNull()
    expect((await open()).opened().pending).toBeNull()
  })

  it('is dropped by cancelling and by undo, for good', async () => {
    const { open } = await counterTable()
    const host = await open('new')
    await host.submit(add(2))
    await host.submit(add(2))
    await host.submit(throwDice)
    await host.cancel()
    expect((await open()).opened().pending).toBeNull()
    await expect(host.draft('6')).rejects.toEqual(failure('nothing-pending'))
    await host.submit(throwDice)
    await host.undo()
    expect(host.opened().pending).toBeNull()
    expect((await open()).opened().pending).toBeNull()
  })

  it('is dropped at opening when the rules now ask for other dice', async () => {
    const { open } = await counterTable()
    const killed = await open('new')
    await killed.submit(add(2))
    await killed.submit(throwDice)
    const without: typeof counterSystem = { ...counterSystem, rules: { ...counterSystem.rules, check: () => 'never' } }
    expect((await open('known', { system: without })).opened().pending).toBeNull()
    const broken: typeof counterSystem = {
      ...counterSystem,
      rules: {
        ...counterSystem.rules,
        check: () => {
          throw new Error('no such command')
        }
      }
    }
    expect((await open('known', { system: broken })).opened().pending).toBeNull()
  })

  it('is refused faces when it needs none', async () => {
    const { open } = await counterTable()
    const host = await open('new')
    await expect(host.submit({ ...add(2), faces: [[1]] })).rejects.toEqual(failure('bad-args'))
    expect(host.log()).toEqual([])
  })
})
