import type { DraftArmada } from '../model/design'

/** Sorts the longest-standing first, so that the latest edit is blamed; otherwise keeps the order. */
export function oldestFirst<T>(
  all: readonly T[],
  earlier: readonly DraftArmada[],
  wasSo: (before: DraftArmada, one: T) => boolean
): readonly T[] {
  const ages = new Map(all.map(one => [one, ageOf(one)]))
  return [...all].sort((a, b) => (ages.get(b) ?? 0) - (ages.get(a) ?? 0))

  function ageOf(one: T): number {
    const changed = earlier.findIndex(before => !wasSo(before, one))
    return changed === -1 ? earlier.length : changed
  }
}
