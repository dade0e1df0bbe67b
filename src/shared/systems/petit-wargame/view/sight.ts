import { markedHidden, unitsInSight, type SightRules } from '../../../core/view/sight'
import type { DraftFleet } from '../model/design'

/** Whole squadrons can come to a battle out of sight. */
export const petitSight: SightRules<DraftFleet> = {
  units: roster => unitsInSight(roster.squadrons),
  withHidden: (roster, ids, isHidden) => ({ ...roster, squadrons: markedHidden(roster.squadrons, ids, isHidden) })
}
