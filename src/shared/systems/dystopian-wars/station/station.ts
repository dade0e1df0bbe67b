import { toldToStations } from '../../../core/names/told-station'
import type { StationRules } from '../../../core/view/station'
import type { DwCommand } from '../commands/command'
import type { BattleState } from '../model/battle'
import { dwNaming } from '../told-names'
import { seenBy } from '../view/seen-by'
import { squadronActs } from './squadron-acts'

/** What players may speak for and propose in Dystopian Wars: a squadron, and what it does in its turn. */
export const dystopianStation: StationRules<BattleState, DwCommand> = toldToStations(
  {
    messages: 'dw',
    sums: ['dw.roll.critical', 'dw.roll.flareDistance'],
    claims: (state, sideId) => {
      const own = state.forces.filter(force => force.sideId === sideId)
      const squadrons = own.flatMap(force => state.squadrons.filter(one => one.forceId === force.id))
      return squadrons.map(({ id, name, hasActivated }) => ({ id, kind: 'strip', name, what: null, hasActed: hasActivated }))
    },
    knownTo: seenBy,
    acts: (known, ownIds) => known.squadrons.filter(({ id }) => ownIds.includes(id)).flatMap(one => squadronActs(known, one))
  },
  dwNaming,
  seenBy
)
