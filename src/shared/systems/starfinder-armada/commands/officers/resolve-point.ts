import { isWithin } from '../../../../kernel/collections'
import type { DiceRequest, Die, Faces, Rule } from '../../../../core/dice/rule'
import { hasCondition } from '../../derive/fleet/conditions'
import { isScrambled } from '../../derive/fire/scramble'
import type { BattleState } from '../../model/battle'
import type { FleetId, OfficerId } from '../../model/design'
import { readRuling } from '../../rulings'
import { findOfficer, theFleet } from '../../state'
import type { SaEvent } from '../../events'
import type { Refusals } from '../refusal'

/**
 * Whether this officer may spend a Resolve Point on a check of this fleet (SA-051); null also when nobody spends one. Refused:
 * 'officer-unable' while incapacitated, cut off by Communications or, if `sa.scrambledResolve` says so, scrambled (SA-072).
 */
export function* checkResolve(state: BattleState, fleetId: FleetId, resolveOfficerId: OfficerId | null): Refusals {
  if (resolveOfficerId === null) return null
  const officer = findOfficer(state, resolveOfficerId)
  if (officer === undefined) return 'no-such-officer'
  if (officer.fleetId !== fleetId) yield 'not-aboard'
  if (officer.isIncapacitated || isKeptByScramble(state, officer.id) || hasCondition(state, theFleet(state, fleetId), 'communications'))
    yield 'officer-unable'
  if (officer.resolvePoints <= 0) yield 'no-resolve-points'
  return null
}

/**
 * Whether the point may help the check of an officer: that of anyone aboard, the officer's own, or none, as `sa.officerResolve` says
 * (SA-051).
 */
export function* checkOfficerResolve(state: BattleState, checkerId: OfficerId | undefined, resolveOfficerId: OfficerId | null): Refusals {
  const reading = readRuling(state.rulings, 'sa.officerResolve')
  if (resolveOfficerId === null || reading === 'anyAboard') return null
  if (reading === 'no' || resolveOfficerId !== checkerId) yield 'no-resolve-here'
  return null
}

function isKeptByScramble(state: BattleState, id: OfficerId): boolean {
  return readRuling(state.rulings, 'sa.scrambledResolve') === 'no' && isScrambled(state, id)
}

export function spentResolve(resolveOfficerId: OfficerId | null): readonly SaEvent[] {
  return resolveOfficerId === null ? [] : [{ type: 'resolveSpent', officerId: resolveOfficerId }]
}

/** One die, or two with the better one kept when a Resolve Point was spent (SA-051). */
export function* rollCheck(
  purpose: string,
  die: Die,
  actor: string,
  isTwice: boolean
): Rule<{ readonly natural: number; readonly rolls: Faces }> {
  const rolls = yield checkDice(purpose, die, actor, isTwice)
  return { natural: highest(rolls), rolls }
}

/** The dice of a check, for rules that ask for them directly: every generator in between costs time. */
export function checkDice(purpose: string, die: Die, actor: string, isTwice: boolean): DiceRequest {
  return { purpose, die, count: isTwice ? 2 : 1, actor }
}

/** The face that counts. */
export function highest(rolls: Faces): number {
  let best = 0
  for (const face of rolls) best = Math.max(best, face)
  return best
}

/** Whether this is a modifier a GM may grant for one roll: a whole number within ±99. */
export function isGmModifier(value: number): boolean {
  return Number.isInteger(value) && isWithin(value, -99, 99)
}
