import type { BattleState } from '@shared/systems/xwing/model/battle'
import { squadId, type DraftShip, type DraftSquad } from '@shared/systems/xwing/model/squad'
import { copied } from '../../../builder/draft/roster-tree'
import type { LateRoster } from '../../../contract/late-roster'
import { nameGiver } from '../../../ui/text/name-giver'

/** A squad and each of its ships, who may come late. */
export function lateRoster({ id, name, ships }: DraftSquad): LateRoster {
  return { id, name, parts: ships.map(ship => ({ id: ship.id, name: ship.name })) }
}

/** Those chosen by the id of a squad or of one ship, with ids and names of their own, so that the same squad may be fighting already. */
export function lateComers(
  squads: readonly DraftSquad[],
  chosenId: string,
  present: Pick<BattleState, 'ships'>,
  newId: () => string
): readonly DraftShip[] {
  const free = nameGiver(present.ships.map(ship => ship.name))
  return squads.flatMap(squad => picked(squad, chosenId)).map(ship => copied(ship, free(ship.name), newId))
}

/** The same as a squad of their own, named like the one they come from; a part of one breaks no rule of building. */
export function lateSquad(
  squads: readonly DraftSquad[],
  chosenId: string,
  present: Pick<BattleState, 'squads' | 'ships'>,
  newId: () => string
): DraftSquad | null {
  const from = squads.find(squad => picked(squad, chosenId).length > 0)
  if (from === undefined) return null
  const name = nameGiver(present.squads.map(one => one.name))(from.name)
  const ships = lateComers(squads, chosenId, present, newId)
  const own = from.id === chosenId ? from : { ...from, allowIllegal: true }
  return { ...own, id: squadId(newId()), name, ships }
}

function picked({ id, ships }: DraftSquad, chosenId: string): readonly DraftShip[] {
  return id === chosenId ? ships : ships.filter(ship => ship.id === chosenId)
}
