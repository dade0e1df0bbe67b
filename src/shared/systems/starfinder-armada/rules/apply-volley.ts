import type { Decision } from '../commands/command'
import { evolve, type SaEvent } from '../events'
import type { BattleState, FleetState, StagedAttack } from '../model/battle'
import type { FleetId } from '../model/design'
import type { CriticalTrigger } from '../model/obligation'
import { readRuling } from '../rulings'
import { isFighting, theFleet } from '../state'
import { damageSplit } from './apply-damage'
import { arraysRepriced } from './array-price'
import { duelsDecided, replacesCritical } from './decide-duels'
import { fallen } from './fallen'
import { criticalDue, crosses, moraleDue } from './threshold-dues'
import type { Trigger } from './trigger'
import { volleyInOrder } from './volley-order'

/**
 * Applies the whole volley together (SA-084, SA-Q12): every attack in order, shields before hull; then who is disabled or destroyed;
 * then the criticals owed, then the morale checks owed. A fleet put out of the fight owes neither. Arrays are priced first (SA-034).
 */
export function* applyVolley(state: BattleState): Decision {
  const priced = yield* arraysRepriced(state)
  const after = priced.reduce(evolve, state)
  return [...priced, ...strike(after, volleyInOrder(after), true)]
}

/**
 * Applies these attacks together, and clears the volley if they are the volley. `fold` makes the state after each event: a forecast
 * passes one that changes its state in place.
 */
export function strike(
  state: BattleState,
  attacks: readonly StagedAttack[],
  isVolley: boolean,
  fold: (state: BattleState, event: SaEvent) => BattleState = evolve
): readonly SaEvent[] {
  const events: SaEvent[] = []
  let after = state
  const apply = (event: SaEvent): void => {
    events.push(event)
    after = fold(after, event)
  }
  const triggers: Trigger[] = []
  const hits: SaEvent[] = []
  /** A fleet that the GM keeps in the fight without hull falls at the next hit, not by itself. */
  const struck = new Set<FleetId>()
  const crossings = new Map<FleetId, StagedAttack>()
  for (const attack of attacks) {
    const before = theFleet(after, attack.targetId)
    const event = outcomeOf(attack, before)
    // Before the event is folded, which may change this fleet.
    if (event.type === 'damageApplied' && crosses(after, before, event.hp)) crossings.set(before.id, attack)
    if (attack.isHit) struck.add(before.id)
    apply(event)
    hits.push(event)
    addTriggers(triggers, state, attack, event)
  }
  if (isVolley) apply({ type: 'volleyResolved' })
  for (let i = 0; i < after.fleets.length; i += 1) {
    const fleet = after.fleets[i]
    if (fleet !== undefined && fleet.hp <= 0 && struck.has(fleet.id)) for (const event of fallen(after, fleet)) apply(event)
  }
  const crossed = crossings.size === 0 ? [] : after.fleets.filter(fleet => isFighting(fleet) && crossings.has(fleet.id))
  for (const fleet of crossed) apply({ type: 'thresholdCrossed', fleetId: fleet.id })
  for (const [fleetId, attack] of crossings)
    triggers.push({ fleetId, attackerId: attack.attackerId, trigger: 'threshold', attackId: attack.id })
  const duels = duelsDecided(after, attacks, hits, triggers)
  const owed = counted(state, triggers).filter(trigger => !replacesCritical(after, duels, trigger))
  for (const trigger of owed) if (isFighting(theFleet(after, trigger.fleetId))) apply(criticalDue(after, after.nextId, trigger))
  for (const duel of duels) for (const event of duel.events(after)) apply(event)
  for (const fleet of crossed) for (const event of moraleDue(after, after.nextId, fleet)) apply(event)
  return events
}

function outcomeOf(attack: StagedAttack, target: FleetState): SaEvent {
  const { id: attackId, attackerId, targetId } = attack
  if (!attack.isHit) return { type: 'attackMissed', attackId, attackerId, targetId }
  const { spLost, hpLost } = damageSplit(attack.bypassesShields ? 0 : target.sp, attack.damage)
  return { type: 'damageApplied', attackId, attackerId, targetId, spLost, hpLost, sp: target.sp - spLost, hp: target.hp - hpLost }
}

/** Triggers A, C and D of critical damage (SA-106, SA-108); trigger B is the threshold (SA-107). */
function addTriggers(triggers: Trigger[], state: BattleState, attack: StagedAttack, event: SaEvent): void {
  if (event.type !== 'damageApplied') return
  const add = (trigger: CriticalTrigger): void => {
    triggers.push({ fleetId: attack.targetId, attackerId: attack.attackerId, trigger, attackId: attack.id })
  }
  if (attack.isCriticalNatural && event.hpLost >= 1) add('natural')
  if (attack.usesSuperweapon && (event.hpLost >= 1 || readRuling(state.rulings, 'sa.superweaponCrit') === 'anyHit')) add('superweapon')
  if (attack.isEmp) add('emp')
}

/** One roll for each trigger, or one for each attack, as `sa.critMultiple` is read (SA-Q09). */
function counted(state: BattleState, triggers: readonly Trigger[]): readonly Trigger[] {
  if (readRuling(state.rulings, 'sa.critMultiple') === 'eachTrigger') return triggers
  return triggers.filter((trigger, i) => triggers.findIndex(other => other.attackId === trigger.attackId) === i)
}
