import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { everythingIn } from '../../../tests/support/incoming'
import { add, counterSystem, counterTable, failure } from '@kit/main/battle'

describe('a damaged battle', () => {
  it('can be read and not be written, until the GM goes on from the last good entry', async () => {
    const { open, dir } = await counterTable()
    const host = await open('new')
    for (const amount of [2, 4, 6]) await host.submit(add(amount))
    await host.close()
    await flip(join(dir, 'journal', '000001.jsonl'), '"amount":4')
    const rescued = await open()
    expect(rescued.opened()).toMatchObject({ mode: 'rescue', damage: { file: 'journal/000001.jsonl', line: 3, lastGoodSeq: 1 } })
    expect(rescued.state).toMatchObject({ total: 2 })
    await expect(rescued.submit(add(2))).rejects.toEqual(failure('read-only'))
    await expect(rescued.undo()).rejects.toEqual(failure('read-only'))
    await rescued.close()
    const continued = await open('continue')
    expect(continued.opened()).toMatchObject({ mode: 'writable', damage: null })
    expect(await continued.submit(add(8))).toMatchObject({ kind: 'done', entry: { seq: 2 } })
    expect(continued.state).toMatchObject({ total: 10 })
  })

  it('is called damaged when its entries make no sense', async () => {
    const { open } = await counterTable()
    await (await open('new')).submit(add(2))
    const broken: typeof counterSystem = {
      ...counterSystem,
      rules: {
        ...counterSystem.rules,
        evolve: () => {
          throw new Error('unknown event')
        }
      }
    }
    await expect(open('known', { system: broken })).rejects.toEqual(failure('damaged'))
  })
})

describe('a battle that later rules have decided in', () => {
  const later: typeof counterSystem = { ...counterSystem, rules: { ...counterSystem.rules, rulesVersion: 8 } }
  const isNewer = expect.objectContaining({ code: 'newer-format' }) as unknown

  it('is called newer, whether or not its events can be folded, and is left as it was', async () => {
    const { open, dir } = await counterTable()
    const host = await open('new', { system: later })
    await host.submit(add(2))
    await host.close()
    const journal = join(dir, 'journal', '000001.jsonl')
    const before = await readFile(journal, 'utf8')
    await expect(open()).rejects.toEqual(isNewer)
    const strange: typeof counterSystem = { ...counterSystem, rules: { ...counterSystem.rules, evolve: () => failing() } }
    await expect(open('known', { system: strange })).rejects.toEqual(isNewer)
    expect(await readFile(journal, 'utf8')).toBe(before)
    expect((await open('known', { system: later })).state).toMatchObject({ total: 2 })
  })

  it('is called newer for an event that nobody knows, and keeps even its torn tail', async () => {
    const { open, dir } = await counterTable()
    const host = await open('new')
    await host.submit(add(2))
    await host.close()
    const journal = join(dir, 'journal', '000001.jsonl')
    await appendFile(journal, '00000000 {"seq":2')
    const forgetful: typeof counterSystem = { ...counterSystem, rules: { ...counterSystem.rules, knowsEvent: type => type !== 'added' } }
    const before = await everythingIn(dir)
    for (const how of ['known', 'continue'] as const) await expect(open(how, { system: forgetful })).rejects.toEqual(isNewer)
    expect(await everythingIn(dir)).toEqual(before)
    expect((await open()).opened()).toMatchObject({ mode: 'writable', repaired: ['torn-tail'] })
  })

  it('is called newer, too, where a line of it is damaged', async () => {
    const { open, dir } = await counterTable()
    const host = await open('new', { system: later })
    for (const amount of [2, 4, 6]) await host.submit(add(amount))
    await host.close()
    await flip(join(dir, 'journal', '000001.jsonl'), '"amount":4')
    await expect(open()).rejects.toEqual(isNewer)
  })
})

function failing(): never {
  throw new Error('unknown event')
}

async function flip(path: string, needle: string): Promise<void> {
  const text = await readFile(path, 'utf8')
  await writeFile(path, text.replace(needle, needle.replace(/.$/u, '5')))
}
