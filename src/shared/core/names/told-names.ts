/** A thing of a battle that has a name. */
export interface Bearer {
  readonly id: string
  readonly name: string
  /** The group it belongs to. A group and what is in it may bear one name without being mistaken for each other. */
  readonly within?: string
  /** What tells it apart from others of its name, as the table shows it ("A2"); the second where the first does not. */
  readonly marks: readonly [string, ...string[]]
}

/**
 * The names by which the things of a battle are told, by their ids: where a name is not the only one of its kind, its mark goes with it
 * ("Patrol A2"). Holds only those that differ from the thing's own name. Ids stay out of it: they are no words for people.
 */
export function toldNames(bearers: readonly Bearer[]): ReadonlyMap<string, string> {
  const told = new Map<string, string>()
  const used = new Map<string, number>()
  let open = alike(bearers, bearer => bearer.name)
    .map(mistakable)
    .filter(same => same.length > 0)
  while (open.length > 0) {
    for (const bearer of open.flatMap(same => toMark(same, used))) {
      const nth = used.get(bearer.id) ?? 0
      // Whatever the marks are, the place among all is the last word.
      const mark = bearer.marks[nth] ?? `${bearer.marks[0]} #${String(bearers.indexOf(bearer) + 1)}`
      used.set(bearer.id, nth + 1)
      told.set(bearer.id, `${bearer.name.trim()} ${mark}`)
    }
    open = alike(bearers, ({ id, name }) => told.get(id) ?? name).filter(
      same => same.length > 1 && same.some(({ id, marks }) => told.has(id) && (used.get(id) ?? 0) <= marks.length)
    )
  }
  return told
}

/** Those of a name that get their next mark: who is in a group of that name before the group, and those without one after all others. */
function toMark(same: readonly Bearer[], used: ReadonlyMap<string, number>): readonly Bearer[] {
  const left = same.filter(({ id, marks }) => (used.get(id) ?? 0) < marks.length)
  const inside = left.filter(one => one.within !== undefined && same.some(({ id }) => id === one.within))
  return inside.length > 0 && left.some(({ id }) => used.has(id)) ? inside : left.length > 0 ? left : same
}

/** The bearers by what they are called, as it is read out: capitals and spaces around a name are not heard. */
function alike(bearers: readonly Bearer[], called: (bearer: Bearer) => string): readonly (readonly Bearer[])[] {
  const found = new Map<string, Bearer[]>()
  for (const bearer of bearers) {
    const heard = called(bearer).trim().toLowerCase()
    const same = found.get(heard)
    if (same === undefined) found.set(heard, [bearer])
    else same.push(bearer)
  }
  return [...found.values()]
}

/** Those of one name that can be mistaken for another of them. */
function mistakable(same: readonly Bearer[]): readonly Bearer[] {
  if (same.length < 2) return []
  return same.filter(one => same.some(other => other !== one && one.within !== other.id && other.within !== one.id))
}
