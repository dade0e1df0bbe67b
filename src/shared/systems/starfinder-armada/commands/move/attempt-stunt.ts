import type { Rule } from '../../../../core/dice/rule'
import { endOfRound } from '../../../../core/effects/clock'
import { pilotingCheck, stuntDc } from '../../derive/checks/piloting'
import type { SaEvent } from '../../events'
import type { BattleState, FleetState } from '../../model/battle'
import type { FleetId } from '../../model/design'
import { effectBegun } from '../../rules/begin-effect'
import { boarded } from '../../rules/board'
import { spentEncouragement } from '../../rules/encouragement'
import { readRuling } from '../../rulings'
import { isFighting, stuntOutcome, theFleet } from '../../state'
import { BACK_OFF_PENALTY } from '../../tables/stunts'
import type { SaCommands } from '../command'
import { rollCheck, spentResolve } from '../officers/resolve-point'

/** The result of a stunt, before the fleet moves. */
interface StuntResult {
  readonly events: readonly SaEvent[]
  /** How many ids its events use. */
  readonly idsUsed: number
  /** Fleets that may make a free attack because a flyby failed. */
  readonly freeAttackers: readonly FleetId[]
}

/**
 * The Piloting check of a stunt against its DC; turning in place needs none (SA-089, SA-090). A successful flyby may leave boarders
 * (SA-029), and a failed one gives the enemy a free attack (SA-088). The table carries out the other stunts itself (SA-Q28).
 */
export function* attemptStunt(state: BattleState, fleet: FleetState, choice: SaCommands['moveFleet']['stunt']): Rule<StuntResult> {
  if (choice === null) return { events: [], idsUsed: 0, freeAttackers: [] }
  const target = choice.targetId === null ? null : theFleet(state, choice.targetId)
  const dc = stuntDc(state, fleet, choice.stunt, target)?.total ?? null
  if (dc === null) {
    const attempt = { stunt: choice.stunt, targetId: null, margin: null, isSuccess: true }
    return { events: [{ type: 'stuntAttempted', fleetId: fleet.id, attempt, total: null, dc: null }], idsUsed: 0, freeAttackers: [] }
  }
  const { natural } = yield* rollCheck('sa.roll.stunt', 'd20', fleet.id, choice.resolveOfficerId !== null)
  const total = natural + pilotingCheck(state, fleet).total
  const margin = total - dc
  const attempt = { stunt: choice.stunt, targetId: choice.targetId, margin, isSuccess: margin >= 0 }
  const boarding = attempt.isSuccess && target !== null ? boarded(state, fleet, target) : []
  const events: SaEvent[] = [
    ...spentResolve(choice.resolveOfficerId),
    ...spentEncouragement(state, fleet.id),
    { type: 'stuntAttempted', fleetId: fleet.id, attempt, total, dc },
    ...boarding
  ]
  if (stuntOutcome(attempt) === 'badFailure' && readRuling(state.rulings, 'sa.stuntAcPenalty') === 'apply') {
    events.push(backOffPenalty(state, fleet))
    return { events, idsUsed: 1, freeAttackers: [] }
  }
  const isProvoking = choice.stunt === 'flyby' && margin < 0 && target !== null && isFighting(target)
  return { events, idsUsed: boarding.length, freeAttackers: isProvoking ? [target.id] : [] }
}

/** A bad failure leaves the fleet open to attack until the next round starts (SA-Q28). */
function backOffPenalty(state: BattleState, fleet: FleetState): SaEvent {
  return effectBegun(state, {
    kind: 'modifier',
    targetId: fleet.id,
    stat: 'ac',
    value: BACK_OFF_PENALTY.ac,
    name: null,
    cause: 'sa.cause.backOff',
    source: 'SA-090',
    ending: endOfRound(state.round)
  })
}
