import { present } from '../../../../kernel/present'
import type { SaEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import { owed } from '../../rules/dues'
import { cascadeCandidates } from '../../rules/rout-cascade'
import { findFleet, findObligation, idFor } from '../../state'
import type { Decision, SaCommands } from '../command'
import type { Refusals } from '../refusal'

/**
 * The GM names the allies within 2 hexes of a routed fleet; each owes a morale check (SA-104). Refused: 'not-a-candidate' for a fleet that
 * the rule does not apply to.
 */
export function* checkSettleCascade(state: BattleState, command: SaCommands['settleCascade']): Refusals {
  const due = findObligation(state, 'routCascade', command.obligationId)
  if (due === undefined) return 'no-such-obligation'
  if (command.fleetIds.some(id => findFleet(state, id) === undefined)) return 'no-such-fleet'
  if (new Set(command.fleetIds).size < command.fleetIds.length) yield 'duplicate-target'
  const candidates = cascadeCandidates(state, due).map(fleet => fleet.id)
  if (!command.fleetIds.every(id => candidates.includes(id))) yield 'not-a-candidate'
  return null
}

export function* decideSettleCascade(state: BattleState, command: SaCommands['settleCascade']): Decision {
  const due = present(findObligation(state, 'routCascade', command.obligationId), command.obligationId)
  return [
    { type: 'obligationSettled', obligationId: due.id },
    ...command.fleetIds.map((fleetId, i): SaEvent =>
      owed({
        id: idFor('o', state.nextId + i),
        kind: 'morale',
        fleetId,
        dc: due.dc,
        reason: 'cascade',
        routedFleetId: due.fleetId,
        round: state.round,
        isDeferred: false
      })
    )
  ]
}
