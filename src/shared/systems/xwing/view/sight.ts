import { markedHidden, unitsInSight, type SightRules } from '../../../core/view/sight'
import type { DraftSquad } from '../model/squad'

/** Whole ships can come to a battle out of sight. */
export const xwingSight: SightRules<DraftSquad> = {
  units: roster => unitsInSight(roster.ships),
  withHidden: (roster, ids, isHidden) => ({ ...roster, ships: markedHidden(roster.ships, ids, isHidden) })
}
