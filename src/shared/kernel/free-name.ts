/** Length of the longest name that people give. */
export const NAME_MAX = 80

/** A free name: the name itself, or the first free one of `name 2`, `name 3`, ... At most 80 characters. */
export function freeName(name: string, taken: readonly string[]): string {
  const base = name.slice(0, NAME_MAX)
  if (!taken.includes(base)) return base
  // What already has a number behind a name that is there is counted on.
  const unnumbered = /^(.+) \d+$/su.exec(base)?.[1] ?? base
  const stem = taken.includes(unnumbered) ? unnumbered : base
  for (let n = 2; ; n += 1) {
    const ending = ` ${String(n)}`
    const next = `${stem.slice(0, NAME_MAX - ending.length)}${ending}`
    if (!taken.includes(next)) return next
  }
}
