import { clamp } from '@shared/kernel/collections'

/** Moves an item up or down in its list; returns the same list at its ends. */
export function movedIn<T>(list: readonly T[], index: number, by: 1 | -1): readonly T[] {
  const item = list[index]
  const other = list[index + by]
  if (item === undefined || other === undefined) return list
  return list.map((one, i) => (i === index ? other : i === index + by ? item : one))
}

/** Moves an item up or down in its group, or into the adjacent group at the end. Without one, returns the same groups. */
export function movedAcross<T>(groups: readonly (readonly T[])[], isIt: (item: T) => boolean, by: 1 | -1): readonly (readonly T[])[] {
  const from = groups.findIndex(group => group.some(isIt))
  const group = groups[from] ?? []
  const index = group.findIndex(isIt)
  const item = group[index]
  if (item === undefined) return groups
  if (group[index + by] !== undefined) return groups.map((one, i) => (i === from ? movedIn(one, index, by) : one))
  const next = groups[from + by]
  if (next === undefined) return groups
  return groups.map((one, i) => {
    if (i === from) return one.filter(other => !isIt(other))
    if (i !== from + by) return one
    return by === 1 ? [item, ...one] : [...one, item]
  })
}

/** Moves an item to an index; returns the same list if it is not in it or already there. */
export function movedTo<T extends { readonly id: string }>(list: readonly T[], id: string, to: number): readonly T[] {
  const from = list.findIndex(one => one.id === id)
  const item = list[from]
  const place = clamp(to, 0, list.length - 1)
  if (item === undefined || place === from) return list
  const others = list.filter(one => one !== item)
  return [...others.slice(0, place), item, ...others.slice(place)]
}

/** Inserts an item after the one with this id, or at the end. */
export function insertedAfter<T extends { readonly id: string }>(list: readonly T[], item: T, afterId: string | null): readonly T[] {
  const index = list.findIndex(one => one.id === afterId)
  const at = index < 0 ? list.length : index + 1
  return [...list.slice(0, at), item, ...list.slice(at)]
}
