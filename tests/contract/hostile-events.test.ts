import { describe, expect, it } from 'vitest'
import type { Typed } from '@shared/core/engine/rule-system'
import { checkEntries, type ExchangeEntry } from '@shared/exchange/check-entries'
import { readExchange } from '@shared/exchange/read-exchange'
import type { HostedSystem } from '@shared/schema/hosted-system'
import { hostedSystem, SYSTEM_IDS, type SystemId } from '@shared/systems/index'
import { chanceOf, type Chance } from '../support/chance'
import { campaignFile } from '../support/campaign-file'
import { explored } from '../support/explored'
import { goldenBattles } from '../support/golden-battles'

/** For each system. */
const TRIES = explored(1_200)
/**
 * A later version of the rules would read these battles as the work of an earlier one: by their schema alone, for it cannot decide them
 * again.
 */
const asEarlier = (system: HostedSystem): HostedSystem => ({ ...system, rules: { ...system.rules, rulesVersion: 2 } })

const HOSTILE: readonly unknown[] = [
  null,
  true,
  {},
  [],
  [null],
  '',
  'constructor',
  '__proto__',
  '\u0000',
  '\ud800',
  'x'.repeat(30_000),
  -1,
  0.5,
  1e9,
  1e15,
  1e308,
  { constructor: { prototype: {} } },
  { toString: null }
]

describe.each(SYSTEM_IDS)('hostile values in the events of %s', id => {
  const system = hostedSystem(id)
  const { event: schema } = system.schemas[system.rules.rulesVersion] ?? {}

  it('are refused where their rules are the present ones, by the place of their entry', () => {
    const chance = chanceOf(18)
    for (let count = 0; count < TRIES / 20; count += 1) {
      const { entries, at } = spoiled(id, chance, 6)
      const read = readExchange(campaignFile(id, entries))
      const codes = ['inconsistent', 'invalid', 'bad-text', 'out-of-range', 'forbidden-key']
      expect(read.ok || [codes.includes(read.error.code), read.error.at], JSON.stringify(entries[at])).toEqual([
        true,
        expect.stringMatching(/^battles\.0\.entries\.\d+|^\d+:\d+$/u) as unknown
      ])
    }
  })

  it('are refused where their rules are earlier ones, or make a battle that can be told, shown and played on', () => {
    const chance = chanceOf(19)
    const earlier = asEarlier(system)
    let refused = 0
    for (let count = 0; count < TRIES; count += 1) {
      const { entries, at, what } = spoiled(id, chance, 80)
      const checked = checkEntries(earlier, entries)
      const isOfForm = entries[at]?.kind === 'command' && entries[at].events.every(event => schema?.safeParse(event).success)
      if (!checked.ok) {
        refused += 1
        expect(checked.error, what).toBe(at)
        continue
      }
      expect(isOfForm, what).toBe(true)
      expect(() => seenByAll(system, checked.value.entries), what).not.toThrow()
    }
    expect(refused).toBeGreaterThan(TRIES / 2)
  })
})

/** Everything that is shown of a battle: its log, its dues, and what each side sees. */
function seenByAll({ rules, momentOf }: HostedSystem, entries: readonly ExchangeEntry[]): void {
  let state = rules.initial
  for (const entry of entries)
    if (entry.kind === 'command')
      for (const event of entry.events) {
        rules.describe(state, event)
        state = rules.evolve(state, event)
      }
  rules.obligations(state)
  rules.viewFor(state, { kind: 'gm' })
  rules.viewFor(state, { kind: 'side', sideId: 'A' })
  momentOf(state)
}

interface Spoiled {
  readonly entries: readonly ExchangeEntry[]
  /** The index of the entry that was spoiled: the last one. */
  readonly at: number
  readonly what: string
}

/** The beginning of a recorded battle, with one value changed in one event of its last entry. */
function spoiled(id: SystemId, chance: Chance, most: number): Spoiled {
  const kept = chance.oneOf([...goldenBattlesOf(id)])
  const upTo = kept.slice(0, chance.whole(1, Math.min(most, kept.length)))
  const at = upTo.map(entry => entry.kind === 'command' && entry.events.length > 0).lastIndexOf(true)
  const entry = upTo[at]
  if (entry?.kind !== 'command') throw new Error('A battle without events')
  const index = chance.whole(0, entry.events.length - 1)
  const event = entry.events[index]
  const place = chance.oneOf(placesIn(event))
  const hostile = chance.oneOf(HOSTILE)
  const events = entry.events.map((one, i) => (i === index ? (withValue(one, place, hostile) as Typed) : one))
  const what = `${event?.type ?? ''} ${place.join('.')} = ${JSON.stringify(hostile).slice(0, 60)}`
  return JSON.stringify(events) === JSON.stringify(entry.events)
    ? spoiled(id, chance, most)
    : { entries: [...upTo.slice(0, at), { ...entry, events }], at, what }
}

const read = new Map<SystemId, readonly (readonly ExchangeEntry[])[]>()
function goldenBattlesOf(id: SystemId): readonly (readonly ExchangeEntry[])[] {
  const found = read.get(id) ?? [...goldenBattles(hostedSystem(id).rules).values()].map(({ entries }) => entries)
  read.set(id, found)
  return found
}

type Place = readonly string[]

/** Every value in an event except its type, as another type may make another valid event. */
function placesIn(json: unknown, path: Place = []): readonly Place[] {
  const inner = typeof json === 'object' && json !== null ? Object.entries(json) : []
  const own = path.length === 0 ? [] : [path]
  return [...own, ...inner.flatMap(([key, part]) => placesIn(part, [...path, key]))]
}

function withValue(json: unknown, [key, ...rest]: Place, value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(json)) return json.map((part: unknown, index) => (String(index) === key ? withValue(part, rest, value) : part))
  const fields = json as Readonly<Record<string, unknown>>
  return { ...fields, [key]: withValue(fields[key], rest, value) }
}
