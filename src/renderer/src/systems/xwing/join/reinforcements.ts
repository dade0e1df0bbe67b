import type { BattleState } from '@shared/systems/xwing/model/battle'
import { squadId, type DraftShip, type DraftSquad } from '@shared/systems/xwing/model/squad'
import { copied } from '../../../builder/draft/roster-tree'
import type { Reserve } from '../../../contract/reserve'
import { nameGenerator } from '../../../ui/text/name-generator'

/** A squad and its ships, any of which may join late. */
export function reserveOf({ id, name, ships }: DraftSquad): Reserve {
  return { id, name, parts: ships.map(ship => ({ id: ship.id, name: ship.name })) }
}

/** The squad or ship with this id, with ids and unused names, because the same squad may already be in the battle. */
export function reinforcements(
  squads: readonly DraftSquad[],
  chosenId: string,
  present: Pick<BattleState, 'ships'>,
  newId: (id: string) => string
): readonly DraftShip[] {
  const free = nameGenerator(present.ships.map(ship => ship.name))
  return squads.flatMap(squad => picked(squad, chosenId)).map(ship => copied(ship, free(ship.name), newId))
}

/** The same as a squad of its own, named after its squad; part of a squad need not satisfy the building rules. */
export function lateSquad(
  squads: readonly DraftSquad[],
  chosenId: string,
  present: Pick<BattleState, 'squads' | 'ships'>,
  newId: (id: string) => string
): DraftSquad | null {
  const from = squads.find(squad => picked(squad, chosenId).length > 0)
  if (from === undefined) return null
  const name = nameGenerator(present.squads.map(one => one.name))(from.name)
  const ships = reinforcements(squads, chosenId, present, newId)
  const own = from.id === chosenId ? from : { ...from, allowIllegal: true }
  return { ...own, id: squadId(newId(from.id)), name, ships }
}

function picked({ id, ships }: DraftSquad, chosenId: string): readonly DraftShip[] {
  return id === chosenId ? ships : ships.filter(ship => ship.id === chosenId)
}
