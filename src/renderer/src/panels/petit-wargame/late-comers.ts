import type { DraftFleet, DraftSquadron } from '@shared/systems/petit-wargame/model/design'
import type { LateRoster } from '../../components/battle/late-roster'
import { copySquadron } from './rosters/copy-fleet'

/** A fleet and everybody of it who may come late: its squadrons, and their ships. */
export function lateRoster({ id, name, squadrons }: DraftFleet): LateRoster {
  const parts = squadrons.flatMap(squadron => [
    { id: squadron.id, name: squadron.name },
    ...squadron.ships.map(ship => ({ id: ship.id, name: `${squadron.name}, ${ship.name}` }))
  ])
  return { id, name, parts }
}

/** Those chosen by the id of a fleet, a squadron or a ship, with ids of their own; a ship that comes alone is a squadron of its own name. */
export function lateComers(fleets: readonly DraftFleet[], chosenId: string, newId: () => string): readonly DraftSquadron[] {
  const found = fleets.flatMap(({ id, squadrons }) => (id === chosenId ? squadrons : squadrons.flatMap(one => picked(one, chosenId))))
  return found.map(squadron => copySquadron(squadron, squadron.name, newId))
}

function picked(squadron: DraftSquadron, id: string): readonly DraftSquadron[] {
  if (squadron.id === id) return [squadron]
  return squadron.ships.filter(ship => ship.id === id).map(ship => ({ ...squadron, name: ship.name, ships: [ship] }))
}
