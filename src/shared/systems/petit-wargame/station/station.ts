import { toldToStations } from '../../../core/names/told-station'
import type { StationRules } from '../../../core/view/station'
import type { PwCommand } from '../commands/command'
import type { BattleState } from '../model/battle'
import { pwNaming } from '../told-names'
import { knownTo } from './known-to'
import { squadronActs } from './squadron-acts'
import { seenBy } from '../view/seen-by'

/** What players may speak for and propose in Petit Wargame: a squadron, and what it does in its turn. */
export const petitStation: StationRules<BattleState, PwCommand> = toldToStations(
  {
    messages: 'pw',
    sums: ['pw.roll.shot', 'pw.roll.defence', 'pw.roll.detection', 'pw.roll.countermeasure'],
    claims: (state, sideId) => {
      const own = state.fleets.filter(fleet => fleet.sideId === sideId)
      const squadrons = own.flatMap(fleet => state.squadrons.filter(one => one.fleetId === fleet.id))
      return squadrons.map(({ id, name, hasActed }) => ({ id, kind: 'strip', name, what: null, hasActed: hasActed }))
    },
    knownTo,
    acts: (known, ownIds) => known.squadrons.filter(({ id }) => ownIds.includes(id)).flatMap(one => squadronActs(known, one))
  },
  pwNaming,
  seenBy
)
