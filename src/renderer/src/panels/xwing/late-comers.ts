import type { DraftShip, DraftSquad } from '@shared/systems/xwing/model/squad'
import type { LateRoster } from '../../components/battle/late-roster'
import { nameGiver } from '../../composables/name-giver'
import { copyShip } from './rosters/copy-squad'

/** A squad and each of its ships, who may come late. */
export function lateRoster({ id, name, ships }: DraftSquad): LateRoster {
  return { id, name, parts: ships.map(ship => ({ id: ship.id, name: ship.name })) }
}

/** Those chosen by the id of a squad or of one ship, with ids and names of their own, so that the same squad may be fighting already. */
export function lateComers(
  squads: readonly DraftSquad[],
  chosenId: string,
  namesTaken: readonly string[],
  newId: () => string
): readonly DraftShip[] {
  const free = nameGiver(namesTaken)
  const found = squads.flatMap(({ id, ships }) => (id === chosenId ? ships : ships.filter(ship => ship.id === chosenId)))
  return found.map(ship => copyShip(ship, free(ship.name), newId))
}
