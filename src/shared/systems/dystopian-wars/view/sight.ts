import { markedHidden, unitsInSight, type SightRules } from '../../../core/view/sight'
import type { DraftForce } from '../model/force'

/** Whole squadrons can come to a battle out of sight. */
export const dystopianSight: SightRules<DraftForce> = {
  units: roster => unitsInSight(roster.squadrons),
  withHidden: (roster, ids, isHidden) => ({ ...roster, squadrons: markedHidden(roster.squadrons, ids, isHidden) })
}
