import { toldToStations } from '../../../core/names/told-station'
import type { StationRules } from '../../../core/view/station'
import type { XwCommand } from '../commands/command'
import type { BattleState } from '../model/battle'
import { xwNaming } from '../told-names'
import { seenBy } from '../view/seen-by'
import { shipActs } from './ship-acts'

/** What players may speak for and propose in X-Wing: a ship, its engagement and its dice. */
export const xwingStation: StationRules<BattleState, XwCommand> = toldToStations(
  {
    messages: 'xw',
    sums: [],
    claims: (state, sideId) => {
      const squads = state.squads.filter(squad => squad.sideId === sideId)
      const ships = squads.flatMap(squad => state.ships.filter(ship => ship.squadId === squad.id))
      return ships.map(({ id, name, initiative, hasEngaged }) => ({
        id,
        kind: 'strip',
        name,
        what: { key: 'xw.view.initiative', values: { initiative } },
        hasActed: hasEngaged
      }))
    },
    knownTo: seenBy,
    acts: shipActs
  },
  xwNaming,
  seenBy
)
