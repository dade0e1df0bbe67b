import type { Telling } from '@shared/core/housekeeping/telling'
import type { Chance } from './chance'

/** Place and headline of a battle, each sometimes left to the game. */
export function randomTelling(chance: Chance, sideIds: readonly string[]): Telling & { readonly type: 'tellBattle' } {
  const text = (some: string): string | null => (chance.whole(0, 1) === 0 ? null : some)
  return { type: 'tellBattle', headline: text('We held'), place: text('The Gap'), heldBy: chance.oneOf([null, ...sideIds]) }
}
