import { without } from '@shared/kernel/collections'
import type { BuilderKinds, RosterEdits } from '../../contract/system-builder'
import { freeName } from '../../ui/text/name-text'
import { insertedAfter, movedAcross, movedIn, movedTo } from './move-part'

/** A roster is a tree: whatever has an id stands in a list of what it belongs to. An id that is nowhere changes nothing. */
interface Identified {
  readonly id: string
}

/** With one part of it changed, however deep that stands. */
export function withPart<Tree extends object, Part extends Identified>(tree: Tree, id: Part['id'], change: (part: Part) => Part): Tree {
  // The id is branded with the kind of the part.
  return withLists(tree, list => mapped(list, one => (one.id === id ? change(one as Part) : withPart(one, id, change))))
}

/** Without the part, and without everything in it. */
export function withoutPart<Tree extends object>(tree: Tree, id: string): Tree {
  return withLists(tree, list =>
    mapped(
      without(list, one => one.id === id),
      one => withoutPart(one, id)
    )
  )
}

/** The part one place up or down among its like; at the end of its list over into the next one. */
export function movedPart<Tree extends object>(tree: Tree, id: string, by: 1 | -1): Tree {
  return withLists(tree, list => {
    const index = list.findIndex(one => one.id === id)
    if (index >= 0) return movedIn(list, index, by)
    const inside = list.flatMap(listsIn).find(([, parts]) => parts.some(one => one.id === id))?.[0]
    if (inside === undefined) return list
    const groups = list.map(one => Reflect.get(one, inside) as readonly Identified[])
    const moved = movedAcross(groups, one => one.id === id, by)
    return moved === groups ? list : list.map((one, i) => ({ ...one, [inside]: moved[i] }))
  })
}

/** A row of the table at another place, from 0. */
export function movedPartTo<Tree extends object>(tree: Tree, id: string, to: number): Tree {
  return withLists(tree, list => movedTo(list, id, to))
}

/** A copy under another name, with ids of its own, so that both may fight one battle; lists under a name in `keeping` are as they were. */
export function copied<Part extends Identified>(part: Part, name: string, newId: () => string, keeping: readonly string[] = []): Part {
  return { ...renewed(part, newId, keeping), name }
}

function renewed<Part extends Identified>(part: Part, newId: () => string, keeping: readonly string[]): Part {
  return withLists({ ...part, id: newId() }, (list, key) => (keeping.includes(key) ? list : list.map(one => renewed(one, newId, keeping))))
}

interface Copying {
  nameOfCopy(this: void, name: string, taken: readonly string[]): string
  readonly copy: <Part extends Identified>(part: Part, name: string, newId: () => string) => Part
}

/** The edits that are the same in every tree; `mostBeside` says how many of its kind the files accept in the list of a part. */
export function treeEdits<K extends BuilderKinds>(
  mostBeside: (part: K['part']) => number,
  { nameOfCopy = freeName, copy = copied }: Partial<Copying> = {}
): Pick<RosterEdits<K>, 'duplicated' | 'renamed' | 'removed' | 'moved'> {
  return {
    duplicated(roster, part, { taken, newId }) {
      const beside = listAround(roster, part.id)
      const original = beside.find(one => one.id === part.id)
      if (original === undefined || beside.length >= mostBeside(part)) return null
      const double = copy(original, nameOfCopy(part.name, taken), newId)
      return { roster: withAfter(roster, part.id, double), id: double.id }
    },
    renamed: (roster, { id }, name) => withPart(roster, id, part => ({ ...part, name })),
    removed: (roster, { id }) => withoutPart(roster, id),
    moved: (roster, { id }, by) => movedPart(roster, id, by)
  }
}

function withAfter<Tree extends object>(tree: Tree, id: string, part: Identified): Tree {
  return withLists(tree, list =>
    list.some(one => one.id === id) ? insertedAfter(list, part, id) : mapped(list, one => withAfter(one, id, part))
  )
}

/** The list in which the part stands. */
function listAround(tree: object, id: string): readonly Identified[] {
  const lists = listsIn(tree).map(([, list]) => list)
  const own = lists.find(list => list.some(one => one.id === id))
  return own ?? lists.flatMap(list => list.flatMap(one => listAround(one, id)))
}

function listsIn(thing: object): readonly (readonly [string, readonly Identified[]])[] {
  return Object.entries(thing).flatMap(([key, value]) => (isListOfParts(value) ? [[key, value] as const] : []))
}

function isListOfParts(value: unknown): value is readonly Identified[] {
  return Array.isArray(value) && value.every(one => typeof one === 'object' && one !== null && 'id' in one)
}

/** With each list of parts in it changed; the same where none is. */
function withLists<T extends object>(thing: T, change: (list: readonly Identified[], key: string) => readonly Identified[]): T {
  const changed = listsIn(thing).flatMap(([key, list]) => {
    const next = change(list, key)
    return next === list ? [] : [[key, next] as const]
  })
  return changed.length === 0 ? thing : { ...thing, ...Object.fromEntries(changed) }
}

/** The same list where nothing in it changes. */
function mapped<T>(list: readonly T[], change: (item: T) => T): readonly T[] {
  const next = list.map(change)
  return next.every((one, i) => one === list[i]) ? list : next
}
