import { markedHidden, unitsInSight, type SightRules } from '../../../core/view/sight'
import type { DraftArmada } from '../model/design'

/** Whole fleets can come to a battle out of sight. */
export const starfinderSight: SightRules<DraftArmada> = {
  units: roster => unitsInSight(roster.fleets),
  withHidden: (roster, ids, isHidden) => ({ ...roster, fleets: markedHidden(roster.fleets, ids, isHidden) })
}
