import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import { findUnit, findWing } from '@shared/systems/dystopian-wars/state'
import type { SystemReference } from '../../../contract/system-reference'
import { COMMON_LINES, explosionLines, UNIT_LINES } from './now-damage'
import { FIRE_LINES } from './now-fire'
import { FLYER_LINES, WING_LINES } from './now-wings'

/** What a passage means for a unit or a wing in this battle. */
export const now: SystemReference['now'] = (passage, battle, unitId) => {
  // The state comes from this system's rules.
  const state = battle as BattleState
  const unit = findUnit(state, unitId)
  const wing = findWing(state, unitId)
  const common = FIRE_LINES[passage] ?? COMMON_LINES[passage]
  if (unit?.status === 'active') return (common ?? UNIT_LINES[passage] ?? FLYER_LINES[passage])?.(state, unit) ?? []
  if (unit !== undefined) return passage === 'critical-table' ? explosionLines(state, unit) : []
  if (wing?.status === 'flying') return (common ?? WING_LINES[passage])?.(state, wing) ?? []
  // A wing that has landed keeps its fuel for the next launch.
  return wing?.status === 'landed' && passage === 'abort-costs' ? (WING_LINES[passage]?.(state, wing) ?? []) : []
}
