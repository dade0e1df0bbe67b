import type { BattleState } from '@shared/systems/petit-wargame/model/battle'
import type { Roller } from '../../../contract/dice/dice-rollers'

/** Ships roll, or sides against each other, which have the names of their fleets. */
export function rollersOf({ ships, fleets }: BattleState): readonly Roller[] {
  const sides = [...new Set(fleets.map(fleet => fleet.sideId))]
  const namesOf = (side: string): string =>
    fleets
      .filter(fleet => fleet.sideId === side)
      .map(fleet => fleet.name)
      .join(', ')
  return [...ships, ...sides.map(id => ({ id, name: namesOf(id) }))]
}
