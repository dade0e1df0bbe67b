import { describe, expect, it } from 'vitest'
import { jsonProblem } from '@shared/core/engine/json-problem'
import { submit } from '@shared/core/engine/submit'
import { defaultRulings } from '@shared/core/rulings/ruling'
import { z } from '@shared/schema/zod'
import { hostedSystem, SYSTEM_IDS } from '@shared/systems'

describe.each(SYSTEM_IDS)('the system %s', id => {
  const system = hostedSystem(id)
  const { rules } = system

  /** A battle of the sample rosters, one to a side. */
  const begun = (): ReturnType<typeof submit<unknown, { type: string }, { type: string }, string, unknown>> => {
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

  it('has a form for the commands and the events of each version of its rules before the present one', () => {
    const earlier = Array.from({ length: rules.rulesVersion - 1 }, (_, index) => index + 1)
    expect(Object.keys(system.released ?? {}).map(Number)).toEqual(earlier)
    for (const version of earlier) {
      for (const schema of [system.released?.[version]?.command, system.released?.[version]?.event]) {
        // Strict to the last depth: no object in it lets through what it does not name.
        const written = JSON.stringify(schema === undefined ? {} : z.toJSONSchema(schema, { unrepresentable: 'any' }))
        expect(written).toContain('"additionalProperties":false')
        expect(written).not.toContain('"additionalProperties":{}')
      }
    }
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
