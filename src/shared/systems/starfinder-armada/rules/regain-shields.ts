import { dieOf, rollOne } from '../../../core/dice/rule'
import type { Decision } from '../commands/command'
import { hasCondition } from '../derive/fleet/conditions'
import { regenerationSides } from '../derive/fleet/regeneration'
import { countOfficers } from '../derive/checks/officer-benefit'
import { spMax } from '../derive/fleet/shields'
import { fastTally } from '../derive/tally'
import type { SaEvent } from '../events'
import type { BattleState, FleetState } from '../model/battle'
import { readRuling } from '../rulings'
import { isFighting } from '../state'

/** Whether the fleet is one that regains shields at all: one in the fight, a disabled one if `sa.disabledRegain` says so (SA-078). */
export function regains(state: BattleState, fleet: FleetState): boolean {
  return isFighting(fleet) || (fleet.status === 'disabled' && readRuling(state.rulings, 'sa.disabledRegain') === 'yes')
}

/** Fleets that roll to regain shields at the end of the engineering phase (SA-078): in the fight, below their maximum, shields working. */
export function regainingFleets(state: BattleState): readonly FleetState[] {
  return state.fleets.filter(fleet => regains(state, fleet) && fleet.sp < spMax(state, fleet) && !hasCondition(state, fleet, 'shields'))
}

/** Each regains one die, whose size depends on its shield maximum (SA-078). */
export function* regainShields(state: BattleState): Decision {
  const events: SaEvent[] = []
  for (const fleet of regainingFleets(state)) {
    const max = spMax(state, fleet)
    const face = yield* rollOne('sa.roll.regeneration', dieOf(regenerationSides(state.rulings, max)), fleet.id)
    const sp = shieldsAfter(state, fleet, face)
    events.push({ type: 'shieldsRegained', fleetId: fleet.id, face, points: sp - fleet.sp, sp })
  }
  return events
}

/** A fleet's shields after that face, with a Boost (SA-068), and never above the maximum (SA-078). */
export function shieldsAfter(state: BattleState, fleet: FleetState, face: number): number {
  const tally = fastTally()
  countOfficers(tally, state, fleet, { role: null, stat: 'regain', isCheck: false, withActions: true })
  return Math.min(spMax(state, fleet), fleet.sp + face + tally.total)
}
