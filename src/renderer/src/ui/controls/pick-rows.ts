/** What can be picked: named things, or ids with a label for each. */
export interface Picks<Id> {
  readonly of?: readonly { readonly id: Id; readonly name: string }[] | undefined
  readonly ids?: readonly Id[] | undefined
  readonly name?: ((id: NonNullable<Id>) => string) | undefined
  /** First option, for null; absent if a choice is required. */
  readonly none?: string | undefined
}

/** One option of a list; its id as it is written in the page. */
export interface PickRow<Id> {
  readonly id: Id
  readonly name: string
  readonly value: string
}

/** The options in the order in which they are offered. Null can be picked only if that is offered. */
export function pickRows<Id extends string | number | null | undefined>({
  of = [],
  ids = [],
  name,
  none
}: Picks<Id>): readonly PickRow<Id>[] {
  const nameOf = (id: NonNullable<Id> | null): string => (id === null ? '' : (name?.(id) ?? String(id)))
  const named = ids.map(id => ({ id, name: nameOf(id ?? null) }))
  const nothing = none === undefined ? [] : [{ id: null as Id, name: none }]
  return [...nothing, ...of, ...named].map(row => ({ ...row, value: valueOf(row.id) }))
}

export function valueOf(id: string | number | null | undefined): string {
  return String(id ?? '')
}
