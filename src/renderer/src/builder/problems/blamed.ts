import { isSameJson } from '@shared/kernel/same-json'

type Find<Draft, Problem> = (roster: Draft, earlier: readonly Draft[]) => readonly Problem[]

/**
 * The problems of a roster, those first that the latest edit brought which brought any. `earlier`: the roster before each edit, newest
 * first.
 */
export function blamed<Draft, Problem>(find: Find<Draft, Problem>, now: Draft, earlier: readonly Draft[]): readonly Problem[] {
  const found = find(now, earlier)
  if (found.length < 2) return found
  for (const [i, before] of earlier.entries()) {
    const known = find(before, earlier.slice(i + 1))
    const isKnown = (one: Problem): boolean => known.some(other => isSameJson(one, other))
    const fresh = found.filter(one => !isKnown(one))
    if (fresh.length > 0) return [...fresh, ...found.filter(isKnown)]
  }
  return found
}
