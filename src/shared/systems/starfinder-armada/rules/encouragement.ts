import { kindsAmong } from '../derive/effect-kinds'
import type { SaEvent } from '../events'
import type { BattleState } from '../model/battle'
import type { FleetId, OfficerId } from '../model/design'

/** Encouragements are spent by the check they were given for, hit or miss (SA-060). */
export function spentEncouragement(state: BattleState, checkerId: FleetId | OfficerId): readonly SaEvent[] {
  const events: SaEvent[] = []
  if (!kindsAmong(state.effects).encouraged) return events
  for (const effect of state.effects)
    if (effect.kind === 'encouraged' && effect.targetId === checkerId) events.push({ type: 'effectEnded', effect, reason: null })
  return events
}
