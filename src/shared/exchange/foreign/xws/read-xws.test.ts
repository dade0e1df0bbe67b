import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explored } from '../../../../../tests/support/explored'
import type { DraftSquad } from '../../../systems/xwing/model/squad'
import { draftSquadV1 } from '../../../systems/xwing/schema/roster-v1'
import { validateSquad } from '../../../systems/xwing/validate/validate-squad'
import { IMPORT_PROBLEMS } from '../../import-problem'
import { cards } from './cards'
import { readXws } from './read-xws'
import { writeXws } from './write-xws'

const pilot = (id: string, more: object = {}): object => ({ id, ...more })
const xws = (pilots: readonly unknown[], more: object = {}): string => JSON.stringify({ faction: 'rebelalliance', pilots, ...more })
const LUKE = pilot('lukeskywalker', {
  points: 62,
  upgrades: { torpedo: ['protontorpedoes'], 'force-power': ['sense'], modification: ['shieldupgrade'] }
})

function read(text: string): { readonly squad: DraftSquad; readonly notes: readonly object[] } {
  const found = readXws(text)
  if (!found.ok || found.value.kind !== 'roster') throw new Error(JSON.stringify(found))
  return { squad: found.value.roster as DraftSquad, notes: found.value.notes ?? [] }
}
const problem = (text: string): unknown => {
  const found = readXws(text)
  return found.ok ? null : found.error
}

describe('a squad in XWS', () => {
  it('brings names, points and upgrades, and figures from the table', () => {
    const { squad, notes } = read(xws([LUKE], { name: 'Red  flight', version: '2.4.12' }))
    expect(squad.name).toBe('Red flight')
    expect(squad.ships).toMatchObject([
      {
        name: 'Luke Skywalker',
        points: 62,
        initiative: 5,
        agility: 2,
        hull: 4,
        shields: 3,
        tokens: { force: 2 },
        abilities: [
          { name: 'Sense', window: 'attackerModifiesAttack' },
          { name: 'Shield Upgrade', window: 'attackerModifiesAttack' }
        ],
        weapons: [
          { name: 'T-65 X-wing', kind: 'primary', arc: 'front', attack: 3, rangeMin: 0, rangeMax: 3 },
          { name: 'Proton Torpedoes', kind: 'special', attack: 4, rangeMin: 2, isOrdnance: true, requires: ['lock'], charges: 2 }
        ]
      }
    ])
    expect(notes).toEqual([{ code: 'card-table', names: ['2025-12-11'] }])
    expect(validateSquad(squad, {}).verdict).toBe('legal')
  })

  it('reads what programs write where there is nothing', () => {
    const { squad } = read(xws([pilot('wedgeantilles', { upgrades: [], vendor: [], points: null })], { vendor: [], name: null }))
    expect(squad.name).toBe('Rebel Alliance')
    expect(squad.ships[0]).not.toHaveProperty('abilities')
    expect(squad.ships[0]).not.toHaveProperty('points')
    expect(read(xws([pilot('wedgeantilles')], { name: ' ', faction: 'hutts' })).squad.name).toBe('hutts')
    expect(read(JSON.stringify({ pilots: [pilot('wedgeantilles')] })).squad.name).toBe('XWS')
  })

  it('reads a single upgrade without its list, and points as text', () => {
    const { squad } = read(xws([pilot('wedgeantilles', { points: '54', upgrades: { talent: 'crackshot', title: null } })]))
    expect(squad.ships[0]).toMatchObject({ points: 54, abilities: [{ name: 'Crack Shot' }] })
  })

  it('knows ids with endings, in capitals, and the lighter cards of a set', () => {
    const { squad } = read(xws([pilot('GarvenDreis-t65xwing'), pilot('sigma4-battleofyavin-lsl')]))
    expect(squad.ships.map(({ name }) => name)).toEqual(['Garven Dreis (T-65 X-wing)', 'Sigma 4'])
  })

  it('keeps a ship that is not in the table, without figures, and says so', () => {
    const { squad, notes } = read(xws([pilot('newpilot-newship', { upgrades: { talent: ['newtrick'], torpedo: ['protontorpedoes'] } })]))
    expect(squad.ships[0]).toMatchObject({
      name: 'newpilot-newship',
      hull: 0,
      abilities: [{ name: 'newtrick' }],
      weapons: [{ name: 'Proton Torpedoes' }]
    })
    expect(notes).toEqual([
      { code: 'cards-unknown', names: ['newpilot-newship'] },
      { code: 'upgrades-unknown', names: ['newtrick'] }
    ])
    expect(validateSquad(squad, {}).verdict).toBe('illegal')
    expect(read(xws([pilot('newpilot', { name: 'New Pilot' })])).squad.ships[0]?.name).toBe('New Pilot')
  })

  it('leaves points of a ship that no card can have, and says so', () => {
    const { squad, notes } = read(xws([pilot('wedgeantilles', { points: 130 })]))
    expect(squad.ships[0]).not.toHaveProperty('points')
    expect(notes).toContainEqual({ code: 'points-left', names: ['Wedge Antilles'] })
  })

  it('takes names alone from one of the first edition, whose figures were others', () => {
    const first = [{ name: 'biggsdarklighter', ship: 'xwing', points: 25, upgrades: { amd: ['r2d2'], torpedo: ['protontorpedoes'] } }]
    for (const text of [xws(first, { version: '0.3.0' }), xws(first)]) {
      const { squad, notes } = read(text)
      expect(squad.ships).toMatchObject([{ name: 'Biggs Darklighter', points: 25, hull: 0, weapons: [] }])
      expect(squad.ships[0]?.abilities?.map(({ name }) => name)).toEqual(['R2-D2', 'Proton Torpedoes'])
      expect(notes).toEqual([
        { code: 'first-edition', names: [] },
        { code: 'cards-unknown', names: ['Biggs Darklighter'] }
      ])
    }
    // Early files of the second edition say both.
    expect(read(xws([{ name: 'biggsdarklighter', ship: 't65xwing' }])).squad.ships[0]?.hull).toBe(4)
  })
})

describe('a squad in XWS that cannot be read', () => {
  it('is refused with its place', () => {
    expect(problem('{"pilots": [')).toEqual({ code: 'not-json', at: '1:13' })
    expect(problem(xws([]))).toEqual({ code: 'invalid', at: 'pilots' })
    expect(problem(xws([LUKE, {}]))).toEqual({ code: 'invalid', at: 'pilots.1.id' })
    expect(problem(xws([pilot('\n')]))).toEqual({ code: 'invalid', at: 'pilots.0.id' })
    expect(problem(xws([LUKE, pilot('wedgeantilles', { upgrades: ['r2d2'] })]))).toMatchObject({ at: 'pilots.1.upgrades' })
    expect(problem(xws([pilot('wedgeantilles', { upgrades: { talent: [3] } })]))).toMatchObject({ code: 'invalid' })
    expect(problem(xws(Array.from({ length: 61 }, () => LUKE)))).toEqual({ code: 'invalid', at: 'pilots' })
    expect(problem(xws([pilot('wedgeantilles', { upgrades: { talent: Array(21).fill('crackshot') } })]))).toEqual({
      code: 'out-of-range',
      at: 'pilots.0.upgrades'
    })
    expect(problem(`[${'['.repeat(70)}${']'.repeat(70)}]`)).toMatchObject({ code: 'too-deep' })
    expect(problem('[]')).toEqual({ code: 'invalid', at: '' })
  })

  it('never has names that our own files could not have', () => {
    const { squad } = read(xws([pilot(`a\u202Eb\u0007${'x'.repeat(300)}`)], { name: `${'😀'.repeat(60)}` }))
    expect(squad.ships[0]?.name).toBe(`ab ${'x'.repeat(76)}…`)
    expect(squad.name).toBe(`${'😀'.repeat(39)}…`)
  })
})

it('has an answer whatever is changed in a squad, and one that is sound if it is read', () => {
  const sound = xws([LUKE, pilot('newpilot'), pilot('wedgeantilles', { upgrades: [], points: '54' })], { name: 'Red', version: '2.0.0' })
  const change = fc.array(fc.tuple(fc.nat(sound.length), fc.constantFrom(...'{}[]",:-09e \\\ud800', 'null', '""', '[]', '{}'), fc.nat(5)), {
    minLength: 1,
    maxLength: 4
  })
  fc.assert(
    fc.property(change, changes => {
      const text = changes.reduce((before, [at, piece, length]) => `${before.slice(0, at)}${piece}${before.slice(at + length)}`, sound)
      const found = readXws(text)
      if (found.ok) expect(found.value.kind === 'roster' && draftSquadV1.safeParse(found.value.roster).success).toBe(true)
      else expect(IMPORT_PROBLEMS).toContain(found.error.code)
    }),
    { numRuns: explored(3_000) }
  )
})

describe('a squad that goes out as XWS and comes back', () => {
  it('is the same for every card of the table', () => {
    const slots = [...cards().upgrades.values()]
    const pilots = [...cards().pilots.keys()].map((id, index) => {
      const upgrades: Record<string, string[]> = {}
      for (const card of [slots[(index * 2) % slots.length], slots[(index * 2 + 1) % slots.length]])
        if (card) (upgrades[card.slot] ??= []).push(card.id)
      return pilot(id, { points: index % 90, upgrades })
    })
    for (let from = 0; from < pilots.length; from += 60) {
      const { squad, notes } = read(xws(pilots.slice(from, from + 60), { name: 'All' }))
      expect(notes.map(one => ({ ...one }))).toEqual([{ code: 'card-table', names: ['2025-12-11'] }])
      const written = writeXws(squad)
      expect(written.leftOut).toEqual([])
      expect(read(written.text).squad).toEqual(squad)
    }
  })

  it('says its version, its points, its faction and who wrote it', () => {
    const { text } = writeXws(read(xws([LUKE, pilot('wedgeantilles', { points: 54 })], { name: 'Red' })).squad)
    expect(JSON.parse(text)).toEqual({
      version: '2.0.0',
      name: 'Red',
      faction: 'rebelalliance',
      points: 116,
      pilots: [
        {
          id: 'lukeskywalker',
          points: 62,
          upgrades: { forcepower: ['sense'], modification: ['shieldupgrade'], torpedo: ['protontorpedoes'] }
        },
        { id: 'wedgeantilles', points: 54, upgrades: {} }
      ],
      vendor: { flagship: { builder: 'Flagship' } }
    })
  })

  it('names what XWS cannot say, and gives unknown ships the id that their name makes', () => {
    const { squad } = read(xws([pilot('newpilot-newship', { upgrades: { talent: ['newtrick'] } })]))
    const named = (name: string): unknown => writeXws({ ...squad, ships: squad.ships.map(ship => ({ ...ship, name })) })
    expect(named('newpilot-newship')).toMatchObject({
      leftOut: ['newtrick'],
      text: expect.stringContaining('"newpilot-newship"') as string
    })
    expect(named('New Pilot (New Ship)')).toMatchObject({ text: expect.stringContaining('"newpilot-newship"') as string })
    expect(named('Élan')).toMatchObject({ text: expect.stringContaining('"elan"') as string })
    expect(named('???')).toMatchObject({ text: expect.stringContaining('"unknown"') as string })
  })
})
