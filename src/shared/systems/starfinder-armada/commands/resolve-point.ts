import type { Die, Rule } from '../../../core/dice/rule'
import { roll } from '../../../core/dice/rule'
import type { BattleState } from '../model/battle'
import type { FleetId, OfficerId } from '../model/design'
import { findOfficer } from '../state'
import type { SaEvent } from '../events'
import type { SaRefusal } from './refusal'

/**
 * Whether this officer may spend a Resolve Point on a check of this fleet (SA-051); null also when nobody spends one.
 * Refused: 'no-such-officer', 'not-aboard', 'no-resolve-points'.
 */
export function checkResolve(state: BattleState, fleetId: FleetId, resolveOfficerId: OfficerId | null): SaRefusal | null {
  if (resolveOfficerId === null) return null
  const officer = findOfficer(state, resolveOfficerId)
  if (officer === undefined) return 'no-such-officer'
  if (officer.fleetId !== fleetId) return 'not-aboard'
  return officer.resolvePoints > 0 ? null : 'no-resolve-points'
}

/** The events of spending it. */
export function spentResolve(resolveOfficerId: OfficerId | null): readonly SaEvent[] {
  return resolveOfficerId === null ? [] : [{ type: 'resolveSpent', officerId: resolveOfficerId }]
}

/** One die, or two with the better one kept when a Resolve Point was spent (SA-051). */
export function* rollCheck(
  purpose: string,
  die: Die,
  actor: string,
  isTwice: boolean
): Rule<{ readonly natural: number; readonly rolls: readonly number[] }> {
  const rolls = yield* roll(purpose, die, isTwice ? 2 : 1, actor)
  return { natural: Math.max(...rolls), rolls }
}
