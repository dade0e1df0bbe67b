import type {
  CellKind,
  Making,
  RosterTable,
  TableColumn,
  TableFields,
  TableGroup,
  TableList,
  Untold
} from '../../contract/tables/roster-table'
import type { Roster } from '@shared/systems/index'

/** Every field of a part, each as a column, a list, an object or untold: the compiler asks for those that a game adds. */
export type FieldsOf<T> = { readonly [K in keyof T]-?: FieldOf<T, K> }
type FieldOf<T, K extends keyof T> =
  | TableColumn<Required<T>[K], Record<never, never> extends Pick<T, K> ? true : false>
  | (Required<T>[K] extends readonly (infer Item extends object)[] ? TableList<Item> : never)
  | (Required<T>[K] extends readonly unknown[] ? never : Required<T>[K] extends object ? TableGroup : never)
  | Untold

export const UNTOLD: Untold = { is: 'untold' }

/** A column under this heading. Those in `also` are understood too. */
export const column = <V>(heading: string, cell: CellKind<V>, ...also: readonly string[]): TableColumn<V, false> => ({
  is: 'column',
  heading,
  also,
  cell,
  isOptional: false
})

/** A column whose field is absent where the cell is empty. */
export const optional = <V>(heading: string, cell: CellKind<V>, ...also: readonly string[]): TableColumn<V, true> => ({
  ...column(heading, cell, ...also),
  isOptional: true
})

export const group = <T extends object>(fields: FieldsOf<T>): TableGroup => ({ is: 'group', fields: erased(fields) })

interface ListOptions<T> {
  readonly lead: keyof T & string
  readonly most: number
  readonly mostInAll?: number
  fresh(making: Making): T
}

/** A level of parts. */
export const list = <T extends object>(fields: FieldsOf<T>, options: ListOptions<T>): TableList<T> => ({
  is: 'list',
  isGroup: false,
  ...options,
  fields: erased(fields)
})

/** A level of parts whose name stands in the rows of all that they hold. */
export const groups = <T extends object>(fields: FieldsOf<T>, options: ListOptions<T>): TableList<T> => ({
  ...list(fields, options),
  isGroup: true
})

/** The table of rosters that are trees of parts already. */
export function rosterTable<R extends Roster>(fields: FieldsOf<R>, named: Pick<RosterTable<R>, 'main' | 'counted'>): RosterTable<R> {
  return tableOf<R, R>(fields, { ...named, open: roster => roster, close: tree => tree })
}

interface TreeOptions<R extends Roster, Tree> extends Pick<RosterTable<R>, 'main' | 'counted'> {
  open(roster: R): Tree
  close(tree: Tree, roster: R): R
}

/** The table of rosters that become trees of parts first. */
export function tableOf<R extends Roster, Tree extends object>(fields: FieldsOf<Tree>, options: TreeOptions<R, Tree>): RosterTable<R> {
  const { main, counted, open, close } = options
  // The fields say how the tree is made.
  return { fields: erased(fields), main, counted, open, close: (tree, roster) => close(tree as Tree, roster) }
}

/** The fields without the type of their part, for what walks through those of every game. */
function erased<T extends object>(fields: FieldsOf<T>): TableFields {
  return fields
}
