import { present } from '../../../../kernel/present'
import { evolve, type SaEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import { battleEndedAfterSelfDestruct } from '../../rules/end-of-battle'
import { strike } from '../../rules/apply-volley'
import { findFleet, findObligation, isGone } from '../../state'
import type { Refusals } from '../refusal'
import { checkResolve, isGmModifier } from '../officers/resolve-point'
import { rollAttack, spentForAttack, unmeasuredAttack } from '../fire/stage-attack'
import type { Decision, SaCommands } from '../command'

/** A disabled fleet blows itself up beside a fleet in an adjacent hex, friend or foe, or drifts on (SA-039). */
export function* checkSettleSelfDestruct(state: BattleState, command: SaCommands['settleSelfDestruct']): Refusals {
  const due = findObligation(state, 'selfDestruct', command.obligationId)
  if (due === undefined) return 'no-such-obligation'
  if (!isGmModifier(command.gmCheck)) return 'bad-number'
  if (command.targetId === null) return null
  const target = findFleet(state, command.targetId)
  if (target === undefined) return 'no-such-fleet'
  if (target.id === due.fleetId) return 'same-fleet'
  const byResolve = yield* checkResolve(state, due.fleetId, command.resolveOfficerId)
  if (byResolve !== null) return byResolve
  if (isGone(target)) yield 'out-of-battle'
  return null
}

/**
 * One free attack at full damage, applied at once as part of the volley that disabled the fleet (SA-Q39), so that the criticals and morale
 * checks it causes are owed with the others. Shields count if the GM places it in the target's front arc (SA-017).
 */
export function* decideSettleSelfDestruct(state: BattleState, command: SaCommands['settleSelfDestruct']): Decision {
  const due = present(findObligation(state, 'selfDestruct', command.obligationId), command.obligationId)
  const settled: SaEvent = { type: 'obligationSettled', obligationId: due.id }
  if (command.targetId === null) return ended(state, [settled])
  const attack = yield* rollAttack(
    state,
    unmeasuredAttack({ kind: 'selfDestruct', attackerId: due.fleetId, targetId: command.targetId, isHalved: false }, command, {
      isFromFrontArc: command.isFromFrontArc
    })
  )
  const events: SaEvent[] = [
    ...spentForAttack(state, 'selfDestruct', due.fleetId, command.resolveOfficerId),
    settled,
    { type: 'selfDestructed', fleetId: due.fleetId, targetId: command.targetId },
    { type: 'fleetDestroyed', fleetId: due.fleetId },
    { type: 'attackStaged', attack, superweaponReadyRound: null }
  ]
  return ended(state, [...events, ...strike(events.reduce(evolve, state), [attack], false)])
}

function ended(state: BattleState, events: readonly SaEvent[]): readonly SaEvent[] {
  return [...events, ...battleEndedAfterSelfDestruct(events.reduce(evolve, state))]
}
