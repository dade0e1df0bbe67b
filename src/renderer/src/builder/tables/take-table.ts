import type { Message } from '@shared/core/engine/message'
import { err, ok, type Result } from '@shared/kernel/result'
import type { Roster } from '@shared/systems/index'
import type { RosterTable } from '../../contract/tables/roster-table'
import { countOf, lastOf, levelsOf, partsAt } from './levels'
import type { ReadTable } from './read-rows'

/** What becomes of the parts that the roster has already. */
export const TAKINGS = ['added', 'replaced'] as const
export type Taking = (typeof TAKINGS)[number]

/** The roster with what a table holds: behind what it has, or in place of it with what the table says of the roster itself. */
export function withTable<R extends Roster>(table: RosterTable<R>, roster: R, { root }: ReadTable, taking: Taking): Result<R, Message> {
  const before = table.open(roster)
  const levels = levelsOf(table)
  const lists = levels.filter(({ parent }) => parent === 0).map(lastOf)
  const added = Object.fromEntries(lists.map(key => [key, [...partsAt(before, key), ...partsAt(root, key)]]))
  const tree = taking === 'added' ? { ...before, ...added } : { ...before, ...root }
  for (const level of levels) {
    const most = Math.min(level.parent === 0 ? (level.list?.most ?? Infinity) : Infinity, level.list?.mostInAll ?? Infinity)
    if (countOf(level, tree) > most) return err({ key: 'tables.problem.too-many', values: { column: { key: level.lead }, most } })
  }
  return ok(table.close(tree, roster))
}
