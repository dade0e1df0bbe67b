import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IMPORT_PROBLEMS } from '@shared/exchange/import-problem'
import { readExchange } from '@shared/exchange/read-exchange'
import { SYSTEM_IDS } from '@shared/systems/index'
import { chanceOf, type Chance } from '../support/chance'
import type { Application } from '../../src/main/application'
import { explored } from '../support/explored'
import { campaignFile, keptEntries } from '../support/campaign-file'
import { answerTo, everythingAtRestIn, everythingIn, startedWithSample } from '../support/incoming'

/** Over all systems together. */
const MUTATIONS = explored(10_000)
const EACH = Math.ceil(MUTATIONS / SYSTEM_IDS.length)
/** One file in this many goes through the whole host and a directory. */
const WHOLE_WAY = 10
const SPLINTERS = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"',
  '\\',
  'null',
  '-1',
  '1e999',
  '"\\ud800"',
  '9007199254740993',
  '"__proto__":1,',
  '\u0000',
  '{}',
  '[]',
  'true',
  '""'
]

describe.each(SYSTEM_IDS)('thousands of files made from a real campaign of every system: %s', system => {
  const text = campaignFile(system, keptEntries(system))
  let dataDir: string
  let application: Application
  let before: readonly string[]
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'flagship-mutations-'))
    application = await startedWithSample(dataDir)
    before = await everythingAtRestIn(dataDir)
  })
  afterAll(async () => {
    await application.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  it('is read as it is', async () => {
    expect(await answerTo(application, Buffer.from(text))).toBe('ready')
  })

  it('is refused by name or read, whatever was done to it, and changes no byte of the data directory', async () => {
    const chance = chanceOf(7)
    const met = new Map<string, number>()
    for (let i = 0; i < EACH; i += 1) {
      const file = mutated(chance, text)
      const code = i % WHOLE_WAY === 0 ? await answerTo(application, Buffer.from(file)) : codeOf(file)
      met.set(code, (met.get(code) ?? 0) + 1)
    }
    expect([...met.keys()].filter(code => code !== 'ready' && !(IMPORT_PROBLEMS as readonly string[]).includes(code))).toEqual([])
    // Names and notes may change without harm; nearly everything else may not.
    expect(met.get('ready') ?? 0).toBeLessThan(EACH / 4)
    for (const code of ['not-json', 'invalid', 'inconsistent']) expect(met.get(code) ?? 0, code).toBeGreaterThan(0)
    expect(await everythingIn(dataDir)).toEqual(before)
  })
})

function codeOf(file: string): string {
  const read = readExchange(file)
  return read.ok ? 'ready' : read.error.code
}

/** One mutation of a text: cut, duplicate, swap, split, change a digit, or copy a word from elsewhere in it. */
function mutated(chance: Chance, text: string): string {
  const at = chance.whole(0, text.length - 1)
  const length = chance.whole(1, 30)
  const to = chance.whole(0, text.length - 1)
  switch (chance.whole(1, 7)) {
    case 1:
      return text.slice(0, at)
    case 2:
      return text.slice(0, at) + text.slice(at + length)
    case 3:
      return text.slice(0, at) + text.slice(at, at + length) + text.slice(at)
    case 4:
      return text.slice(0, at) + chance.oneOf(SPLINTERS) + text.slice(at)
    case 5:
      return text.slice(0, at) + text.slice(at).replace(/\d/u, digit => String((Number(digit) + chance.whole(1, 9)) % 10))
    case 6:
      return text.slice(0, at) + text.slice(at).replace(/"[^"]*"/u, /"[^"]*"/u.exec(text.slice(to))?.[0] ?? '""')
    default:
      return text.slice(0, at) + String.fromCharCode(chance.whole(0, 0xffff)) + text.slice(at + 1)
  }
}
