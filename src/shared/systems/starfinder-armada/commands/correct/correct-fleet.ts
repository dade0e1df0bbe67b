import { correctionRefusal } from '../../../../core/housekeeping/corrections'
import { evolve, type FleetReached, type SaEvent } from '../../events'
import type { BattleState, FleetState } from '../../model/battle'
import { criticalThreshold } from '../../derive/fire/critical-threshold'
import { hpMax } from '../../derive/fleet/hull'
import { spMax } from '../../derive/fleet/shields'
import { fallen, selfDestructOwed } from '../../rules/fallen'
import { cascadeOwed } from '../../rules/rout-cascade'
import { thresholdDues } from '../../rules/threshold-dues'
import { readRuling } from '../../rulings'
import { findFleet, isFighting, theFleet } from '../../state'
import { FLEET_CORRECTION } from '../../tables/corrections'
import { MORALE } from '../../tables/modifiers'
import type { FleetCorrection } from '../../model/corrections'
import type { Decision, SaCommands } from '../command'
import type { SaRefusal } from '../refusal'

/** A fleet that the GM routs by hand has no DC of its own, so it gets the lowest. */
const ROUT_DC_UNKNOWN = MORALE.base

/** The GM sets values of a fleet outright. */
export function checkCorrectFleet(state: BattleState, { fleetId, correction }: SaCommands['correctFleet']): SaRefusal | null {
  return correctionRefusal(findFleet(state, fleetId), 'no-such-fleet', correction, FLEET_CORRECTION)
}

/**
 * Setting the hull to 0 or less puts a fleet out of the fight, and setting it above 0 brings a wreck back. If it falls to the critical
 * threshold, the fleet owes the same rolls as after a hit (SA-100, SA-107), which the GM may waive; not before the first round, for damage
 * that a fleet brings along was paid for in the battle that dealt it. A status that the GM sets is kept as it is. Hull and shields are
 * capped at their maximum, which the GM may shift.
 */
export function* decideCorrectFleet(state: BattleState, command: SaCommands['correctFleet']): Decision {
  const before = theFleet(state, command.fleetId)
  const correction = withStatus(before, capped(state, before, command.correction))
  const corrected: SaEvent = {
    type: 'fleetCorrected',
    fleetId: before.id,
    correction,
    reached: reachedBy(state, before, correction),
    reason: command.reason
  }
  if (correction.status !== undefined) return [corrected, ...statusDues(evolve(state, corrected), before)]
  if (correction.hp === undefined) return [corrected]
  const after = evolve(state, corrected)
  const fleet = theFleet(after, before.id)
  const fell = fallen(after, fleet)
  if (fell.length > 0) return [corrected, ...fell]
  // A fleet that was at the threshold already, perhaps by another reading of it, has not crossed it now.
  const wasAbove = !before.hasCrossedThreshold && before.hp > criticalThreshold(state, before)
  const isCrossing = wasAbove && fleet.hasCrossedThreshold && isFighting(fleet) && state.phase !== 'deployment'
  return isCrossing ? [corrected, ...thresholdDues(after, fleet, null)] : [corrected]
}

/**
 * What a status set by hand brings besides, if `sa.statusOwes` says so: a rout shakes allies, a wreck may blow itself up (SA-104, SA-039).
 */
function statusDues(state: BattleState, before: FleetState): readonly SaEvent[] {
  const fleet = theFleet(state, before.id)
  if (fleet.status === before.status || readRuling(state.rulings, 'sa.statusOwes') === 'no') return []
  if (fleet.status === 'routed') return cascadeOwed(state, fleet)
  return fleet.status === 'disabled' ? selfDestructOwed(state, fleet) : []
}

/** The consequences of a correction: a lower hull maximum lowers the hull, and a new status begins or ends a rout. */
function reachedBy(state: BattleState, before: FleetState, correction: FleetCorrection): FleetReached {
  const { status = before.status, ...plain } = correction
  const next: FleetState = { ...before, ...plain }
  const hp = Math.min(next.hp, hpMax(state, next))
  return {
    hp,
    hasCrossedThreshold: correction.hp === undefined ? before.hasCrossedThreshold : hp <= criticalThreshold(state, next),
    rout: status === before.status ? before.rout : status === 'routed' ? { dc: ROUT_DC_UNKNOWN, since: state.round, roundsFled: 0 } : null
  }
}

function capped(state: BattleState, before: FleetState, correction: FleetCorrection): FleetCorrection {
  const fleet = { ...before, adjustments: correction.adjustments ?? before.adjustments }
  const { hp, sp } = correction
  return {
    ...correction,
    ...(hp === undefined ? {} : { hp: Math.min(hp, hpMax(state, fleet)) }),
    ...(sp === undefined ? {} : { sp: Math.min(sp, spMax(state, fleet)) })
  }
}

function withStatus(fleet: FleetState, correction: FleetCorrection): FleetCorrection {
  const isBack = correction.hp !== undefined && correction.hp > 0 && fleet.hp <= 0 && !isFighting(fleet) && fleet.status !== 'fled'
  return correction.status === undefined && isBack ? { ...correction, status: 'active' } : correction
}
