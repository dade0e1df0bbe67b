import type { BattleState } from '@shared/systems/petit-wargame/model/battle'
import type { DraftFleet, DraftSquadron } from '@shared/systems/petit-wargame/model/design'
import { nameGiver } from '../../../ui/text/name-giver'
import { copied } from '../../../builder/draft/roster-tree'
import { lateName, type LateRoster } from '../../../contract/late-roster'

/** A fleet and everything in it that may join late: its squadrons, and their ships. */
export function lateRoster({ id, name, squadrons }: DraftFleet): LateRoster {
  const parts = squadrons.flatMap(squadron => [
    { id: squadron.id, name: squadron.name },
    ...squadron.ships.map(ship => ({ id: ship.id, name: `${squadron.name}, ${ship.name}` }))
  ])
  return { id, name, parts }
}

/**
 * Those chosen by the id of a fleet, a squadron or a ship, with ids of their own, and names that nobody in the battle bears; a ship that comes
 * alone is a squadron of its own name.
 */
export function lateComers(
  fleets: readonly DraftFleet[],
  chosenId: string,
  present: Pick<BattleState, 'squadrons' | 'ships'>,
  newId: () => string
): readonly DraftSquadron[] {
  const squadronName = nameGiver(present.squadrons.map(one => one.name))
  const shipName = nameGiver(present.ships.map(one => one.name))
  const found = fleets.flatMap(({ id, squadrons }) => (id === chosenId ? squadrons : squadrons.flatMap(one => picked(one, chosenId))))
  return found.map(squadron => {
    const copy = copied(squadron, squadron.name, newId)
    const ships = copy.ships.map(ship => ({ ...ship, name: shipName(ship.name) }))
    return { ...copy, name: lateName(copy.name, copy.ships, ships, squadronName), ships }
  })
}

function picked(squadron: DraftSquadron, id: string): readonly DraftSquadron[] {
  if (squadron.id === id) return [squadron]
  return squadron.ships.filter(ship => ship.id === id).map(ship => ({ ...squadron, name: ship.name, ships: [ship] }))
}
