import { evolve, type SaEvent } from '../events'
import type { BattleState } from '../model/battle'
import type { FleetId } from '../model/design'
import type { DebrisEffect } from '../model/effects'
import { readRuling } from '../rulings'
import { findOfficer, isGone, theFleet } from '../state'
import { damageSplit } from './apply-damage'
import { fallen } from './fallen'
import { crosses, thresholdDues } from './threshold-dues'

/**
 * Debris strikes a fleet that ends its move in it, or its drift. Overlapping fields strike one after the other, shields first unless
 * `sa.debrisBypassShields` says otherwise (SA-069, SA-Q40). Hull damage has the same consequences as a hit.
 */
export function debrisStruck(state: BattleState, id: FleetId, debrisIds: readonly string[]): readonly SaEvent[] {
  const events: SaEvent[] = []
  let after = state
  for (const debrisId of debrisIds) {
    const more = struckOnce(after, id, debrisId)
    events.push(...more)
    after = more.reduce(evolve, after)
  }
  return events
}

function struckOnce(state: BattleState, id: FleetId, debrisId: string): readonly SaEvent[] {
  const debris = state.effects.find((effect): effect is DebrisEffect => effect.kind === 'debris' && effect.id === debrisId)
  const fleet = theFleet(state, id)
  if (debris === undefined || isGone(fleet)) return []
  const bypasses = readRuling(state.rulings, 'sa.debrisBypassShields') === 'yes'
  const { spLost, hpLost } = damageSplit(bypasses ? 0 : fleet.sp, debris.damage)
  const left = { sp: fleet.sp - spLost, hp: fleet.hp - hpLost }
  const struck: SaEvent = { type: 'debrisStruck', effectId: debris.id, fleetId: id, spLost, hpLost, ...left }
  const after = evolve(state, struck)
  const hurt = theFleet(after, id)
  const fell = fallen(after, hurt)
  if (fell.length > 0) return [struck, ...fell]
  const caster = findOfficer(state, debris.officerId)
  return crosses(state, fleet, hurt.hp) ? [struck, ...thresholdDues(after, hurt, caster?.fleetId ?? null)] : [struck]
}
