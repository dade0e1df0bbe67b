import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { add, counterSystem, counterTable, failure } from './testkit'

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

async function flip(path: string, needle: string): Promise<void> {
  const text = await readFile(path, 'utf8')
  await writeFile(path, text.replace(needle, needle.replace(/.$/u, '5')))
}
