import { describe, expect, it } from 'vitest'
import { jsonProblem } from '@shared/core/engine/json-problem'
import { submit } from '@shared/core/engine/submit'
import { defaultRulings } from '@shared/core/rulings/ruling'
import { z } from '@shared/schema/zod'
import { hostedSystem, SYSTEM_IDS, type SystemId } from '@shared/systems'
import { eventTypes } from '../support/event-types'

/** Minimum number of event types per game; a new game has only a few. */
const EVENT_TYPES: Readonly<Partial<Record<SystemId, number>>> = {
  'starfinder-armada': 54,
  'firestorm-armada': 48,
  'dystopian-wars': 44,
  xwing: 37,
  'petit-wargame': 47
}

describe.each(SYSTEM_IDS)('the system %s', id => {
  const system = hostedSystem(id)
  const { rules } = system

  /** A battle of the sample rosters, one per side. */
  const begun = (): ReturnType<typeof submit<unknown, { type: string }, { type: string }, string>> => {
    let count = 0
    const sides = system
      .sampleRosters(() => `id${String((count += 1))}`, 'en')
      .map((roster, i) => ({ sideId: `side${String(i + 1)}`, roster }))
    return submit(rules, rules.initial, system.beginCommand({ name: 'First contact', sides, rulings: defaultRulings(rules.rulings) }), [])
  }

  it('stands under its own id and counts its rules', () => {
    expect(rules.id).toBe(id)
    expect(Number.isInteger(rules.rulesVersion) && rules.rulesVersion >= 1).toBe(true)
  })

  it('has schemas for the commands and events of each version of its rules, strict at every depth', () => {
    const versions = Array.from({ length: rules.rulesVersion }, (_, index) => index + 1)
    expect(Object.keys(system.schemas).map(Number)).toEqual(versions)
    expect(system.schemas[rules.rulesVersion]?.command).toBe(system.commandSchema)
    for (const version of versions)
      for (const schema of [system.schemas[version]?.command, system.schemas[version]?.event]) {
        const written: unknown =
          schema === undefined ? {} : z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input', reused: 'inline' })
        expect(looseIn(written)).toEqual([])
      }
  })

  it('has a schema for every event that its rules know, and for no other', () => {
    const types = eventTypes(id)
    expect(types.length).toBeGreaterThanOrEqual(EVENT_TYPES[id] ?? 5)
    expect(types.filter(type => !rules.knowsEvent(type))).toEqual([])
    expect(types.filter((type, index) => types.indexOf(type) !== index)).toEqual([])
  })

  it('starts from a state that a save gives back unchanged', () => {
    expect(jsonProblem(rules.initial)).toBeNull()
    expect(JSON.parse(JSON.stringify(rules.initial))).toEqual(rules.initial)
  })

  it('has rulings with one name each, their values named once', () => {
    const keys = rules.rulings.map(ruling => ruling.key)
    expect(new Set(keys).size).toBe(keys.length)
    for (const ruling of rules.rulings) {
      expect(ruling.key).toMatch(/^[a-z]+\.[A-Za-z0-9]+$/u)
      expect(new Set(ruling.values).size, ruling.key).toBe(ruling.values.length)
      expect(ruling.values.length, ruling.key).toBeGreaterThan(1)
    }
  })

  it('begins a battle of its sample rosters without dice', () => {
    const first = begun()
    expect(first.kind).toBe('decided')
    if (first.kind !== 'decided') return
    expect(jsonProblem(first.state)).toBeNull()
    expect(system.momentOf(first.state).isOver).toBe(false)
    expect(first.events.length).toBeGreaterThan(0)
  })

  it('names its events and its commands by keys, not in prose', () => {
    const first = begun()
    if (first.kind !== 'decided') throw new Error('The battle did not begin')
    for (const event of first.events) expect(rules.describe(rules.initial, event).key).toMatch(/^[a-z]+(\.[A-Za-z0-9-]+)+$/u)
    const command = { type: first.events[0]?.type ?? '' }
    expect(command.type).not.toBe('')
  })

  it('shows the GM and each side a view that a save gives back unchanged', () => {
    const first = begun()
    if (first.kind !== 'decided') throw new Error('The battle did not begin')
    expect(jsonProblem(rules.viewFor(first.state, { kind: 'gm' }))).toBeNull()
    expect(jsonProblem(rules.viewFor(first.state, { kind: 'side', sideId: 'side1' }))).toBeNull()
  })

  it('refuses a second beginning with a code', () => {
    const first = begun()
    if (first.kind !== 'decided') throw new Error('The battle did not begin')
    const again = submit(rules, first.state, system.beginCommand({ name: 'Again', sides: [], rulings: {} }), [])
    expect(again.kind).toBe('refused')
    expect(again.kind === 'refused' && again.refusal).toMatch(/^[a-z]+(-[a-z]+)*$/u)
  })
})

/** Where a schema accepts anything: an object with any fields, or a value of any type. */
function looseIn(schema: unknown, path = ''): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [path]
  const { properties = {}, additionalProperties, items, prefixItems = [], anyOf = [], oneOf = [], allOf = [] } = schema as Written
  const inner = [
    ...Object.entries(properties),
    ...[items, additionalProperties].filter(part => part !== undefined && part !== false).map(part => ['[]', part] as const),
    ...[...prefixItems, ...anyOf, ...oneOf, ...allOf].map((part, index) => [String(index), part] as const)
  ]
  const isLoose = 'type' in schema ? schema.type === 'object' && additionalProperties === undefined : !WORDS.some(word => word in schema)
  return [...(isLoose ? [path] : []), ...inner.flatMap(([name, part]) => looseIn(part, `${path}.${name}`))]
}

/** Keys that tell the kind of a value that has no type. */
const WORDS = ['anyOf', 'oneOf', 'allOf', 'const', 'enum', 'not'] as const

interface Written {
  readonly properties?: Readonly<Record<string, unknown>>
  readonly additionalProperties?: unknown
  readonly items?: unknown
  readonly prefixItems?: readonly unknown[]
  readonly anyOf?: readonly unknown[]
  readonly oneOf?: readonly unknown[]
  readonly allOf?: readonly unknown[]
}
