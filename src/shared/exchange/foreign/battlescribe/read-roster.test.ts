import fc from 'fast-check'
import { inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import {
  BEAM,
  CARRIER,
  CRUISER,
  CRUISERS,
  FIGHTER,
  battleScribeRoster,
  newRecruitRoster,
  ship,
  type Chosen
} from '../../../../../tests/support/battlescribe-rosters'
import { explored } from '../../../../../tests/support/explored'
import { zipOf } from '../../../../../tests/support/zipped'
import type { DraftFleet } from '../../../systems/firestorm-armada/model/design'
import { draftFleetV1 } from '../../../systems/firestorm-armada/schema/roster-v1'
import { validateFleet } from '../../../systems/firestorm-armada/validate/validate-fleet'
import { IMPORT_LIMITS, IMPORT_PROBLEMS } from '../../import-problem'
import type { ReadableFile } from '../foreign-file'
import { readBattleScribe, readNewRecruit } from './read-roster'

const inflate: ReadableFile['inflate'] = (packed, bytesMax) => {
  try {
    return inflateRawSync(packed, { maxOutputLength: bytesMax })
  } catch {
    return null
  }
}
const decode: ReadableFile['decode'] = bytes => ({ text: Buffer.from(bytes).toString('utf8'), encoding: 'utf-8' })
const file = (text: string | null, bytes: Uint8Array = Buffer.from(text ?? '')): ReadableFile => ({
  kind: 'battlescribe',
  text,
  encoding: 'utf-8',
  bytes,
  inflate,
  decode
})
const parts = (found: ReturnType<typeof readNewRecruit>): { readonly fleet: DraftFleet; readonly notes: readonly object[] } => {
  if (!found.ok || found.value.kind !== 'roster') throw new Error(JSON.stringify(found))
  return { fleet: found.value.roster as DraftFleet, notes: found.value.notes ?? [] }
}
const read = (...chosen: readonly Chosen[]) => parts(readNewRecruit({ text: newRecruitRoster(chosen) }))
const problem = (found: ReturnType<typeof readNewRecruit>): unknown => (found.ok ? null : found.error)
const refused = (...chosen: readonly Chosen[]): unknown => problem(readNewRecruit({ text: newRecruitRoster(chosen) }))

describe('a roster of Firestorm Armada', () => {
  it('becomes squadrons of ships with their figures, weapons, rules and points', () => {
    const { fleet, notes } = read(CRUISERS)
    expect(fleet).toMatchObject({ name: 'My fleet', faction: 'terran', squadrons: [{ name: 'Hammer & Anvil' }], flights: [] })
    const [first, second, escort] = fleet.squadrons[0]?.ships ?? []
    expect(first).toMatchObject({
      name: 'Maul',
      shipClass: 'capital',
      mv: 8,
      hull: 5,
      crew: 4,
      assault: 3,
      pointDefence: 2,
      shields: 1,
      damageRating: 4,
      criticalRating: 6,
      mines: 4
    })
    expect(first?.specialRules).toBe('Designation Heavy Cruiser; TL 2; Difficult Target; +1 Sh')
    expect(first?.weapons.map(({ name, mount, dice }) => [name, mount, dice])).toEqual([
      ['Beam', 'port', [5, 9, 6, 0]],
      ['Beam', 'starboard', [5, 9, 6, 0]],
      ['Torpedo (Fore)', 'torpedo', [3, 4, 4, 2]],
      ['Primary', 'turret', [8, 11, 6, 4]]
    ])
    expect(escort).toMatchObject({ name: 'Dart', shipClass: 'escort' })
    // 135 points in all: 110 for two, and 25 that are of no ship alone.
    expect([first, second, escort].map(one => one?.points)).toEqual([63, 64, 8])
    expect(notes).toEqual([])
    expect(validateFleet(fleet).verdict).toBe('unsure')
  })

  it('is the same in JSON, in XML of either age, and packed', () => {
    const { fleet } = read(CRUISERS, CARRIER)
    for (const text of [battleScribeRoster([CRUISERS, CARRIER]), battleScribeRoster([CRUISERS, CARRIER], true)]) {
      expect(parts(readBattleScribe(file(text))).fleet).toEqual(fleet)
      for (const method of [0, 8])
        expect(parts(readBattleScribe(file(null, zipOf('My fleet.ros', Buffer.from(text), undefined, method)))).fleet).toEqual(fleet)
    }
  })

  it('flies small craft in a flight called as their carrier', () => {
    const { fleet } = read(CARRIER)
    expect(fleet.flights).toMatchObject([{ name: 'Carrier', wings: [{ name: '(SRS) Fighter', kind: 'fighter' }, {}, {}] }])
    expect(fleet.squadrons[0]?.ships[0]).toMatchObject({
      hull: 10,
      shields: 0,
      mv: 6,
      specialRules: expect.stringContaining('Sh Cloak') as string
    })
  })

  it('takes the forces within a force, and names what holds no ship', () => {
    const { fleet, notes } = parts(readNewRecruit({ text: newRecruitRoster([CRUISERS, { name: 'Scenario' }], [CARRIER]) }))
    expect(fleet.squadrons.map(({ name }) => name)).toEqual(['Hammer & Anvil', 'Carrier'])
    expect(notes).toEqual([{ code: 'left-out', names: ['Scenario'] }])
  })

  it('has an id of its own for each unit, ship and wing', () => {
    const { squadrons, flights } = read(CRUISERS, CARRIER, CRUISERS, CARRIER).fleet
    const ids = [...squadrons, ...flights, ...squadrons.flatMap(({ ships }) => ships), ...flights.flatMap(({ wings }) => wings)].map(
      ({ id }) => id
    )
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength(4 + 2 + 8 + 6)
  })

  it('takes the number of what stands around a ship', () => {
    expect(
      read({ name: 'Frigates', number: 4, selections: [{ name: 'Dagger', profiles: ship('Dagger') }] }).fleet.squadrons[0]?.ships
    ).toHaveLength(4)
  })

  it('says which figures were no numbers, and which fleet is none of ours', () => {
    const odd: Chosen = { name: 'Odd', profiles: ship('Odd', { ...CRUISER, PD: 'two', DR: '-', HP: '' }) }
    const text = newRecruitRoster([odd]).replace('Terran Fleet', 'Hawker Fleet').replace('My fleet', '')
    const { fleet, notes } = parts(readNewRecruit({ text }))
    expect(fleet).toMatchObject({ name: 'Hawker Fleet', squadrons: [{ ships: [{ pointDefence: 0, damageRating: null, hull: 0 }] }] })
    expect(notes).toEqual([
      { code: 'no-faction', names: ['Hawker Fleet'] },
      { code: 'figures-unread', names: ['Odd, HP “”', 'Odd, PD “two”', 'Odd, DR “-”'] }
    ])
  })
})

describe('a roster that cannot be read', () => {
  it('is refused with its place', () => {
    const path = 'roster.forces.0.selections.0'
    expect(problem(readNewRecruit({ text: '{"roster":' }))).toEqual({ code: 'not-json', at: '1:11' })
    expect(problem(readNewRecruit({ text: '{"roster":{"forces":[{"selections":[{}]}]}}' }))).toEqual({
      code: 'invalid',
      at: `${path}.name`
    })
    expect(refused({ ...CRUISERS, number: 1.5 })).toEqual({ code: 'invalid', at: `${path}.number` })
    expect(refused({ name: 'Many', number: 1e9, profiles: ship('Many') })).toEqual({ code: 'out-of-range', at: `${path}.number` })
    expect(refused({ name: 'Many', selections: [0, 1].map(() => ({ name: 'Twenty', number: 20, profiles: ship('Twenty') })) })).toEqual({
      code: 'out-of-range',
      at: path
    })
    expect(
      refused({ name: 'Guns', profiles: [...ship('Guns'), ...Array.from({ length: 12 }, () => ['Gun', 'Weapon', BEAM] as const)] })
    ).toEqual({ code: 'out-of-range', at: `${path}.profiles` })
    expect(refused({ ...CARRIER, selections: [{ name: 'Wings', number: 61, profiles: [['Fighter', 'SRS Token', FIGHTER]] }] })).toEqual({
      code: 'out-of-range',
      at: `${path}.selections.0.number`
    })
    expect(refused(...Array.from({ length: 61 }, () => CRUISERS))).toEqual({ code: 'out-of-range', at: 'roster.forces.0.selections.60' })
    expect(problem(readBattleScribe(file('<roster><forces></roster>')))).toMatchObject({ code: 'not-xml', at: '1:17' })
    expect(problem(readBattleScribe(file('<!DOCTYPE roster><roster/>')))).toEqual({ code: 'xml-declares', at: '1:1' })
  })

  it('of another game is named as that', () => {
    expect(problem(readNewRecruit({ text: newRecruitRoster([{ name: 'Marines' }], [], { gameSystemName: 'Warhammer 40,000' }) }))).toEqual({
      code: 'foreign',
      at: 'Warhammer 40,000'
    })
  })

  it('is refused where its archive is a bomb, damaged, or holds no roster', () => {
    const bomb = Buffer.alloc(1_000_000, '<roster>')
    expect(problem(readBattleScribe(file(null, zipOf('a.ros', bomb, IMPORT_LIMITS.bytes + 1))))).toEqual({ code: 'too-large', at: 'a.ros' })
    expect(problem(readBattleScribe(file(null, zipOf('a.ros', bomb, 1_000))))).toEqual({ code: 'inconsistent', at: 'a.ros' })
    const sound = zipOf('a.ros', Buffer.from(battleScribeRoster([CRUISERS])))
    sound[60] = (sound[60] ?? 0) ^ 0xff
    expect(problem(readBattleScribe(file(null, sound)))).toMatchObject({
      code: expect.stringMatching(/^(?:inconsistent|not-xml|bad-text|invalid)$/u) as string
    })
    expect(problem(readBattleScribe(file(null, zipOf('a.txt', Buffer.from('x')))))).toEqual({ code: 'inconsistent', at: '' })
    expect(problem(readBattleScribe(file(null, zipOf('a.ros', Buffer.from('x'), 1, 99))))).toEqual({ code: 'inconsistent', at: 'a.ros' })
  })

  it('has an answer whatever is changed in it, and a fleet that is sound if it is read', () => {
    const sound = [newRecruitRoster([CRUISERS, CARRIER]), battleScribeRoster([CRUISERS, CARRIER])].map(text => Buffer.from(text))
    const packed = zipOf('a.ros', sound[1] ?? Buffer.alloc(0))
    const change = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...'{}[]<>"&/,:-0918 eé\0'), fc.nat(6)), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(fc.nat(2), change, (which, changes) => {
        const bytes = Buffer.from(which === 2 ? packed : (sound[which] ?? packed))
        for (const [at, sign, length] of changes) bytes.fill(sign, at % bytes.length, Math.min(bytes.length, (at % bytes.length) + length))
        const text = bytes.toString('utf8')
        const found = which === 0 ? readNewRecruit({ text }) : readBattleScribe(which === 1 ? file(text) : file(null, bytes))
        if (found.ok) expect(found.value.kind === 'roster' && draftFleetV1.safeParse(found.value.roster).success).toBe(true)
        else expect(IMPORT_PROBLEMS).toContain(found.error.code)
      }),
      { numRuns: explored(3_000) }
    )
  })
})
