import { describe, expect, it } from 'vitest'
import type { Typed } from '@shared/core/engine/rule-system'
import { checkEntries, type ExchangeEntry } from '@shared/exchange/check-entries'
import type { HostedSystem } from '@shared/schema/hosted-system'
import { hostedSystem, SYSTEM_IDS } from '@shared/systems/index'
import { goldenBattles } from '../support/golden-battles'

/** A later version of the rules would read these battles as the work of an earlier one, by their forms alone. */
const asEarlier = (system: HostedSystem): HostedSystem => ({ ...system, rules: { ...system.rules, rulesVersion: 2 } })

/** Numbers that may be below zero, and lengths measured at the table, in every game. */
const MAY_BE_NEGATIVE =
  /^(?:value|bonus|totals?|tieTotals|margin|enemyMargin|defenceMargin|hp|ac|dc|gunnery|piloting|morale|hpMax|spMax|speed|range|victoryPoints|\w+Shift|points|count|dice|abort|diceAdjustment)$/u
const MAY_BE_PART = /inches$/iu

const numbersFor = (field: string): readonly unknown[] => [
  ...(MAY_BE_NEGATIVE.test(field) ? [] : [-1]),
  ...(MAY_BE_PART.test(field) ? [-0.5] : [1.5]),
  1e10,
  ...(/round$|turn$/iu.test(field) ? [10_001] : [])
]
const ID = /^id$|Ids?$/u
/** What people paste into a note is kept to the last sign, control characters too. */
const NOTE = /^(?:note|notes|text)$/u
function textsFor(field: string): readonly unknown[] {
  if (field === 'type') return []
  if (ID.test(field)) return ['a\u0000b', 'a b', '../a', 'x'.repeat(41)]
  return NOTE.test(field) ? ['\ud800'] : ['a\u0000b', '\ud800']
}

describe.each(SYSTEM_IDS)('every field of every event of %s that a battle recorded', id => {
  const system = hostedSystem(id)
  const earlier = asEarlier(system)

  it('has its range and its form, though the rules that decided it are earlier ones', { timeout: 60_000 }, () => {
    const seen = new Set<string>()
    const letIn: string[] = []
    for (const { entries } of goldenBattles(system.rules).values())
      for (const entry of entries) {
        for (const [index, event] of entry.events.entries())
          for (const place of placesIn(event)) {
            const name = `${event.type} ${place.map(step => (/^\d+$/u.test(step) ? '*' : step)).join('.')}`
            if (seen.has(name)) continue
            seen.add(name)
            expect(isTakenFor(earlier, entry), name).toBe(true)
            for (const value of hostileFor(event, place)) {
              const events = entry.events.map((one, i) => (i === index ? (withValue(one, place, value) as Typed) : one))
              const forged: ExchangeEntry = { ...entry, events }
              if (isTakenFor(earlier, forged)) letIn.push(`${name} = ${JSON.stringify(value)}`)
            }
          }
      }
    expect(letIn).toEqual([])
    expect(seen.size).toBeGreaterThan(100)
  })
})

/** Whether the form of an entry is accepted: what it does to the battle is not asked. */
function isTakenFor({ rules, ...system }: HostedSystem, entry: ExchangeEntry): boolean {
  const anything: HostedSystem = {
    ...system,
    rules: { ...rules, describe: () => ({ key: '' }), evolve: state => state, obligations: () => [] }
  }
  const shown: HostedSystem = {
    ...anything,
    rules: { ...anything.rules, viewFor: rules.viewFor },
    momentOf: () => ({ round: 0, phase: '', isOver: false })
  }
  return checkEntries(shown, [{ ...entry, seq: 1 }]).ok
}

type Place = readonly string[]

function placesIn(json: unknown, path: Place = []): readonly Place[] {
  const inner = typeof json === 'object' && json !== null ? Object.entries(json) : []
  return [...(inner.length === 0 && path.length > 0 ? [path] : []), ...inner.flatMap(([key, part]) => placesIn(part, [...path, key]))]
}

function hostileFor(event: unknown, place: Place): readonly unknown[] {
  const value = place.reduce<unknown>((part, key) => (part as Readonly<Record<string, unknown>>)[key], event)
  const field = [...place].reverse().find(step => !/^\d+$/u.test(step)) ?? ''
  if (place.includes('rulings')) return []
  return typeof value === 'number' ? numbersFor(field) : typeof value === 'string' ? textsFor(field) : []
}

function withValue(json: unknown, [key, ...rest]: Place, value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(json)) return json.map((part: unknown, index) => (String(index) === key ? withValue(part, rest, value) : part))
  const fields = json as Readonly<Record<string, unknown>>
  return { ...fields, [key]: withValue(fields[key], rest, value) }
}
