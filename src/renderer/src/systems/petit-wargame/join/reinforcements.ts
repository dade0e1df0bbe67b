import type { BattleState } from '@shared/systems/petit-wargame/model/battle'
import type { DraftFleet, DraftSquadron } from '@shared/systems/petit-wargame/model/design'
import { nameGenerator } from '../../../ui/text/name-generator'
import { copied } from '../../../builder/draft/roster-tree'
import { arrivalName, type Reserve } from '../../../contract/reserve'

/** A fleet and everything in it that may join late: its squadrons, and their ships. */
export function reserveOf({ id, name, squadrons }: DraftFleet): Reserve {
  const parts = squadrons.flatMap(squadron => [
    { id: squadron.id, name: squadron.name },
    ...squadron.ships.map(ship => ({ id: ship.id, name: `${squadron.name}, ${ship.name}` }))
  ])
  return { id, name, parts }
}

/**
 * The fleet, squadron or ship with this id, with ids and names not used in the battle. A lone ship is a squadron of its own name.
 */
export function reinforcements(
  fleets: readonly DraftFleet[],
  chosenId: string,
  present: Pick<BattleState, 'squadrons' | 'ships'>,
  newId: (id: string) => string
): readonly DraftSquadron[] {
  const squadronName = nameGenerator(present.squadrons.map(one => one.name))
  const shipName = nameGenerator(present.ships.map(one => one.name))
  const found = fleets.flatMap(({ id, squadrons }) => (id === chosenId ? squadrons : squadrons.flatMap(one => picked(one, chosenId))))
  return found.map(squadron => {
    const copy = copied(squadron, squadron.name, newId)
    const ships = copy.ships.map(ship => ({ ...ship, name: shipName(ship.name) }))
    return { ...copy, name: arrivalName(copy.name, copy.ships, ships, squadronName), ships }
  })
}

function picked(squadron: DraftSquadron, id: string): readonly DraftSquadron[] {
  if (squadron.id === id) return [squadron]
  return squadron.ships.filter(ship => ship.id === id).map(ship => ({ ...squadron, name: ship.name, ships: [ship] }))
}
