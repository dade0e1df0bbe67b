import type { Viewer } from '@shared/core/view/viewer'
import type { Chance } from '../chance'

/** How to make, of one battle, two worlds that a viewer must not tell apart. */
export interface Twins<State> {
  /** The battle with some units hidden, always the same ones for a seed. */
  readonly hide: (state: State, seed: number) => State
  /** The same battle with everything changed that is hidden from the viewer: names, figures, notes, cards, number and order. */
  readonly twin: (state: State, viewer: Viewer, chance: Chance) => State
  readonly sidesOf: (state: State) => readonly string[]
  /** The names of all units, hidden ones too, for leaks planted on purpose. */
  readonly namesOf: (state: State) => readonly string[]
}

/** Whether a unit is hidden: about one in three, by its id and the seed. */
export function isPicked(id: string, seed: number): boolean {
  let hash = seed
  for (const char of id) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) >>> 0
  return hash % 3 === 0
}

export function isStranger(viewer: Viewer, sideId: string): boolean {
  return viewer.kind === 'table' || ('sideId' in viewer && viewer.sideId !== sideId)
}

/** Another value that leaves a gauge in the same quarter. */
export function withinQuarter(chance: Chance, value: number, max: number): number {
  const step = (one: number): number => {
    if (one <= 0 || max <= 0) return 0
    if (one >= max) return 4
    return one * 2 > max ? 3 : one * 4 > max ? 2 : 1
  }
  const alike = Array.from({ length: Math.max(0, max) + 1 }, (_, i) => i).filter(one => step(one) === step(value))
  return value < 0 || value > max || alike.length === 0 ? value : chance.oneOf(alike)
}

/** The list with one more item at a random place. */
export function withOneMore<T>(chance: Chance, list: readonly T[], more: T): readonly T[] {
  const at = chance.whole(0, list.length)
  return [...list.slice(0, at), more, ...list.slice(at)]
}
