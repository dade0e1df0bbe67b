import { isWithin } from '../../../../kernel/collections'
import { present } from '../../../../kernel/present'
import type { BattleState } from '../../model/battle'
import { findObligation } from '../../state'
import type { Refusals } from '../refusal'
import { checkResolve, isGmModifier } from '../officers/resolve-point'
import { boardingHexes, rollAttack, spentForAttack, unmeasuredAttack } from '../fire/stage-attack'
import type { Decision, SaCommands } from '../command'

export function* checkSettleBoarding(state: BattleState, command: SaCommands['settleBoarding']): Refusals {
  const due = findObligation(state, 'boarding', command.obligationId)
  if (due === undefined) return 'no-such-obligation'
  if (!isGmModifier(command.gmCheck) || !Number.isInteger(command.rangeHexes) || !isWithin(command.rangeHexes, 0, 999)) return 'bad-number'
  return yield* checkResolve(state, due.fleetId, command.resolveOfficerId)
}

/**
 * The extra gunnery check of a boarding party (SA-030): with no range penalty and no front-arc shield, at half damage, in the volley of the
 * round (SA-Q30); point defense helps if the party's own fleet is near (SA-043). A party that fails is captured.
 */
export function* decideSettleBoarding(state: BattleState, command: SaCommands['settleBoarding']): Decision {
  const due = present(findObligation(state, 'boarding', command.obligationId), command.obligationId)
  const attack = yield* rollAttack(
    state,
    unmeasuredAttack({ kind: 'boarding', attackerId: due.fleetId, targetId: due.targetId, isHalved: true }, command, {
      rangeHexes: boardingHexes(state, command.rangeHexes)
    })
  )
  const party = state.effects.find(effect => effect.id === due.effectId)
  return [
    ...spentForAttack(state, 'boarding', due.fleetId, command.resolveOfficerId),
    { type: 'attackStaged', attack, superweaponReadyRound: null },
    { type: 'obligationSettled', obligationId: due.id },
    ...(attack.isHit || party === undefined ? [] : [{ type: 'effectEnded', effect: party, reason: null } as const])
  ]
}
