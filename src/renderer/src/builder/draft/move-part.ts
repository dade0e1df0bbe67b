/** One place up or down in its list; the same list at its ends. */
export function movedIn<T>(list: readonly T[], index: number, by: 1 | -1): readonly T[] {
  const item = list[index]
  const other = list[index + by]
  if (item === undefined || other === undefined) return list
  return list.map((one, i) => (i === index ? other : i === index + by ? item : one))
}

/** One place up or down in its group; at the end of a group over into the next. The same groups where there is no next. */
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
