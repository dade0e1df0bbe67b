/** The list with one item moved; the same list when nothing moves. */
export function movedTo(list: readonly string[], item: string, place: number): readonly string[] {
  const from = list.indexOf(item)
  const to = Math.min(list.length - 1, Math.max(0, place))
  if (from < 0 || from === to) return list
  const rest = list.filter(one => one !== item)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}
