import { without } from '@shared/kernel/collections'
import type { BuilderKinds, RosterEdits } from '../../contract/system-builder'
import { freeName } from '../../ui/text/name-text'
import { insertedAfter, movedAcross, movedIn, movedTo } from './move-part'

/** A roster is a tree: everything with an id is in a list of its parent. An unknown id changes nothing. */
interface Identified {
  readonly id: string
}

/** The tree with one part changed, at any depth. */
export function withPart<Tree extends object, Part extends Identified>(tree: Tree, id: Part['id'], change: (part: Part) => Part): Tree {
  // The branded id determines the type of the part.
  return withLists(tree, list => mapped(list, one => (one.id === id ? change(one as Part) : withPart(one, id, change))))
}

/** The tree without a part and everything in it. */
export function withoutPart<Tree extends object>(tree: Tree, id: string): Tree {
  return withLists(tree, list =>
    mapped(
      without(list, one => one.id === id),
      one => withoutPart(one, id)
    )
  )
}

/** Moves a part up or down within its list, or into the adjacent list at the end. */
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

/** Moves a row of the table to an index. */
export function movedPartTo<Tree extends object>(tree: Tree, id: string, to: number): Tree {
  return withLists(tree, list => movedTo(list, id, to))
}

/** A renamed copy with new ids, so both can be in one battle; `newId` is told the old one. Lists named in `keeping` keep their ids. */
export function copied<Part extends Identified>(
  part: Part,
  name: string,
  newId: (id: string) => string,
  keeping: readonly string[] = []
): Part {
  return { ...renewed(part, newId, keeping), name }
}

function renewed<Part extends Identified>(part: Part, newId: (id: string) => string, keeping: readonly string[]): Part {
  return withLists({ ...part, id: newId(part.id) }, (list, key) =>
    keeping.includes(key) ? list : list.map(one => renewed(one, newId, keeping))
  )
}

interface Copying {
  nameOfCopy(this: void, name: string, taken: readonly string[]): string
  readonly copy: <Part extends Identified>(part: Part, name: string, newId: () => string) => Part
}

/** The edits common to all trees; `mostBeside` returns the maximum length of the list a part is in. */
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

/** The list that contains the part. */
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

/** Maps each list of parts; returns the same object if none changes. */
function withLists<T extends object>(thing: T, change: (list: readonly Identified[], key: string) => readonly Identified[]): T {
  const changed = listsIn(thing).flatMap(([key, list]) => {
    const next = change(list, key)
    return next === list ? [] : [[key, next] as const]
  })
  return changed.length === 0 ? thing : { ...thing, ...Object.fromEntries(changed) }
}

/** Like `map`, but returns the same list if nothing changes. */
function mapped<T>(list: readonly T[], change: (item: T) => T): readonly T[] {
  const next = list.map(change)
  return next.every((one, i) => one === list[i]) ? list : next
}
