import { present } from '../../../../kernel/present'
import { isHalvedByFlyby } from '../../derive/fire/flyby'
import { evolve, type SaEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import { readRuling } from '../../rulings'
import { strike } from '../../rules/apply-volley'
import { findObligation } from '../../state'
import type { Decision, SaCommands } from '../command'
import type { Refusals } from '../refusal'
import { checkResolve, isGmModifier } from '../officers/resolve-point'
import { rollAttack, spentForAttack, unmeasuredAttack } from '../fire/stage-attack'

export function* checkSettleFreeAttack(state: BattleState, command: SaCommands['settleFreeAttack']): Refusals {
  const due = findObligation(state, 'freeAttack', command.obligationId)
  if (due === undefined) return 'no-such-obligation'
  if (!isGmModifier(command.gmCheck)) return 'bad-number'
  return yield* checkResolve(state, due.fleetId, command.resolveOfficerId)
}

/**
 * A free attack on a fleet in the attacker's hex. It is made at the stern, so never against the front arc (SA-088, SA-Q27), and does half
 * damage during a flyby, unless point defense fires at a fleet that has failed it (SA-043, SA-091). It joins the volley, or strikes at once
 * if `sa.freeAttackTiming` says so, and does not count as the attack of the round.
 */
export function* decideSettleFreeAttack(state: BattleState, command: SaCommands['settleFreeAttack']): Decision {
  const due = present(findObligation(state, 'freeAttack', command.obligationId), command.obligationId)
  const isHalved = isHalvedByFlyby(state, due)
  const attack = yield* rollAttack(
    state,
    unmeasuredAttack({ kind: 'free', attackerId: due.fleetId, targetId: due.targetId, isHalved }, command)
  )
  const events: SaEvent[] = [
    ...spentForAttack(state, 'free', due.fleetId, command.resolveOfficerId),
    { type: 'attackStaged', attack, superweaponReadyRound: null },
    { type: 'obligationSettled', obligationId: due.id }
  ]
  if (readRuling(state.rulings, 'sa.freeAttackTiming') === 'withVolley') return events
  return [...events, ...strike(events.reduce(evolve, state), [attack], false)]
}
