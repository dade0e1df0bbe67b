import { present } from '../../../../kernel/present'
import { rollAmong } from '../../../../core/dice/rule'
import type { SaEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import type { FleetId } from '../../model/design'
import { officersAble } from '../../rules/duels'
import { readRuling } from '../../rulings'
import { findObligation, findOfficer } from '../../state'
import type { SaRefusal } from '../refusal'
import type { Decision, SaCommands } from '../command'

/**
 * Which officer falls in a duel: as the defender or the attacker says, or drawn (SA-066, `sa.duelVictim`, SA-Q24). Refused:
 * 'needs-a-target' where a player must choose and an officer is left; 'needs-no-target' where the dice choose.
 */
export function checkSettleDuelVictim(state: BattleState, command: SaCommands['settleDuelVictim']): SaRefusal | null {
  const due = findObligation(state, 'duelVictim', command.obligationId)
  if (due === undefined) return 'no-such-obligation'
  const isRandom = readRuling(state.rulings, 'sa.duelVictim') === 'random'
  if (command.officerId === null) return isRandom || officersAble(state, due.fleetId).length === 0 ? null : 'needs-a-target'
  const officer = findOfficer(state, command.officerId)
  if (officer === undefined) return 'no-such-officer'
  if (isRandom) return 'needs-no-target'
  return officer.fleetId === due.fleetId && !officer.isIncapacitated ? null : 'not-aboard'
}

/** The named officer falls, or one of the able officers drawn by a die; if none is able, nobody falls (SA-066). */
export function* decideSettleDuelVictim(state: BattleState, command: SaCommands['settleDuelVictim']): Decision {
  const due = present(findObligation(state, 'duelVictim', command.obligationId), command.obligationId)
  const able = officersAble(state, due.fleetId)
  const settled = able.length > 1 ? [settledDue(due.id)] : settledAll(state, due.fleetId)
  if (able.length === 0) return settled
  const drawn = command.officerId ?? able[(yield* rollAmong('sa.roll.duelVictim', able.length, due.fleetId)) - 1]?.id
  return drawn === undefined ? settled : [...settled, { type: 'officerFelled', officerId: drawn }]
}

function settledDue(obligationId: string): SaEvent {
  return { type: 'obligationSettled', obligationId }
}

/** Settles all duels against the fleet at once, since it has at most one able officer left to lose. */
function settledAll(state: BattleState, fleetId: FleetId): readonly SaEvent[] {
  return state.obligations.filter(due => due.kind === 'duelVictim' && due.fleetId === fleetId).map(due => settledDue(due.id))
}
