/** Something that the game master can put out of sight. */
interface Hideable {
  readonly id: string
  readonly isHidden?: boolean
}

/** Items of a list that can be out of sight, each with whether it is. */
export function hideable(all: readonly Hideable[]): readonly { readonly id: string; readonly isHidden: boolean }[] {
  return all.map(({ id, isHidden = false }) => ({ id, isHidden }))
}

/** The list with these out of sight too. */
export function hiding<T extends Hideable>(all: readonly T[], ids: ReadonlySet<string>): readonly T[] {
  return all.map(one => (ids.has(one.id) ? { ...one, isHidden: true } : one))
}
