import { isWithin } from '../../../kernel/collections'
import type { Rule } from '../../../core/dice/rule'
import type { SaEvent } from '../events'
import type { BattleState, FleetState } from '../model/battle'
import { fallen } from '../rules/apply-volley'
import { findFleet, isFighting, theFleet } from '../state'
import type { CorrectFleet, FleetCorrection } from './command'
import type { SaRefusal } from './refusal'

/** The GM sets values of a fleet outright. Refused: 'no-such-fleet', 'nothing-to-change', 'bad-number' outside ±999, 'bad-name'. */
export function checkCorrectFleet(state: BattleState, command: CorrectFleet): SaRefusal | null {
  if (findFleet(state, command.fleetId) === undefined) return 'no-such-fleet'
  const { name, hp, sp, superweaponReadyRound, adjustments } = command.correction
  if (Object.keys(command.correction).length === 0) return 'nothing-to-change'
  if (name !== undefined && name.trim() === '') return 'bad-name'
  const numbers = [hp, sp, superweaponReadyRound, ...Object.values(adjustments ?? {})]
  if (numbers.some(n => n !== undefined && !(Number.isInteger(n) && isWithin(n, -999, 999)))) return 'bad-number'
  return sp !== undefined && sp < 0 ? 'bad-number' : null
}

/** A hull set to nothing puts a fleet out of the fight, and one set above brings it back, unless the GM says what it is. */
export function* decideCorrectFleet(state: BattleState, command: CorrectFleet): Rule<readonly SaEvent[]> {
  const fleet = theFleet(state, command.fleetId)
  const correction = withStatus(fleet, command.correction)
  const corrected: SaEvent = { type: 'fleetCorrected', fleetId: fleet.id, correction, reason: command.reason }
  if (correction.status !== undefined || correction.hp === undefined) return [corrected]
  return [corrected, ...fallen(state, { ...fleet, hp: correction.hp })]
}

function withStatus(fleet: FleetState, correction: FleetCorrection): FleetCorrection {
  const isBack = correction.hp !== undefined && correction.hp > 0 && !isFighting(fleet) && fleet.status !== 'fled'
  return correction.status === undefined && isBack ? { ...correction, status: 'active' } : correction
}
