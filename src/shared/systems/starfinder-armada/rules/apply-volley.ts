import type { Rule } from '../../../core/dice/rule'
import { criticalThreshold } from '../derive/critical-threshold'
import { hpMax, isDestroyedAt } from '../derive/hull'
import { evolve } from '../evolve'
import type { SaEvent } from '../events'
import type { BattleState, FleetState, StagedAttack } from '../model/battle'
import type { CriticalTrigger } from '../model/obligation'
import type { FleetId } from '../model/design'
import { isFighting, theFleet } from '../state'
import { damageSplit } from './apply-damage'
import { criticalDue, moraleDue } from './threshold-dues'
import { volleyInOrder } from './volley-order'

interface Trigger {
  readonly fleetId: FleetId
  readonly attackerId: FleetId
  readonly trigger: CriticalTrigger
}

/**
 * Applies the whole volley together (SA-084, SA-Q12): every attack in order, shields before hull; then who is disabled or destroyed;
 * then the criticals owed, then the morale checks owed. A fleet put out of the fight owes neither.
 */
// A hook of the phase table is a rule, though this one asks for no dice.
export function* applyVolley(state: BattleState): Rule<readonly SaEvent[]> {
  const events: SaEvent[] = []
  const triggers: Trigger[] = []
  let after = state
  const apply = (event: SaEvent): void => {
    events.push(event)
    after = evolve(after, event)
  }
  const hitters = new Map<FleetId, FleetId>()
  for (const attack of volleyInOrder(state)) {
    const before = theFleet(after, attack.targetId)
    const event = outcomeOf(attack, before)
    apply(event)
    triggers.push(...triggersOf(attack, event))
    if (event.type === 'damageApplied' && crosses(after, before, event.hp)) hitters.set(before.id, attack.attackerId)
  }
  apply({ type: 'volleyResolved' })
  for (const fleet of state.fleets) for (const event of fallen(after, theFleet(after, fleet.id))) apply(event)
  const crossed = after.fleets.filter(fleet => hitters.has(fleet.id) && isFighting(fleet))
  for (const fleet of crossed) apply({ type: 'thresholdCrossed', fleetId: fleet.id })
  for (const fleet of crossed) triggers.push({ fleetId: fleet.id, attackerId: hitters.get(fleet.id) ?? fleet.id, trigger: 'threshold' })
  for (const trigger of triggers) if (isFighting(theFleet(after, trigger.fleetId))) apply(criticalDue(after, after.nextId, trigger))
  for (const fleet of crossed) for (const event of moraleDue(after, after.nextId, fleet)) apply(event)
  return events
}

function outcomeOf(attack: StagedAttack, target: FleetState): SaEvent {
  const ids = { attackId: attack.id, attackerId: attack.attackerId, targetId: attack.targetId }
  if (!attack.isHit) return { type: 'attackMissed', ...ids }
  const { spLost, hpLost } = damageSplit(target.sp, attack.damage)
  return { type: 'damageApplied', ...ids, spLost, hpLost, sp: target.sp - spLost, hp: target.hp - hpLost }
}

/** Triggers A, C and D of critical damage (SA-106, SA-108); trigger B is the threshold (SA-107). */
function triggersOf(attack: StagedAttack, event: SaEvent): readonly Trigger[] {
  if (event.type !== 'damageApplied') return []
  const row = (trigger: CriticalTrigger): Trigger => ({ fleetId: attack.targetId, attackerId: attack.attackerId, trigger })
  return [
    ...(attack.isCriticalNatural && event.hpLost >= 1 ? [row('natural')] : []),
    ...(attack.usesSuperweapon ? [row('superweapon')] : []),
    ...(attack.isEmp ? [row('emp')] : [])
  ]
}

/** Whether this hit takes the hull from above its critical threshold to it or below, for the first time (SA-107). */
function crosses(state: BattleState, before: FleetState, hp: number): boolean {
  const threshold = criticalThreshold(state, before)
  return !before.hasCrossedThreshold && before.hp > threshold && hp <= threshold
}

/** Disabled at 0 hull or less (SA-097); destroyed when cumulated hull damage exceeds twice the maximum (SA-098). */
export function fallen(state: BattleState, fleet: FleetState): readonly SaEvent[] {
  if (fleet.status === 'destroyed' || fleet.status === 'fled' || fleet.hp > 0) return []
  if (isDestroyedAt(fleet.hp, hpMax(state, fleet))) return [{ type: 'fleetDestroyed', fleetId: fleet.id }]
  return fleet.status === 'disabled' ? [] : [{ type: 'fleetDisabled', fleetId: fleet.id, because: 'damage' }]
}
