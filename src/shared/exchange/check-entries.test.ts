import { describe, expect, it } from 'vitest'
import type { Typed } from '../core/engine/rule-system'
import { restoredBy, type RestoreCommand } from '../core/engine/restoring'
import { hosted, type RulesSchemas, type HostedSystem, type Roster } from '../schema/hosted-system'
import { z } from '../schema/zod'
import { hostedPetitWargame } from '../systems/petit-wargame/host'
import { begun } from '../systems/petit-wargame/rules/launch'
import { sampleFleets } from '../systems/petit-wargame/samples/two-fleets'
import { checkEntries } from './check-entries'
import type { WrittenEntry } from './exchange-v1'
import { aCarry, aReport } from '@kit/core/report'
import { asNamed } from '@kit/core/names'
import { aView } from '@kit/core/view'

interface Total {
  readonly total: number
}
type Added = { readonly type: 'added'; readonly amount: number }

const sum = z.number().min(-100).max(100)
const V2 = {
  command: z.strictObject({ type: z.literal('added'), amount: sum }),
  event: z.strictObject({ type: z.literal('added'), amount: sum })
}

/** Version 2 of a game in which a number grows. */
const system = (earlier: Readonly<Record<number, RulesSchemas>> = {}): HostedSystem =>
  hosted<Total, Added, Typed, Roster>({
    rules: {
      id: 'growing',
      rulesVersion: 2,
      ...asNamed,
      initial: { total: 0 },
      rulings: [],
      check: () => null,
      canForce: () => false,
      decide: function* (_state, command) {
        return [{ type: 'added', amount: command.amount }]
      },
      knowsEvent: type => type === 'added',
      evolve: (state, event) => ({ total: state.total + ('amount' in event ? (event as Added).amount : 0) }),
      obligations: () => [],
      viewFor: () => aView(),
      describe: (_state, event) => ({ key: event.type }),
      describeCommand: (_state, command) => ({ key: command.type })
    },
    rosterSchema: z.custom<Roster>(),
    commandSchema: V2.command,
    schemas: { ...earlier, 2: V2 },
    stateSchemas: { 1: z.strictObject({ total: sum }) },
    inconsistencyIn: () => null,
    rosterIdsIn: () => [],
    momentOf: () => ({ round: 0, phase: '', isOver: false }),
    isFit: () => true,
    beginCommand: () => ({ type: 'added', amount: 0 }),
    sight: { units: () => [], withHidden: (roster: Roster) => roster },
    station: { messages: 'test', claims: () => [], knownTo: state => state, sums: [], acts: () => [] },
    report: aReport<Total, Added, Typed>(),
    carry: aCarry<Total, Added, Roster>(),
    sampleRosters: () => []
  })

const V1: RulesSchemas = {
  command: z.strictObject({ type: z.literal('add') }),
  event: z.strictObject({ type: z.literal('added'), amount: z.number().int().min(0).max(6) })
}

const entry = (command: Typed, event: object, rulesVersion: number): WrittenEntry => ({
  kind: 'command',
  seq: 1,
  at: 1,
  by: 'gm',
  command,
  dice: [],
  events: [event as Typed],
  rulesVersion
})

describe('an entry of a log that comes in', () => {
  it('must give its events again under the rules of today', () => {
    const command = { type: 'added', amount: 3 }
    expect(checkEntries(system(), [entry(command, { type: 'added', amount: 3 }, 2)])).toMatchObject({
      ok: true,
      value: { state: { total: 3 } }
    })
    expect(checkEntries(system(), [entry(command, { type: 'added', amount: 4 }, 2)])).toEqual({ ok: false, error: 0 })
  })

  it('must match the schemas of the rules that decided it, even if those are earlier ones', () => {
    const found = checkEntries(system({ 1: V1 }), [entry({ type: 'add' }, { type: 'added', amount: 6 }, 1)])
    expect(found).toMatchObject({ ok: true, value: { state: { total: 6 } } })
    // The current command did not exist then.
    expect(checkEntries(system({ 1: V1 }), [entry({ type: 'added', amount: 6 } as Typed, { type: 'added', amount: 6 }, 1)]).ok).toBe(false)
  })

  it.each([
    ['nothing', { type: 'added', amount: null }],
    ['an object', { type: 'added', amount: {} }],
    ['too much', { type: 'added', amount: 7 }],
    ['half', { type: 'added', amount: 0.5 }],
    ['words', { type: 'added', amount: 'constructor' }],
    ['something besides', { type: 'added', amount: 1, phase: {} }],
    ['an event of no version', { type: 'tierSet', tier: null }]
  ])('is refused with %s in an event of earlier rules', (_name, event) => {
    expect(checkEntries(system({ 1: V1 }), [entry({ type: 'add' }, event, 1)])).toEqual({ ok: false, error: 0 })
  })

  it('is refused where it would have to be repaired before it could be read', () => {
    const named: RulesSchemas = {
      command: V1.command,
      event: z.strictObject({ type: z.literal('added'), amount: sum, by: z.string().trim() })
    }
    const checked = (by: string): boolean =>
      checkEntries(system({ 1: named }), [entry({ type: 'add' }, { type: 'added', amount: 1, by }, 1)]).ok
    expect([checked('Ana'), checked(' Ana')]).toEqual([true, false])
  })

  it('is refused where an event of earlier rules cannot be told', () => {
    const { rules, ...rest } = system({ 1: V1 })
    const speechless = { ...rest, rules: { ...rules, describe: () => failing() } }
    const added = entry({ type: 'add' }, { type: 'added', amount: 6 }, 1)
    expect(checkEntries(speechless, [added])).toEqual({ ok: false, error: 0 })
    expect(checkEntries({ ...rest, rules, momentOf: () => failing() }, [added])).toEqual({ ok: false, error: 0 })
  })

  it.each([undefined, {}, { 3: V1 }])('is refused where there is no schema for the rules that decided it: %j', schemas => {
    expect(checkEntries(system(schemas), [entry({ type: 'add' }, { type: 'added', amount: 1 }, 1)])).toEqual({ ok: false, error: 0 })
  })
})

describe('a battle of Petit Wargame that comes in', () => {
  it('begins with a state as well as its setup, if that is whole, makes sense and gives its event again', () => {
    let last = 0
    const [one, other] = sampleFleets(() => `id${String((last += 1))}`)
    const fleets = [
      { sideId: 'A', fleet: one },
      { sideId: 'B', fleet: other }
    ]
    const { rules } = hostedPetitWargame
    const state = rules.evolve(rules.initial, begun({ type: 'beginBattle', name: 'Printed', fleets, rulings: {}, tables: 'printed' }))
    const command: RestoreCommand = { type: 'restoreBattle', format: 1, state }
    const restored = (command: object, event: object): boolean =>
      checkEntries(hostedPetitWargame, [entry(command as Typed, event, rules.rulesVersion)]).ok
    expect(restored(command, restoredBy(command))).toBe(true)
    expect(restored({ ...command, more: 1 }, restoredBy(command))).toBe(false)
    expect(restored(command, restoredBy({ ...command, format: 2 }))).toBe(false)
    const senseless: RestoreCommand = { ...command, state: { ...(state as object), phase: 'tea' } }
    expect(restored(senseless, restoredBy(senseless))).toBe(false)
  })

  it('is for two sides; one of three is refused', () => {
    let last = 0
    const fleets = [...sampleFleets(() => `id${String((last += 1))}`), sampleFleets(() => `id${String((last += 1))}`)[0]]
    const beginning = (count: number): WrittenEntry => {
      const command = {
        type: 'beginBattle',
        name: 'First light',
        fleets: fleets.slice(0, count).map((fleet, i) => ({ sideId: 'ABC'.charAt(i), fleet })),
        rulings: {},
        tables: 'printed'
      } as const
      return entry(command, begun(command), hostedPetitWargame.rules.rulesVersion)
    }
    expect(checkEntries(hostedPetitWargame, [beginning(2)]).ok).toBe(true)
    expect(checkEntries(hostedPetitWargame, [beginning(3)])).toEqual({ ok: false, error: 0 })
  })
})

function failing(): never {
  throw new Error('there is no such ship')
}
