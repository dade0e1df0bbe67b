import type { TableView } from '../core/view/table-view'
import type { Replay, ReplayFrame } from './replay'

/** A replay as a file holds it: of each view only what differs from the one before. */
export interface PackedReplay extends Omit<Replay, 'frames'> {
  readonly frames: readonly PackedFrame[]
}

interface PackedFrame extends Omit<ReplayFrame, 'view'> {
  /** Null where the view is as before. */
  readonly view: Change | null
}

/** A value in its place, alone in an array; or the changes of some fields of an object or items of an array, by name or index. */
type Change = readonly [unknown] | { readonly [field: string]: Change }

export function packed(replay: Replay): PackedReplay {
  const frames = replay.frames.map(({ view, ...frame }, i) => ({ ...frame, view: changeBetween(replay.frames[i - 1]?.view, view) }))
  return { ...replay, frames }
}

/** Parts that do not change are the same objects from view to view. */
export function unpacked(replay: PackedReplay): Replay {
  let last: unknown
  const frames = replay.frames.map(({ view: change, ...frame }): ReplayFrame => {
    if (change !== null) last = changed(last, change)
    return { ...frame, view: last as TableView }
  })
  return { ...replay, frames }
}

function changeBetween(before: unknown, after: unknown): Change | null {
  if (before === after) return null
  if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after)) return [after]
  const names = Object.keys(after)
  if (names.length !== Object.keys(before).length || !names.every(name => Object.hasOwn(before, name))) return [after]
  const changes = names.flatMap(name => {
    const change = changeBetween(before[name], after[name])
    return change === null ? [] : [[name, change] as const]
  })
  return changes.length === 0 ? null : Object.fromEntries(changes)
}

function changed(before: unknown, change: Change): unknown {
  if (isWhole(change)) return change[0]
  const base = isBranch(before) ? before : {}
  const fields = Object.entries(change).map(([name, one]) => [name, changed(base[name], one)] as const)
  if (!Array.isArray(base)) return { ...base, ...Object.fromEntries(fields) }
  const items: unknown[] = [...base]
  for (const [index, item] of fields) items[Number(index)] = item
  return items
}

const isWhole = (change: Change): change is readonly [unknown] => Array.isArray(change)
const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
