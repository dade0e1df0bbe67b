import { markedHidden, unitsInSight, type SightRules } from '../../../core/view/sight'
import type { DraftFleet } from '../model/design'

/** Whole squadrons and flights can come to a battle out of sight. */
export const firestormSight: SightRules<DraftFleet> = {
  units: roster => unitsInSight([...roster.squadrons, ...roster.flights]),
  withHidden: (roster, ids, isHidden) => ({
    ...roster,
    squadrons: markedHidden(roster.squadrons, ids, isHidden),
    flights: markedHidden(roster.flights, ids, isHidden)
  })
}
