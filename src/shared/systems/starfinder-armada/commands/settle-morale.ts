import type { Rule } from '../../../core/dice/rule'
import { endOfRound } from '../../../core/effects/clock'
import { present } from '../../../kernel/present'
import { armorClass } from '../derive/armor-class'
import { moraleCheck, moraleResult } from '../derive/morale'
import type { SaEvent } from '../events'
import type { BattleState, FleetState } from '../model/battle'
import type { MoraleDue } from '../model/obligation'
import { cascadeCandidates } from '../rules/rout-cascade'
import { readRuling } from '../rulings'
import { findObligation, idFor, theFleet } from '../state'
import type { SettleMorale } from './command'
import type { SaRefusal } from './refusal'
import { checkResolve, isGmModifier, rollCheck, spentResolve } from './resolve-point'

/** Refused: 'no-such-obligation', 'bad-number', 'no-such-officer', 'not-aboard', 'no-resolve-points'. */
export function checkSettleMorale(state: BattleState, command: SettleMorale): SaRefusal | null {
  const due = findObligation(state, 'morale', command.obligationId)
  if (due === undefined) return 'no-such-obligation'
  if (!isGmModifier(command.gmCheck)) return 'bad-number'
  return checkResolve(state, due.fleetId, command.resolveOfficerId)
}

/** A morale check against the DC it fell due with (SA-100), and what becomes of the fleet (SA-101). */
export function* decideSettleMorale(state: BattleState, command: SettleMorale): Rule<readonly SaEvent[]> {
  const due = present(findObligation(state, 'morale', command.obligationId), command.obligationId)
  const fleet = theFleet(state, due.fleetId)
  const { natural } = yield* rollCheck('sa.roll.morale', 'd20', fleet.id, command.resolveOfficerId !== null)
  const total = natural + moraleCheck(state, fleet).total + command.gmCheck
  const result = moraleResult(total - due.dc)
  return [
    ...spentResolve(command.resolveOfficerId),
    { type: 'moraleChecked', fleetId: fleet.id, natural, total, dc: due.dc, result },
    { type: 'obligationSettled', obligationId: due.id },
    ...(total >= due.dc || result === 'routed' ? otherChecksOff(state, due) : []),
    ...moodEvents(state, fleet, result, due)
  ]
}

/** A fleet that passes makes no further morale checks this round (SA-105), and one that flees has no courage left to lose. */
function otherChecksOff(state: BattleState, due: MoraleDue): readonly SaEvent[] {
  return state.obligations
    .filter(other => other.kind === 'morale' && other.fleetId === due.fleetId && other.id !== due.id)
    .map(other => ({ type: 'obligationSettled', obligationId: other.id }))
}

function moodEvents(state: BattleState, fleet: FleetState, result: ReturnType<typeof moraleResult>, due: MoraleDue): readonly SaEvent[] {
  if (result === 'unaffected') return []
  const ended = state.effects
    .filter(effect => effect.kind === 'morale' && effect.targetId === fleet.id)
    .map((effect): SaEvent => ({ type: 'effectEnded', effect, reason: null }))
  if (result === 'routed') return [...ended, ...routEvents(state, fleet, due)]
  const lasts = readRuling(state.rulings, 'sa.moraleDuration') === 'endOfRound' ? state.round : state.round + 1
  return [
    ...ended,
    {
      type: 'effectBegun',
      effect: {
        id: idFor('e', state.nextId),
        kind: 'morale',
        targetId: fleet.id,
        level: result,
        cause: 'sa.cause.morale',
        source: 'SA-102',
        ending: endOfRound(lasts),
        suspension: null
      }
    }
  ]
}

/** The fleet flees; allies near it at half hull or less must check against its AC (SA-103, SA-104, SA-Q33). */
function routEvents(state: BattleState, fleet: FleetState, due: MoraleDue): readonly SaEvent[] {
  const routed: SaEvent = { type: 'fleetRouted', fleetId: fleet.id, dc: due.dc }
  if (cascadeCandidates(state, fleet.id).length === 0) return [routed]
  const dc = armorClass(state, fleet, { versus: 'officer', isFromFrontArc: false }).total
  return [
    routed,
    {
      type: 'obligationOwed',
      obligation: { id: idFor('o', state.nextId), kind: 'routCascade', fleetId: fleet.id, dc, round: state.round, isDeferred: false }
    }
  ]
}
