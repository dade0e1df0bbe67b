import type { Breakdown } from '../../../core/breakdown/breakdown'
import type { SaCommands } from '../commands/command'
import { encouragedCheck } from '../derive/checks/officer-bonus'
import type { BattleState } from '../model/battle'
import type { OfficerId } from '../model/design'
import type { OfficerAction } from '../model/officer-actions'
import type { SaRulings } from '../model/rulings'
import { readRuling } from '../rulings'
import { OFFICER_ACTIONS } from '../tables/officers'

/**
 * Whether the command helps a flat check in a way that it cannot be helped: no modifier changes the bare d20, and a Resolve Point only
 * where `sa.flatChecks` says so (SA-050, SA-051).
 */
export function isFlatCheckHelped(state: BattleState, { choice, resolveOfficerId, gmCheck }: SaCommands['takeAction']): boolean {
  if (OFFICER_ACTIONS[choice.action].check.kind !== 'flat') return false
  return gmCheck !== 0 || (resolveOfficerId !== null && !takesResolve(state.rulings, choice.action))
}

/** Whether a Resolve Point may help the check of this action: an officer check, or a flat one where `sa.flatChecks` says so (SA-051). */
export function takesResolve(rulings: SaRulings, action: OfficerAction): boolean {
  const { kind } = OFFICER_ACTIONS[action].check
  return kind === 'officer' || (kind === 'flat' && readRuling(rulings, 'sa.flatChecks') !== 'bare')
}

/** What is added to a flat check: an encouragement of the officer, where `sa.flatChecks` says so; null for nothing (SA-050, SA-060). */
export function flatCheckAdds(state: BattleState, officerId: OfficerId): Breakdown | null {
  return readRuling(state.rulings, 'sa.flatChecks') === 'all' ? encouragedCheck(state, officerId) : null
}
