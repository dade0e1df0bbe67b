import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { readGrid, SEPARATORS, type Separator } from '@shared/exchange/foreign/tables/grid'
import { headingRow, plainWord } from '@shared/exchange/foreign/tables/headings'
import { tableText } from '@shared/exchange/foreign/tables/table-text'
import { LOCALES, type Locale } from '@shared/kernel/locale'
import { z } from '@shared/schema/zod'
import { hostedSystem, SYSTEM_IDS, type Roster, type SystemId } from '@shared/systems/index'
import type { DraftArmada } from '@shared/systems/starfinder-armada/model/design'
import { arbitraryJson, type JsonSchema } from '../../../../../tests/support/arbitrary-json'
import { explored } from '../../../../../tests/support/explored'
import type { Making, RosterTable, SaidAs } from '../../contract/tables/roster-table'
import { fetchOtherLocales, showLocale } from '../../i18n'
import { useWords } from '../../i18n/use-words'
import { loadPanels } from '../../systems/registry'
import { headingsOf, levelsOf } from './levels'
import { readRows, type ReadTable } from './read-rows'
import { TAKINGS, withTable } from './take-table'
import { rowsOf } from './write-rows'

const { t, elsewhere } = useWords()
const said: SaidAs = key => [t(key), ...elsewhere(key)]
let last = 0
const newId = (): string => `id${String((last += 1))}`
const makingFor = (roster: Roster): Making => ({ roster, word: key => t(key), newId })

describe.each(SYSTEM_IDS)('tables of the rosters of %s', id => {
  let table: RosterTable
  beforeAll(async () => {
    await showLocale('en')
    table = (await (await loadPanels(id)).builder()).rosterTable
    await fetchOtherLocales()
  })
  const { rosterSchema, sampleRosters } = hostedSystem(id)
  const samples = (): readonly Roster[] => LOCALES.flatMap(locale => sampleRosters(newId, locale))

  it('come back as they were copied out, in each language and with every separator', async () => {
    for (const written of LOCALES) {
      for (const separator of SEPARATORS) {
        for (const roster of samples())
          expect(plain(id, await copiedAndPasted(table, roster, written, separator))).toEqual(plain(id, roster))
      }
    }
  })

  it('come back as they were whatever the roster holds', async () => {
    const shape = z.toJSONSchema(rosterSchema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
    const rosters = arbitraryJson(shape, () => []).filter(roster => rosterSchema.safeParse(roster).success)
    await fc.assert(
      fc.asyncProperty(rosters, fc.constantFrom(...LOCALES), fc.constantFrom(...SEPARATORS), async (drawn, written, separator) => {
        const roster = aboard(id, rosterSchema.parse(drawn))
        fc.pre(table.main.length === 0 || partsIn(table.open(roster)) > 0)
        expect(plain(id, await copiedAndPasted(table, roster, written, separator))).toEqual(plain(id, roster))
      }),
      { numRuns: explored(600) }
    )
  })

  it('make a roster that the files accept of any cells, or say what is wrong', () => {
    const headings = headingsOf(levelsOf(table), said)
    const words = headings.flatMap(one => one.words)
    const cell = fc.oneof(
      fc.constantFrom('', '3', '0', '-1', 'Alpha', 'Patrol', 'x', '1', '999', '7,0', '8 = 6', '4; 4', '+AA', '1.000', '"'),
      fc.string({ unit: 'grapheme', maxLength: 90 }),
      fc.constantFrom(...words),
      fc.integer().map(String)
    )
    const [one, other] = samples() as [Roster, Roster]
    const [, ...rows] = rowsOf(table, other, said)
    const keys = headings.map(({ key }) => key)
    const spot = fc.tuple(fc.nat(rows.length - 1), fc.nat(keys.length - 1), cell)
    const drawn = fc.record({
      order: fc.oneof(
        fc.constantFrom([...rows.keys()], [...rows.keys(), ...rows.keys()]),
        fc.shuffledSubarray([...rows.keys()], { minLength: 1 })
      ),
      spots: fc.array(spot, { maxLength: 2 }),
      left: fc.array(fc.nat(keys.length - 1), { maxLength: 3 }),
      taking: fc.constantFrom(...TAKINGS)
    })
    let accepted = 0
    fc.assert(
      fc.property(drawn, ({ order, spots, left, taking }) => {
        const taken: readonly number[] = order
        const cells = taken.map(at => [...(rows[at] ?? [])])
        for (const [row, column, text] of spots) cells[row % cells.length]?.splice(column, 1, text)
        const read = readRows(
          table,
          cells.map((row, at) => ({ number: at + 1, cells: row })),
          keys.map((key, at) => (left.includes(at) ? null : key)),
          makingFor(one),
          said
        )
        if (read.problems.length > 0) return
        const made = withTable(table, one, read, taking)
        if (!made.ok) return
        accepted += 1
        expect(rosterSchema.safeParse(made.value).error?.issues).toBeUndefined()
      }),
      { numRuns: explored(3000) }
    )
    expect(accepted).toBeGreaterThan(10)
  })

  it('have a heading of their own for each column, in each language', async () => {
    for (const locale of LOCALES) {
      await showLocale(locale)
      const first = headingsOf(levelsOf(table), said).map(({ words: [word = ''] }) => plainWord(word))
      expect(first.filter((word, at) => word === '' || first.indexOf(word) !== at)).toEqual([])
    }
    await showLocale('en')
  })

  it('understand every heading of either language, however it is written', () => {
    for (const { key, words } of headingsOf(levelsOf(table), said)) {
      expect(words.length, key).toBeGreaterThan(1)
      for (const locale of [0, 1]) {
        const all = headingsOf(levelsOf(table), said)
        const cells = all.map(one => one.words[locale]?.toUpperCase() ?? '')
        expect(headingRow([{ number: 1, cells }], all, cells.length).keys).toEqual(all.map(one => one.key))
      }
    }
  })

  it('are added behind what is there, and put in its place, with ids of their own', async () => {
    const [one, other] = samples() as [Roster, Roster]
    const read = await pasted(table, rowsOf(table, other, said), one)
    const added = withTable(table, one, read, 'added')
    const replaced = withTable(table, one, read, 'replaced')
    if (!added.ok || !replaced.ok) throw new Error('refused')
    expect(partsIn(table.open(added.value))).toBe(partsIn(table.open(one)) + partsIn(table.open(other)))
    expect([added.value.name, replaced.value.name, replaced.value.id]).toEqual([one.name, other.name, one.id])
    expect(rosterSchema.safeParse(added.value).success).toBe(true)
  })
})

/** A roster copied out in one language and pasted in the other, in place of what another one holds. */
async function copiedAndPasted(table: RosterTable, roster: Roster, written: Locale, separator: Separator): Promise<Roster> {
  await showLocale(written)
  const text = tableText(rowsOf(table, roster, said), separator)
  await showLocale(LOCALES.find(one => one !== written) ?? written)
  const grid = readGrid(text)
  if (!grid.ok) throw new Error(grid.error.code)
  const read = await pasted(
    table,
    grid.value.rows.map(({ cells }) => cells),
    roster
  )
  expect(read.problems).toEqual([])
  const made = withTable(table, roster, read, 'replaced')
  if (!made.ok) throw new Error(made.error.key)
  return made.value
}

async function pasted(table: RosterTable, cells: readonly (readonly string[])[], roster: Roster): Promise<ReadTable> {
  await Promise.resolve()
  const rows = cells.map((one, at) => ({ number: at + 1, cells: one }))
  const { at, keys } = headingRow(rows, headingsOf(levelsOf(table), said), cells[0]?.length ?? 0)
  expect(at).toBe(0)
  return readRows(table, rows.slice(1), keys, makingFor(roster), said)
}

/** How many parts there are in all. */
function partsIn(tree: unknown): number {
  if (Array.isArray(tree)) return tree.reduce<number>((count, one) => count + (typeof one === 'object' ? 1 : 0) + partsIn(one), 0)
  return typeof tree === 'object' && tree !== null ? Object.values(tree).reduce<number>((count, one) => count + partsIn(one), 0) : 0
}

/** Officers aboard no fleet have no place in a table, and it has them in the order of their fleets. */
function aboard(id: SystemId, roster: Roster): Roster {
  if (id !== 'starfinder-armada') return roster
  const armada = roster as DraftArmada
  const fleets = armada.fleets.map((fleet, at) => ({ ...fleet, id: `${String(at)}-${fleet.id}` as typeof fleet.id }))
  const officers = armada.officers.flatMap((officer, at) => {
    const fleet = fleets[at % fleets.length]
    return fleet === undefined ? [] : [{ ...officer, fleetId: fleet.id }]
  })
  const sorted = fleets.flatMap(fleet => officers.filter(officer => officer.fleetId === fleet.id))
  return { ...armada, fleets, officers: sorted } as Roster
}

/** The roster without what a table does not carry: ids, words of nothing but blanks, and abilities without a name. */
function plain(id: SystemId, roster: Roster): unknown {
  const armada = roster as DraftArmada
  const places = id === 'starfinder-armada' ? armada.officers.map(one => armada.fleets.findIndex(fleet => fleet.id === one.fleetId)) : []
  return { places, roster: told(roster) }
}

function told(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(told).filter(one => !isNameless(one))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([key, field]) => [key, told(field)] as const)
  return Object.fromEntries(
    fields.filter(
      ([key, field]) =>
        !/^(?:id|fleetId)$/u.test(key) && !(key === 'specialRules' && field === '') && !(key === 'abilities' && isNone(field))
    )
  )
}

const isNone = (field: unknown): boolean => Array.isArray(field) && field.length === 0
const isNameless = (one: unknown): boolean => typeof one === 'object' && one !== null && 'window' in one && Reflect.get(one, 'name') === ''
