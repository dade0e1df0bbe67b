/** Things of a state that have ids of one kind, by the field that holds an id of that kind. */
export interface StateShape {
  /** Paths of the fields that hold the things of each kind, from the state on, through lists. */
  readonly kinds: Readonly<Record<string, readonly string[]>>
  /** Fields that name a thing, with the kinds it may be of. A field may hold one id, a list of them, or null. */
  readonly references: Readonly<Record<string, readonly string[]>>
  /** Fields with numbers that grow as long as a battle lasts. */
  readonly growing: readonly string[]
}

/** Largest number that a command of any game takes, and of what grows with the battle. */
const FIGURE_MAX = 9_999
const GROWING_MAX = 1_000_000
const SIDE = /^[A-H]$/u

/**
 * Path of the first inconsistency in a state that fits the schema, such as `ships.2.squadId`; null if there is none: ids are unique,
 * references resolve, sides are valid, and no number exceeds what a table can enter. Which numbers may be fractions is checked by the
 * schema.
 */
export function inconsistencyIn(state: object, { kinds, references, growing }: StateShape): string | null {
  const known = new Map<string, Set<string>>()
  for (const [kind, path] of Object.entries(kinds)) {
    const ids = thingsAt(state, path).map(thing => String(thing['id']))
    const once = new Set(ids)
    if (once.size < ids.length) return path.join('.')
    known.set(kind, once)
  }
  return problemIn(state, '', '')

  function problemIn(value: unknown, field: string, path: string): string | null {
    const below = (key: string): string => (path === '' ? key : `${path}.${key}`)
    if (Array.isArray(value)) return firstOf(value.map((part, index) => () => problemIn(part, field, below(String(index)))))
    if (typeof value === 'object' && value !== null)
      return firstOf(
        Object.entries(value).map(
          ([key, part]) =>
            () =>
              problemIn(part, key, below(key))
        )
      )
    return isSense(value, field) ? null : path
  }

  function isSense(value: unknown, field: string): boolean {
    if (typeof value === 'number') return Math.abs(value) <= (growing.includes(field) ? GROWING_MAX : FIGURE_MAX)
    if (typeof value !== 'string') return true
    if (/side(?:s|Ids?)$/iu.test(field)) return SIDE.test(value)
    const named = Object.hasOwn(references, field) ? references[field] : undefined
    return named === undefined || named.some(kind => known.get(kind)?.has(value))
  }
}

function firstOf(problems: readonly (() => string | null)[]): string | null {
  for (const problem of problems) {
    const found = problem()
    if (found !== null) return found
  }
  return null
}

function thingsAt(value: unknown, path: readonly string[]): readonly Readonly<Record<string, unknown>>[] {
  if (Array.isArray(value)) return value.flatMap(part => thingsAt(part, path))
  if (typeof value !== 'object' || value === null) return []
  const [field, ...rest] = path
  if (field === undefined) return [value as Readonly<Record<string, unknown>>]
  return thingsAt((value as Readonly<Record<string, unknown>>)[field], rest)
}
