import { beforeAll, describe, expect, it } from 'vitest'
import { IMPORT_PROBLEMS } from '@shared/exchange/import-problem'
import { readExchange } from '@shared/exchange/read-exchange'
import { submit } from '@shared/core/engine/submit'
import type { SystemId } from '@shared/systems/index'
import { hostedSystem, SYSTEM_IDS } from '@shared/systems/index'
import type { Chance } from '../support/chance'
import { chanceOf } from '../support/chance'

/** Over all systems together. */
const MUTATIONS = 10_000
const EACH = Math.ceil(MUTATIONS / SYSTEM_IDS.length)
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

describe.each(SYSTEM_IDS)('ten thousand files made from a real campaign of every system: %s', system => {
  let text: string
  beforeAll(() => {
    text = campaignFile(system)
  })

  it('is read as it is', () => {
    expect(readExchange(text)).toMatchObject({ ok: true, value: { kind: 'campaigns' } })
  })

  it('is refused by name or read, whatever was done to it, and never throws', () => {
    const chance = chanceOf(7)
    const met = new Map<string, number>()
    for (let i = 0; i < EACH; i += 1) {
      const read = readExchange(mutated(chance, text))
      const code = read.ok ? 'ok' : read.error.code
      met.set(code, (met.get(code) ?? 0) + 1)
    }
    expect([...met.keys()].filter(code => code !== 'ok' && !(IMPORT_PROBLEMS as readonly string[]).includes(code))).toEqual([])
    // Names and notes may change without harm; nearly everything else may not.
    expect(met.get('ok') ?? 0).toBeLessThan(EACH / 4)
    for (const code of ['not-json', 'invalid', 'inconsistent']) expect(met.get(code) ?? 0, code).toBeGreaterThan(0)
  })
})

/** The sample rosters of a system and a battle that has begun, as an export writes them. */
function campaignFile(id: SystemId): string {
  const system = hostedSystem(id)
  let count = 0
  const rosters = system.sampleRosters(() => `id-${String((count += 1))}`, 'en')
  const command = system.beginCommand({
    name: 'First',
    sides: rosters.map((roster, i) => ({ sideId: 'AB'.charAt(i), roster })),
    rulings: {}
  })
  const begun = submit(system.rules, system.rules.initial, command, [])
  if (begun.kind !== 'decided') throw new Error('The battle did not begin')
  const entry = {
    seq: 1,
    at: 1,
    by: 'gm',
    kind: 'command',
    command,
    dice: [],
    events: begun.events,
    rulesVersion: system.rules.rulesVersion
  }
  const { round, phase } = system.momentOf(begun.state)
  const battle = {
    id: 'b1',
    name: 'First',
    createdAt: 1,
    lastPlayedAt: null,
    status: 'running',
    round,
    phase,
    rosterIds: rosters.map(roster => roster.id)
  }
  const campaign = {
    format: 2,
    id: 'c1',
    name: 'Reach',
    system: id,
    createdAt: 1,
    lastPlayedAt: null,
    isArchived: false,
    notes: 'met',
    rulings: {},
    automation: 'assist',
    rosters,
    battles: [battle]
  }
  return JSON.stringify({ flagship: 'campaign', format: 1, version: '0.1.0', at: 1, campaign, battles: [{ id: 'b1', entries: [entry] }] })
}

/** One thing done to a text: cut, doubled, swapped, splintered, a digit changed, or a word taken from elsewhere in it. */
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
