/** A roster of a side, and what of it has a strip, in the order of the strips: the ids that stand on each. */
interface Rowed {
  readonly sideId: string
  readonly strips: readonly (readonly string[])[]
}

/** The number of the strip that each id stands on, as `laidOut` counts them: from 1 within a side, over what the viewer sees. */
export function stripNumbers(rosters: readonly Rowed[]): ReadonlyMap<string, number> {
  const sides = new Map<string, readonly (readonly string[])[]>()
  for (const { sideId, strips } of rosters) sides.set(sideId, [...(sides.get(sideId) ?? []), ...strips])
  return new Map([...sides.values()].flatMap(strips => strips.flatMap((ids, i) => ids.map(id => [id, i + 1] as const))))
}
