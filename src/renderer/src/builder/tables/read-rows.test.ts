import { beforeAll, describe, expect, it } from 'vitest'
import { headingRow } from '@shared/exchange/foreign/tables/headings'
import type { Roster } from '@shared/systems/index'
import type { DraftForce } from '@shared/systems/dystopian-wars/model/force'
import type { DraftFleet } from '@shared/systems/firestorm-armada/model/design'
import type { SaidAs } from '../../contract/tables/roster-table'
import { fetchOtherLocales, showLocale } from '../../i18n'
import { useWords } from '../../i18n/use-words'
import { loadPanels } from '../../systems/registry'
import { forceTable } from '../../systems/dystopian-wars/builder/roster-columns'
import { fleetTable } from '../../systems/firestorm-armada/builder/roster-columns'
import { armadaTable } from '../../systems/starfinder-armada/builder/roster-columns'
import { fleetTable as petitTable } from '../../systems/petit-wargame/builder/roster-columns'
import { squadTable } from '../../systems/xwing/builder/roster-columns'
import { headingsOf, levelsOf } from './levels'
import { PROBLEMS_MAX, readRows, type ReadTable } from './read-rows'
import { rowsOf } from './write-rows'

const { t, elsewhere, say } = useWords()
const said: SaidAs = key => [t(key), ...elsewhere(key)]
const roster = { id: 'r', name: 'R', allowIllegal: false, tier: 4, fleets: [], officers: [] } as unknown as Roster
let last = 0

/** Reads a table with its headings in the first row. Cells stand apart by bars. */
function read(
  table: typeof fleetTable | typeof forceTable | typeof squadTable | typeof armadaTable | typeof petitTable,
  ...lines: readonly string[]
): ReadTable {
  const rows = lines.map((line, at) => ({ number: at + 1, cells: line.split('|').map(cell => cell.trim()) }))
  const { keys } = headingRow(rows, headingsOf(levelsOf(table), said), rows[0]?.cells.length ?? 0)
  const newId = (): string => `id${String((last += 1))}`
  return readRows(table, rows.slice(1), keys, { roster, word: key => t(key), newId }, said)
}
/** The sentences about what is wrong, each with its place. */
const wrong = ({ problems }: ReadTable): readonly string[] =>
  problems.map(({ row, heading, message }) => `${String(row)} ${heading === null ? '' : t(heading)}: ${say(message)}`)

beforeAll(async () => {
  await showLocale('en')
  await Promise.all((['starfinder-armada', 'dystopian-wars', 'firestorm-armada', 'petit-wargame', 'xwing'] as const).map(loadPanels))
  await fetchOtherLocales()
})

describe('the rows of a table', () => {
  const fleetOf = (table: ReadTable): DraftFleet => table.root as unknown as DraftFleet

  it('are ships of the squadron named in the row, or in the last one above', () => {
    const { root, count, problems } = read(fleetTable, 'Squadron|Ship|HP', 'Red|One|4', '|Two|5', 'Blue|Three|6', 'Red|Four|7')
    expect(problems).toEqual([])
    expect(count).toBe(4)
    expect((root as unknown as DraftFleet).squadrons.map(({ name, ships }) => [name, ships.map(ship => ship.name)])).toEqual([
      ['Red', ['One', 'Two', 'Four']],
      ['Blue', ['Three']]
    ])
  })
  it('make a squadron where none is named, and one of each row that holds nothing else', () => {
    expect(fleetOf(read(fleetTable, 'Ship', 'One', 'Two')).squadrons.map(({ ships }) => ships.length)).toEqual([2])
    const twice = fleetOf(read(fleetTable, 'Squadron|Ship', 'Red|', '|One', 'Red|', 'Red|Two'))
    expect(twice.squadrons.map(({ name, ships }) => [name, ships.length])).toEqual([
      ['Red', 1],
      ['Red', 1]
    ])
  })
  it('hold weapons in the row of their ship and in those below it', () => {
    const [ship] =
      fleetOf(read(fleetTable, 'Ship|Weapon|Mount|Attack dice', 'One|Bow|fore|8/6/4', '|Tail|arrière|3')).squadrons[0]?.ships ?? []
    expect(ship?.weapons).toMatchObject([
      { name: 'Bow', mount: 'fore', dice: [8, 6, 4] },
      { name: 'Tail', mount: 'aft', dice: [3] }
    ])
  })
  it('leave what they do not tell as a new part has it', () => {
    const [ship] = fleetOf(read(fleetTable, 'Ship|Class|HP', 'One||')).squadrons[0]?.ships ?? []
    expect(ship).toMatchObject({ shipClass: 'capital', hull: 0, mv: 6, damageRating: null })
    expect(ship).not.toHaveProperty('points')
  })
  it('give rules of one column to units and to wings', () => {
    const { squadrons } = read(
      forceTable,
      'Squadron|Unit|Wing|Type|MAR',
      'A|Ark||flying|Hard Impact',
      'A||Kite|drone|Lethal Strike',
      '||||Vertical Dive'
    ).root as unknown as DraftForce
    expect(squadrons[0]?.units.map(({ type, mars }) => [type, mars.map(({ mar }) => mar)])).toEqual([['flying', ['hardImpact']]])
    expect(squadrons[0]?.wings.map(({ type, mars }) => [type, mars.map(({ mar }) => mar)])).toEqual([
      ['drone', ['lethalStrike', 'verticalDive']]
    ])
  })
  it('say of the whole roster what any row tells', () => {
    expect(read(armadaTable, 'Tier of the armada|Fleet|Tier', '|One|3', '7|Two|4').root).toMatchObject({ tier: 7 })
  })
})

describe('what is wrong in a table', () => {
  it.each<[string, () => ReadTable, string]>([
    ['no number', () => read(fleetTable, 'Ship|HP', 'One|four'), '2 Hull points: “four” is not a whole number from 0 to 999. Type one.'],
    ['a fraction', () => read(fleetTable, 'Ship|HP', 'One|1,5'), '2 Hull points: “1,5” is not a whole number from 0 to 999. Type one.'],
    [
      'a number out of bounds',
      () => read(armadaTable, 'Fleet|Tier', 'One|22'),
      '2 Tier: “22” is not a whole number from 1 to 21. Type one.'
    ],
    [
      'a dash for a number that must be there',
      () => read(armadaTable, 'Fleet|Tier', 'One|–'),
      '2 Tier: “–” is not a whole number from 1 to 21. Type one.'
    ],
    [
      'thousands',
      () => read(fleetTable, 'Ship|Points', 'One|1.000'),
      '2 Points: “1.000” could mean a thousand or a fraction. Type the number without comma or point.'
    ],
    [
      'a word nobody knows',
      () => read(armadaTable, 'Fleet|Size', 'One|huge'),
      '2 Size: “huge” is not known here. Type one of these: Small, Medium, Large.'
    ],
    [
      'neither yes nor no',
      () => read(fleetTable, 'Ship|In an alliance', 'One|perhaps'),
      '2 In an alliance: “perhaps” is neither yes nor no. Type one of them.'
    ],
    [
      'a long name',
      () => read(fleetTable, 'Ship', 'x'.repeat(81)),
      `2 Ship: “${'x'.repeat(40)}…” is longer than 80 characters. Shorten it.`
    ],
    [
      'a long line',
      () => read(fleetTable, 'Ship|Special rules', `One|${'x'.repeat(401)}`),
      `2 Special rules: “${'x'.repeat(40)}…” is longer than 400 characters. Shorten it.`
    ],
    [
      'too many in one cell',
      () => read(fleetTable, 'Ship|Weapon|Attack dice', 'One|Bow|1 2 3 4 5 6 7 8 9'),
      '2 Attack dice: “1 2 3 4 5 6 7 8 9” names more than 8. Remove some.'
    ],
    [
      'pairs',
      () => read(forceTable, 'Unit|Weapon|Dice by distance', 'Ark|Gun|8'),
      '2 Dice by distance: “8” cannot be read. Type distance = dice, e.g. 8 = 6; 16 = 4.'
    ],
    [
      'elements',
      () => read(petitTable, 'Ship|Elements, front', 'One|A?'),
      '2 Elements, front: “A?” cannot be read. Type the letters of elements, and + for an engine.'
    ],
    [
      'a figure of nobody',
      () => read(fleetTable, 'Ship|HP', 'One|4', '|5'),
      '3 Hull points: This row has “Hull points” but no “Ship”. Fill that in, or empty the cell.'
    ],
    [
      'two kinds of part in a row',
      () => read(forceTable, 'Unit|Wing', 'Ark|Kite'),
      '2 Wing: One row cannot hold both “Unit” and “Wing”. Give each its own row.'
    ],
    [
      'a weapon of nobody',
      () => read(fleetTable, 'Ship|Weapon', '|Bow'),
      '2 Weapon: This row has “Weapon”, but no row so far has “Ship”. Add that to this row or to one above.'
    ],
    [
      'a rule of nobody',
      () => read(forceTable, 'Unit|Wing|MAR', '||Hard Impact'),
      '2 MAR: This row has “MAR”, but no row so far has “Unit”. Add that to this row or to one above.'
    ],
    [
      'too many parts',
      () => read(squadTable, 'Ship', ...Array.from({ length: 61 }, () => 'Patrol')),
      '62 Ship: There are more than 60 in the column “Ship”. Remove some rows.'
    ],
    [
      'two tales of one thing',
      () => read(armadaTable, 'Tier of the armada|Fleet', '4|One', '5|Two'),
      '3 Tier of the armada: “5” differs from row 2. Type the same here, or leave the cell empty.'
    ],
    ['nothing', () => read(fleetTable, 'Ship|HP', '|'), 'null Ship: No row has a value for “Ship”. Choose the column that holds it.']
  ])('%s', (_, table, sentence) => {
    expect(wrong(table())).toEqual([sentence])
  })
  it('is told no further than anybody reads', () => {
    expect(read(fleetTable, 'Ship|HP', ...Array.from({ length: 500 }, () => 'One|x')).problems.length).toBe(PROBLEMS_MAX)
  })
})

it('writes names that begin a formula so that no spreadsheet runs them', () => {
  const squad = { id: 's', name: '=1+1', attackDiceOwned: null, defenseDiceOwned: null, ships: [], allowIllegal: false }
  expect(rowsOf(squadTable, squad as never, said)[1]?.[0]).toBe("'=1+1")
})
