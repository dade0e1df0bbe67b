import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { isFighting, isGone } from '@shared/systems/starfinder-armada/state'
import type { SystemReference } from '../../../contract/system-reference'
import { ABILITY_LINES } from './now-abilities'
import { FIGHT_LINES } from './now-fight'
import { FLEET_LINES } from './now-fleet'
import type { LinesOf } from './now-line'
import { OFFICER_LINES } from './now-officers'

const LINES: Readonly<Record<string, LinesOf>> = { ...FLEET_LINES, ...ABILITY_LINES, ...FIGHT_LINES, ...OFFICER_LINES }

/** Passages that mean something for a fleet that is gone. */
const WHEN_GONE: readonly string[] = ['disabled', 'end-of-battle']
/** The same for one that drifts: it can still be hit. */
const WHEN_DISABLED: readonly string[] = [
  ...WHEN_GONE,
  'hull-and-shields',
  'speed-and-turns',
  'armor-class',
  'taking-damage',
  'strong-and-weak',
  'damage-threshold',
  'interceptors',
  'self-destruct',
  'conditions',
  'boarders'
]

/** What a passage means for a fleet in this battle. */
export const now: SystemReference['now'] = (passage, battle, unitId) => {
  // The state comes from this system's rules.
  const state = battle as BattleState
  const fleet = state.fleets.find(one => one.id === unitId)
  if (fleet === undefined) return []
  const isMeant = isFighting(fleet) || (isGone(fleet) ? WHEN_GONE : WHEN_DISABLED).includes(passage)
  return isMeant ? (LINES[passage]?.(state, fleet) ?? []) : []
}
