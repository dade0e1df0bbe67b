import type { BattleState } from '../../model/battle'
import { findOfficer } from '../../state'
import type { Decision, SaCommands } from '../command'
import type { Refusals } from '../refusal'

/** Officers let their action of the round go, which each of them may take but need not (SA-046). */
export function* checkPassOfficers(state: BattleState, { officerIds }: SaCommands['passOfficers']): Refusals {
  const officers = officerIds.map(id => findOfficer(state, id))
  if (officers.includes(undefined)) return 'no-such-officer'
  if (new Set(officerIds).size < officerIds.length || officers.some(officer => officer?.hasActed)) yield 'already-acted'
  return null
}

export function* decidePassOfficers(_state: BattleState, { officerIds }: SaCommands['passOfficers']): Decision {
  return [{ type: 'officersPassed', officerIds }]
}
