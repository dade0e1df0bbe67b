import { freeName } from '../../../../ui/text/name-text'

/** The next free name in a series: `Kestrel 3` after `Kestrel 2`, `Wick 2` after `Wick`. */
export function nextName(name: string, taken: readonly string[]): string {
  const [, base, number] = /^(.*\S) (\d{1,4})$/u.exec(name) ?? []
  if (base === undefined) return freeName(name, taken)
  for (let n = Number(number) + 1; ; n += 1) {
    const next = `${base} ${String(n)}`
    if (!taken.includes(next)) return freeName(next, taken)
  }
}
