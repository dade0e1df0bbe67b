import { kindsAmong } from '../derive/fleet/effect-kinds'
import type { SaEvent } from '../events'
import type { BattleState } from '../model/battle'
import type { FleetId, OfficerId } from '../model/design'

/** An encouragement is used up by the next check, whether or not it succeeds (SA-060). */
export function spentEncouragement(state: BattleState, checkerId: FleetId | OfficerId): readonly SaEvent[] {
  const events: SaEvent[] = []
  if (!kindsAmong(state.effects).encouraged) return events
  for (const effect of state.effects)
    if (effect.kind === 'encouraged' && effect.targetId === checkerId) events.push({ type: 'effectEnded', effect, reason: null })
  return events
}
