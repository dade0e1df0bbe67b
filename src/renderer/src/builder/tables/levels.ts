import type { Heading } from '@shared/exchange/foreign/tables/headings'
import type { RosterTable, SaidAs, TableColumn, TableFields, TableList } from '../../contract/tables/roster-table'

/** A column at its level: where its field stands within a part. */
export interface LevelColumn {
  readonly heading: string
  readonly column: TableColumn<unknown>
  readonly path: readonly string[]
}

/** The roster itself, or a list of parts within the parts of another level. */
export interface Level {
  readonly path: readonly string[]
  /** Index of the level it stands in; -1 for the roster. */
  readonly parent: number
  /** Null for the roster. */
  readonly list: TableList | null
  readonly columns: readonly LevelColumn[]
  /** Heading of the cell that begins a part; empty for the roster. */
  readonly lead: string
  /** Nothing stands in its parts. */
  readonly isLeaf: boolean
}

/** All levels, each after the one it stands in, in the order of the columns. */
export function levelsOf({ fields }: Pick<RosterTable, 'fields'>): readonly Level[] {
  const levels: Level[] = []
  add(fields, null, [], -1)
  return levels

  function add(inner: TableFields, list: TableList | null, path: readonly string[], parent: number): void {
    const index = levels.length
    const columns = columnsIn(inner, [])
    const lists = Object.entries(inner).flatMap(([key, field]) => (field.is === 'list' ? [[key, field] as const] : []))
    const lead = columns.find(one => one.path.join('.') === list?.lead)?.heading ?? ''
    levels.push({ path, parent, list, columns, lead, isLeaf: lists.length === 0 })
    for (const [key, one] of lists) add(one.fields, one, [...path, key], index)
  }
}

function columnsIn(fields: TableFields, path: readonly string[]): readonly LevelColumn[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const inner = [...path, key]
    if (field.is === 'column') return [{ heading: field.heading, column: field, path: inner }]
    return field.is === 'group' ? columnsIn(field.fields, inner) : []
  })
}

/** The headings of a table, each once, with all words for them. */
export function headingsOf(levels: readonly Level[], said: SaidAs): readonly Heading[] {
  const words = new Map<string, readonly string[]>()
  for (const { heading, column } of levels.flatMap(level => level.columns)) {
    words.set(heading, [...(words.get(heading) ?? []), ...[heading, ...column.also].flatMap(key => [...said(key)])])
  }
  return [...words].map(([key, all]) => ({ key, words: all }))
}

/** The level of the parts that a table is about. */
export function mainLevel(levels: readonly Level[], { main }: Pick<RosterTable, 'main'>): Level | undefined {
  return levels.find(({ path }) => path.join('.') === main.join('.'))
}

/** What stands at a path within a part. */
export function valueAt(part: unknown, path: readonly string[]): unknown {
  let found = part
  for (const key of path) found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined
  return found
}

/** The parts of a list within a part. */
export function partsAt(part: unknown, key: string): readonly object[] {
  const found: unknown = valueAt(part, [key])
  return Array.isArray(found) ? (found as readonly object[]) : []
}

/** How many parts of a level a tree holds. */
export function countOf(level: Level, tree: object): number {
  return level.path.reduce<readonly object[]>((parts, key) => parts.flatMap(part => partsAt(part, key)), [tree]).length
}

/** The key of the list in the part that holds it. */
export function lastOf({ path }: Level): string {
  return path.at(-1) ?? ''
}

/** Whether the level has a column under this heading. */
export function isOf({ columns }: Level, heading: string): boolean {
  return columns.some(one => one.heading === heading)
}

/** Two levels of which one row cannot have a part each. */
export function isApart(levels: readonly Level[], one: Level, other: Level): boolean {
  if (one === other || ancestorsOf(levels, one).includes(other) || ancestorsOf(levels, other).includes(one)) return false
  return !(one.isLeaf && other.isLeaf && one.parent === other.parent)
}

/** The levels around one, with the roster. */
export function ancestorsOf(levels: readonly Level[], level: Level): readonly Level[] {
  const around = levels[level.parent]
  return around === undefined ? [] : [...ancestorsOf(levels, around), around]
}
