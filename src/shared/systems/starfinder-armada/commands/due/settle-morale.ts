import { present } from '../../../../kernel/present'
import { moraleResult, moraleTotal } from '../../derive/checks/morale'
import type { SaEvent } from '../../events'
import type { BattleState, FleetState } from '../../model/battle'
import type { MoraleDue } from '../../model/obligation'
import { cascadeOwed } from '../../rules/rout-cascade'
import { spentEncouragement } from '../../rules/encouragement'
import { moodBegun, moodEnded } from '../../rules/mood'
import { findObligation, isVolleyOpen, theFleet } from '../../state'
import type { Decision, SaCommands } from '../command'
import type { Refusals } from '../refusal'
import { checkResolve, isGmModifier, rollCheck, spentResolve } from '../officers/resolve-point'

/** Refused: 'self-destruct-first' while a fleet may still blow itself up. */
export function* checkSettleMorale(state: BattleState, command: SaCommands['settleMorale']): Refusals {
  const due = findObligation(state, 'morale', command.obligationId)
  if (due === undefined) return 'no-such-obligation'
  if (!isGmModifier(command.gmCheck)) return 'bad-number'
  const byResolve = yield* checkResolve(state, due.fleetId, command.resolveOfficerId)
  if (byResolve !== null) return byResolve
  if (isVolleyOpen(state)) yield 'self-destruct-first'
  return null
}

/** A morale check against the DC recorded when it fell due (SA-100), and its result (SA-101). */
export function* decideSettleMorale(state: BattleState, command: SaCommands['settleMorale']): Decision {
  const due = present(findObligation(state, 'morale', command.obligationId), command.obligationId)
  const fleet = theFleet(state, due.fleetId)
  const { natural } = yield* rollCheck('sa.roll.morale', 'd20', fleet.id, command.resolveOfficerId !== null)
  const total = natural + moraleTotal(state, fleet) + command.gmCheck
  const result = moraleResult(total - due.dc)
  return [
    ...spentResolve(command.resolveOfficerId),
    ...spentEncouragement(state, fleet.id),
    { type: 'moraleChecked', fleetId: fleet.id, natural, total, dc: due.dc, result },
    { type: 'obligationSettled', obligationId: due.id },
    ...(total >= due.dc || result === 'routed' ? otherChecksOff(state, due) : []),
    ...moodEvents(state, fleet, result, due)
  ]
}

/** A fleet that passes makes no more morale checks this round (SA-105), nor does one that is already fleeing. */
function otherChecksOff(state: BattleState, due: MoraleDue): readonly SaEvent[] {
  return state.obligations
    .filter(other => other.kind === 'morale' && other.fleetId === due.fleetId && other.id !== due.id)
    .map(other => ({ type: 'obligationSettled', obligationId: other.id }))
}

function moodEvents(state: BattleState, fleet: FleetState, result: ReturnType<typeof moraleResult>, due: MoraleDue): readonly SaEvent[] {
  if (result === 'unaffected') return []
  if (result === 'routed') return [...moodEnded(state, fleet.id), ...routEvents(state, fleet, due)]
  return moodBegun(state, fleet.id, result)
}

/** The fleet flees; allies near it at half hull or less must check against its AC (SA-103, SA-104, SA-Q33). */
function routEvents(state: BattleState, fleet: FleetState, due: MoraleDue): readonly SaEvent[] {
  const routed: SaEvent = {
    type: 'fleetRouted',
    fleetId: fleet.id,
    dc: due.dc,
    ...(hasYetToMove(state, fleet) ? { since: state.round - 1 } : {})
  }
  return [routed, ...cascadeOwed(state, fleet)]
}

/** If the fleet has yet to move this round, it already flees in this one (SA-103, SA-Q42). */
function hasYetToMove(state: BattleState, fleet: FleetState): boolean {
  return fleet.movement === 'pending' && ['roundStart', 'engineering', 'helm'].includes(state.phase)
}
