import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Typed } from '@shared/core/engine/rule-system'
import type { CommandEntry } from '@shared/core/log/entry'
import { asGiven } from '@shared/core/names/naming'
import type { TableView } from '@shared/core/view/table-view'
import type { Viewer } from '@shared/core/view/viewer'
import { attacksCsv, attacksJsonLines } from '@shared/report/attack-rows'
import { gmAccount } from '@shared/report/gm-account'
import { endedAt } from '@shared/report/outcome'
import { playersAccount } from '@shared/report/players-account'
import { hostedSystem, SYSTEM_IDS, type HostedSystem, type SystemId } from '@shared/systems/index'

type Entry = CommandEntry<Typed, Typed>

/** A name as it is given, without the mark that tells it apart. */
const BARE = /Patrol(?! [A-D])/u
const VIEWERS: readonly Viewer[] = [{ kind: 'gm' }, { kind: 'table' }, { kind: 'side', sideId: 'A' }, { kind: 'side', sideId: 'B' }]
/** Golden battles are long: every so many entries is looked at by the slower questions. */
const EVERY = 12

/** A recorded battle in which everything that has a mark bears one name. */
function namesakes(id: SystemId): readonly Entry[] {
  const folder = join(import.meta.dirname, '../golden', id)
  const file = readdirSync(folder).find(name => name.endsWith('.battle.json')) ?? ''
  const { entries } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { entries: readonly Entry[] }
  const { rules } = hostedSystem(id)
  const end = entries.flatMap(({ events }) => events).reduce(rules.evolve, rules.initial)
  return named(entries, new Set(rules.marksIn(end).keys()))
}

/** The same JSON in which these things are called Patrol. */
function named<T>(value: T, ids: ReadonlySet<string>): T {
  if (Array.isArray(value)) return value.map(one => named<unknown>(one, ids)) as T
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([key, one]) => [key, named<unknown>(one, ids)])
  const isOne = 'id' in value && 'name' in value && ids.has(String(value.id))
  return Object.fromEntries(isOne ? [...parts, ['name', 'Patrol']] : parts) as T
}

/** What of it has a bare name in it, as text; the name a view finds a thing by is never told. */
function bare(told: unknown): readonly string[] {
  if (typeof told === 'string') return BARE.test(told) ? [told] : []
  if (typeof told !== 'object' || told === null) return []
  return Object.entries(told).flatMap(([key, one]) => (key === 'called' ? [] : bare(one)))
}

interface Step {
  readonly before: unknown
  readonly after: unknown
  readonly entry: Entry
}

function* stepsOf({ rules }: HostedSystem, entries: readonly Entry[]): Generator<Step> {
  let before = rules.initial
  for (const entry of entries) {
    const after = entry.events.reduce(rules.evolve, before)
    yield { before, after, entry }
    before = after
  }
}

describe.each(SYSTEM_IDS)('a battle of namesakes in %s', id => {
  const system = hostedSystem(id)
  const { rules, station } = system
  const entries = namesakes(id)
  const steps = [...stepsOf(system, entries)]

  it('names nobody without a mark in its log, its history and its prompts', () => {
    const found = steps.flatMap(({ before, after, entry }) => {
      let now = before
      const lines = entry.events.map(event => {
        const line = rules.describe(now, event)
        now = rules.evolve(now, event)
        return line
      })
      return bare([lines, rules.describeCommand(before, entry.command), rules.obligations(after)])
    })
    expect(found).toEqual([])
    expect(JSON.stringify(steps.map(({ before, entry }) => rules.describeCommand(before, entry.command)))).toContain('Patrol A')
  })
  it('shows every viewer names that are told apart', () => {
    for (const { after } of steps.filter((_, i) => i % EVERY === 0).slice(1)) {
      for (const viewer of VIEWERS) {
        const view = rules.viewFor(after, viewer)
        expect(bare(view)).toEqual([])
        const names = namesOf(view)
        expect(new Set(names).size).toBe(names.length)
      }
    }
  })
  it('offers phones nothing that could be meant for another', () => {
    for (const { after } of steps.filter((_, i) => i % EVERY === 0).slice(1)) {
      const claims = station.claims(after, 'A')
      const known = station.knownTo(after, { kind: 'station', sideId: 'A', ownIds: claims.map(one => one.id) })
      const acts = station.acts(
        known,
        claims.map(one => one.id)
      )
      expect(bare([claims, acts.map(({ group, label, fields }) => ({ group, label, fields }))])).toEqual([])
    }
  })
  it('is reported and exported under names, marks and ids that are told apart', () => {
    const account = gmAccount(system, entries)
    expect(bare([account, playersAccount(system, entries, { kind: 'table' }), endedAt(system, steps.at(-1)?.after)])).toEqual([])
    const files = [attacksCsv(account), attacksJsonLines(account)]
    expect(bare(files)).toEqual([])
    const tags = account.fighting?.tags ?? []
    expect(tags).toHaveLength(account.units.length)
    expect(new Set(tags.map(tag => tag.id)).size).toBe(tags.length)
    for (const { id: unitId, mark } of tags) expect([unitId, mark]).toEqual([unitId, expect.stringMatching(/^[A-D]\d/u)])
    expect(files[0]).toMatch(/attackerMark,attackerNumber,attackerId,targetMark,targetNumber,targetId\r\n/u)
  })
  it('is judged, changed and seen from the names as given, whichever battle is handed in', () => {
    const { after, entry, before } = steps[Math.floor(steps.length / 2)] ?? { after: null, before: null, entry: entries[0] as Entry }
    const told = rules.named(after)
    expect(asGiven(told as object)).toBe(after)
    expect(rules.named(told)).toBe(told)
    expect(entry.events.reduce(rules.evolve, rules.named(before))).toEqual(after)
    for (const viewer of VIEWERS) expect(rules.viewFor(told, viewer)).toEqual(rules.viewFor(after, viewer))
  })
})

/** Every strip and part, and the sides. */
function namesOf({ sides }: TableView): readonly string[] {
  return sides.flatMap(side => [side.name, ...side.strips.flatMap(strip => [strip.name, ...strip.parts.map(part => part.name)])])
}

describe('a hidden namesake', () => {
  it.each(SYSTEM_IDS)('gives itself away by no mark in %s', id => {
    const system = hostedSystem(id)
    const { rules, report, station } = system
    let count = 0
    const rosters = system.sampleRosters(() => `id${String((count += 1))}`, 'en').slice(0, 2)
    const begun = (isHidden: boolean, ids: ReadonlySet<string>): unknown => {
      const sides = rosters.map((roster, i) => ({
        sideId: 'AB'.charAt(i),
        roster: named(i === 0 || !isHidden ? roster : system.sight.withHidden(roster, null, true), ids)
      }))
      const begin = system.beginCommand({ name: 'Ambush', sides, rulings: {} })
      const events = rules.decide(rules.initial, begin).next().value as readonly Typed[]
      return events.reduce(rules.evolve, rules.initial)
    }
    const units = report.unitsOf(begun(false, new Set()))
    const pair = new Set(['A', 'B'].map(sideId => units.find(unit => unit.sideId === sideId)?.id ?? ''))
    const [open, hidden] = [begun(false, pair), begun(true, pair)]
    const told = (state: unknown): string => {
      const claims = station.claims(state, 'A')
      return JSON.stringify([claims, rules.viewFor(state, { kind: 'side', sideId: 'A' })])
    }
    expect([/Patrol A/u.test(told(open)), /Patrol B/u.test(told(open))]).toEqual([true, true])
    expect(told(hidden)).toContain('"Patrol"')
    expect(told(hidden)).not.toMatch(/Patrol [AB]/u)
    expect(JSON.stringify(rules.viewFor(hidden, { kind: 'gm' }))).toMatch(/Patrol A.*Patrol B/u)
  })
})
