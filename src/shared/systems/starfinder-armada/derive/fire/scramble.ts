import type { BattleState } from '../../model/battle'
import type { FleetId, OfficerId } from '../../model/design'
import { kindsAmong } from '../fleet/effect-kinds'

/** Whether the officer is cut off this round by a Scramble: no passive benefit, no action (SA-072). */
export function isScrambled(state: BattleState, officerId: OfficerId): boolean {
  const effects = state.effects
  if (!kindsAmong(effects).scramble) return false
  for (let i = 0; i < effects.length; i += 1) {
    const effect = effects[i]
    if (effect?.kind === 'scramble' && effect.victimId === officerId && effect.round === state.round) return true
  }
  return false
}

/** Whether officers of other fleets cannot affect the fleet this round (SA-072). */
export function isClosedToOthers(state: BattleState, fleetId: FleetId): boolean {
  return state.effects.some(effect => effect.kind === 'scramble' && effect.targetId === fleetId && effect.round === state.round)
}
