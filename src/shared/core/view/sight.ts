/** Something of a roster that can come to a battle out of sight of the other sides. */
interface Sighted {
  readonly id: string
  readonly isHidden?: boolean
}

/** Units of a roster that can start a battle out of sight. All functions are pure. */
export interface SightRules<R> {
  /** Its units in their order, each with whether it comes out of sight. */
  units(this: void, roster: R): readonly { readonly id: string; readonly isHidden: boolean }[]
  /** The roster with these units out of sight, or in sight again; null for all of them. */
  withHidden(this: void, roster: R, ids: readonly string[] | null, isHidden: boolean): R
}

export function unitsInSight(all: readonly Sighted[]): readonly { readonly id: string; readonly isHidden: boolean }[] {
  return all.map(({ id, isHidden = false }) => ({ id, isHidden }))
}

/** The units, with these out of sight or in sight again. Units in sight carry no flag. */
export function markedHidden<T extends Sighted>(all: readonly T[], ids: readonly string[] | null, isHidden: boolean): readonly T[] {
  return all.map(one => {
    if (ids !== null && !ids.includes(one.id)) return one
    const { isHidden: _before, ...rest } = one
    return (isHidden ? { ...rest, isHidden } : rest) as T
  })
}
