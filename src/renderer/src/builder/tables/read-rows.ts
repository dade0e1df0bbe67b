import type { Message, MessageValue } from '@shared/core/engine/message'
import type { TableRow } from '@shared/exchange/foreign/tables/grid'
import { isSameJson } from '@shared/kernel/same-json'
import { present } from '@shared/kernel/present'
import type { Making, RosterTable, SaidAs } from '../../contract/tables/roster-table'
import { ancestorsOf, isApart, countOf, isOf, lastOf, levelsOf, mainLevel, partsAt, valueAt, type Level, type LevelColumn } from './levels'

/** What is wrong in a table, and where. */
export interface TableProblem {
  /** As a spreadsheet counts it; null for the whole table. */
  readonly row: number | null
  /** Message key of the heading; null for the whole row. */
  readonly heading: string | null
  /** What is wrong, and the remedy. */
  readonly message: Message
}

/** What a table holds. Worth nothing where there are problems. */
export interface ReadTable {
  /** The fields of the roster that the table tells, and its lists. */
  readonly root: Readonly<Record<string, unknown>>
  readonly problems: readonly TableProblem[]
  /** Parts of the level that the table is about. */
  readonly count: number
}

/** A table may be wrong in every row; nobody reads more. */
export const PROBLEMS_MAX = 200

interface Part {
  readonly level: Level
  readonly fields: Record<string, unknown>
  /** The name in its cell; empty where nobody gave one. */
  readonly name: string
  /** In which row each of its fields was told. */
  readonly told: Map<LevelColumn, number>
}

/** Reads the rows below the headings; `keys` are the headings of the columns. */
export function readRows(
  table: RosterTable,
  rows: readonly TableRow[],
  keys: readonly (string | null)[],
  making: Making,
  said: SaidAs
): ReadTable {
  const levels = levelsOf(table)
  const reading = new RowReading(levels, keys, making, said)
  for (const row of rows) if (reading.problems.length < PROBLEMS_MAX) reading.read(row)
  const main = mainLevel(levels, table)
  if (reading.problems.length === 0 && reading.begun === 0) {
    const lead = main?.lead ?? ''
    reading.problems.push({ row: null, heading: lead, message: { key: 'tables.problem.nothing', values: { part: { key: lead } } } })
  }
  return { root: reading.root.fields, problems: reading.problems, count: main === undefined ? 0 : countOf(main, reading.root.fields) }
}

/** The rows read so far. */
class RowReading {
  readonly problems: TableProblem[] = []
  readonly root: Part
  /** Parts begun. */
  begun = 0
  private readonly columns: ReadonlyMap<string, number>
  /** The part of each level that the next row may go on with. */
  private readonly current: (Part | null)[]
  /** The groups of each level so far. */
  private readonly groups = new Map<Level, Part[]>()
  private readonly inAll = new Map<Level, number>()

  constructor(
    private readonly levels: readonly Level[],
    keys: readonly (string | null)[],
    private readonly making: Making,
    private readonly said: SaidAs
  ) {
    this.columns = new Map(keys.flatMap((key, index) => (key === null ? [] : [[key, index] as const])))
    this.root = { level: present(levels[0], 'the roster'), fields: {}, name: '', told: new Map() }
    this.current = levels.map(level => (level.list === null ? this.root : null))
    for (const level of levels) if (level.parent === 0) this.root.fields[lastOf(level)] = []
  }

  read(row: TableRow): void {
    const filled = [...this.columns.keys()].filter(heading => this.text(row, heading) !== '')
    if (filled.length === 0) return
    const present = this.partsIn(row, filled)
    if (present === null) return
    for (const heading of filled) {
      if (present.some(({ level }) => isOf(level, heading))) continue
      const owner = this.levels.find(level => isOf(level, heading))
      this.wrong(row, heading, 'nameless', { part: { key: owner?.lead ?? '' } })
    }
    for (const part of present) for (const column of part.level.columns) this.take(row, part, column)
  }

  /** The parts that a row begins or goes on with; null if that is not sure. */
  private partsIn(row: TableRow, filled: readonly string[]): readonly Part[] | null {
    const named = this.levels.filter(level => level.list !== null && filled.includes(level.lead))
    const sure = named.filter(level => !named.some(other => other !== level && other.lead === level.lead))
    const [apart] = sure.flatMap(one => sure.filter(other => isApart(this.levels, one, other)).map(other => [one, other] as const))
    if (apart !== undefined) {
      const [one, other] = apart
      this.wrong(row, other.lead, 'apart', { one: { key: one.lead }, other: { key: other.lead } })
      return null
    }
    const parts: Part[] = [this.root]
    for (const level of sure) {
      const part = this.partOf(row, level, filled)
      if (part === null) return null
      parts.push(part)
    }
    // What may stand in several kinds of parts goes into the one the row belongs to.
    for (const lead of new Set(named.filter(level => !sure.includes(level)).map(level => level.lead))) {
      const level =
        named.find(one => one.lead === lead && this.current[one.parent] !== null) ??
        present(
          named.find(one => one.lead === lead),
          lead
        )
      const part = this.partOf(row, level, filled)
      if (part === null) return null
      parts.push(part)
    }
    return parts
  }

  private partOf(row: TableRow, level: Level, filled: readonly string[]): Part | null {
    const holder = this.holderOf(row, level)
    if (holder === null) return null
    const name = this.text(row, level.lead)
    if (level.list?.isGroup !== true) return this.begin(row, level, holder, name)
    const isAlone = filled.every(heading => isOf(level, heading) || isOf(this.root.level, heading))
    const now = this.current[this.levels.indexOf(level)]
    const before =
      now?.name === name
        ? now
        : this.groups
            .get(level)
            ?.filter(group => group.name === name)
            .at(-1)
    if (isAlone || before === undefined) return this.begin(row, level, holder, name)
    this.goOn(before)
    return before
  }

  /** What the part stands in. A group that no cell names is made; anything else must stand above. */
  private holderOf(row: TableRow, level: Level): Part | null {
    const holder = this.current[level.parent]
    if (holder !== null && holder !== undefined) return holder
    const outer = present(this.levels[level.parent], level.lead)
    const around = outer.list?.isGroup === true ? this.holderOf(row, outer) : null
    if (around !== null) return this.begin(row, outer, around, '')
    this.wrong(row, level.lead, 'homeless', { part: { key: level.lead }, holder: { key: outer.lead } })
    return null
  }

  private begin(row: TableRow, level: Level, holder: Part, name: string): Part | null {
    const list = present(level.list, level.lead)
    const held = partsAt(holder.fields, lastOf(level))
    const inAll = (this.inAll.get(level) ?? 0) + 1
    if (held.length >= list.most || inAll > (list.mostInAll ?? Infinity)) {
      this.wrong(row, level.lead, 'too-many', { most: Math.min(list.most, list.mostInAll ?? Infinity) })
      return null
    }
    const fields: Record<string, unknown> = { ...list.fresh(this.making) }
    for (const inner of this.levels.filter(one => this.levels[one.parent] === level)) {
      if (this.columns.has(inner.lead) && fields[lastOf(inner)] !== undefined) fields[lastOf(inner)] = []
    }
    for (const { heading, column, path } of level.columns) {
      if (!this.columns.has(heading)) continue
      if (column.isOptional) drop(fields, path)
      else if (column.cell.empty !== undefined) put(fields, path, column.cell.empty.value)
    }
    holder.fields[lastOf(level)] = [...held, fields]
    this.inAll.set(level, inAll)
    this.begun += 1
    const part: Part = { level, fields, name, told: new Map() }
    if (list.isGroup) this.groups.set(level, [...(this.groups.get(level) ?? []), part])
    if (!level.isLeaf) this.goOn(part)
    return part
  }

  /** From here on rows belong to this part, and no longer to one beside it. */
  private goOn(part: Part): void {
    const at = this.levels.indexOf(part.level)
    if (this.current[at] === part) return
    const around = ancestorsOf(this.levels, part.level)
    for (const [index, level] of this.levels.entries()) if (!around.includes(level)) this.current[index] = null
    this.current[at] = part
  }

  private take(row: TableRow, part: Part, column: LevelColumn): void {
    if (!this.columns.has(column.heading)) return
    const text = this.text(row, column.heading)
    if (text === '') return
    const read = column.column.cell.read(text, this.said)
    if ('problem' in read) {
      this.problems.push({ row: row.number, heading: column.heading, message: read.problem })
      return
    }
    const told = part.told.get(column)
    if (told !== undefined && !isSameJson(valueAt(part.fields, column.path), read.value)) {
      this.wrong(row, column.heading, 'differs', { text, row: told })
      return
    }
    part.told.set(column, told ?? row.number)
    put(part.fields, column.path, read.value)
  }

  private text({ cells }: TableRow, heading: string): string {
    return cells[this.columns.get(heading) ?? -1]?.trim() ?? ''
  }

  private wrong({ number }: TableRow, heading: string, code: string, values: Readonly<Record<string, MessageValue>>): void {
    this.problems.push({
      row: number,
      heading,
      message: { key: `tables.problem.${code}`, values: { column: { key: heading }, ...values } }
    })
  }
}

/** Sets a field; objects on the way to it are copied, for parts may share them. */
function put(fields: Record<string, unknown>, [key, ...rest]: readonly string[], value: unknown): void {
  if (key === undefined) return
  if (rest.length === 0) {
    fields[key] = value
    return
  }
  const inner: Record<string, unknown> = { ...(fields[key] as object) }
  put(inner, rest, value)
  fields[key] = inner
}

function drop(fields: Record<string, unknown>, path: readonly string[]): void {
  const [key] = path
  // Optional fields stand at the top of their part in every game.
  if (key !== undefined && path.length === 1) Reflect.deleteProperty(fields, key)
}
