import { hasAbility } from '../derive/fleet/abilities'
import { hpMax, isDestroyedAt } from '../derive/fleet/hull'
import type { SaEvent } from '../events'
import type { BattleState, FleetState } from '../model/battle'
import { idFor, isGone } from '../state'
import { owed } from './dues'

const NOTHING: readonly SaEvent[] = []

/**
 * Disabled at 0 hull or less (SA-097); destroyed when cumulated hull damage exceeds twice the maximum (SA-098). Whoever calls this takes
 * any event for the end of the fleet, after which it owes neither a critical nor a check of morale.
 */
export function fallen(state: BattleState, fleet: FleetState): readonly SaEvent[] {
  if (fleet.hp > 0 || isGone(fleet)) return NOTHING
  if (isDestroyedAt(fleet.hp, hpMax(state, fleet))) return [{ type: 'fleetDestroyed', fleetId: fleet.id }]
  return fleet.status === 'disabled' ? NOTHING : disabled(state, fleet, 'damage')
}

/** A fleet is out of the fight; with self-destruct it may still blow itself up (SA-039). */
export function disabled(state: BattleState, fleet: FleetState, because: 'damage' | 'rout'): readonly SaEvent[] {
  return [{ type: 'fleetDisabled', fleetId: fleet.id, because }, ...selfDestructOwed(state, fleet)]
}

/** The question whether a fleet put out of the fight blows itself up, if it can (SA-039). */
export function selfDestructOwed(state: BattleState, fleet: FleetState): readonly SaEvent[] {
  if (!hasAbility(state, fleet, 'selfDestruct')) return NOTHING
  return [owed({ id: idFor('o', state.nextId), kind: 'selfDestruct', fleetId: fleet.id, round: state.round, isDeferred: false })]
}
