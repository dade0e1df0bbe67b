import type { RosterTable, SaidAs } from '../../contract/tables/roster-table'
import type { Roster } from '@shared/systems/index'
import { headingsOf, isOf, lastOf, levelsOf, partsAt, valueAt, type Level } from './levels'

/** Cells by their heading. */
type Row = Map<string, string>

/** A roster as the rows of a table, with the headings first, in the language of the screen. */
export function rowsOf<R extends Roster>(table: RosterTable<R>, roster: R, said: SaidAs): readonly (readonly string[])[] {
  const levels = levelsOf(table)
  const headings = headingsOf(levels, said)
  const [root] = levels
  const rows = root === undefined ? [] : rowsOfPart(levels, root, table.open(roster), said)
  return [headings.map(({ words }) => words[0] ?? ''), ...rows.map(row => headings.map(({ key }) => row.get(key) ?? ''))]
}

/**
 * The rows of a part and of all in it. Its own cells share the first row with the first of what it holds; lists that hold nothing more,
 * such as weapons and abilities, stand beside each other.
 */
function rowsOfPart(levels: readonly Level[], level: Level, part: object, said: SaidAs): Row[] {
  const inner = levels.filter(one => levels[one.parent] === level)
  const rows: Row[] = [cellsOf(level, part, said)]
  for (const leaf of inner.filter(one => one.isLeaf)) {
    // One without a name would begin nothing when it is read.
    const items = partsAt(part, lastOf(leaf))
      .map(item => cellsOf(leaf, item, said))
      .filter(cells => cells.get(leaf.lead)?.trim() !== '')
    for (const [index, cells] of items.entries()) {
      const row = (rows[index] ??= named(level, part, said))
      for (const [heading, text] of cells) row.set(heading, text)
    }
  }
  for (const deep of inner.filter(one => !one.isLeaf)) {
    const seen = new Set<unknown>()
    for (const item of partsAt(part, lastOf(deep))) {
      const [first, ...more] = rowsOfPart(levels, deep, item, said)
      if (first === undefined) continue
      // Twice the same name would be one group: the second begins with a row of its own.
      const isTwice = deep.list?.isGroup === true && seen.has(first.get(deep.lead))
      seen.add(first.get(deep.lead))
      for (const row of isTwice ? headed(deep, item, first, said) : [first]) put(level, part, rows, row, said)
      for (const row of more) put(level, part, rows, row, said)
    }
  }
  return rows
}

/** A row of something held, in the row of what holds it as long as that has nothing but its own cells. */
function put(level: Level, part: object, rows: Row[], row: Row, said: SaidAs): void {
  const [first] = rows
  const isBare = rows.length === 1 && first !== undefined && [...first.keys()].every(heading => isOf(level, heading))
  if (isBare) for (const [heading, text] of row) first.set(heading, text)
  else rows.push(new Map([...named(level, part, said), ...row]))
}

/** A group alone in its row, then what was beside it. */
function headed(level: Level, part: object, first: Row, said: SaidAs): readonly Row[] {
  const rest = [...first].filter(([heading]) => !isOf(level, heading))
  const alone = cellsOf(level, part, said)
  return rest.length === 0 ? [alone] : [alone, new Map([...named(level, part, said), ...rest])]
}

/** The name of a group, which all of its rows have. */
function named(level: Level, part: object, said: SaidAs): Row {
  return new Map(level.list?.isGroup === true ? [...cellsOf(level, part, said)].filter(([heading]) => heading === level.lead) : [])
}

function cellsOf({ columns }: Level, part: object, said: SaidAs): Row {
  return new Map(
    columns.map(({ heading, column, path }) => {
      const value = valueAt(part, path)
      return [heading, value === undefined ? '' : column.cell.write(value, said)]
    })
  )
}
