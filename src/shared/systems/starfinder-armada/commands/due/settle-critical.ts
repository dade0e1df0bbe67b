import { rollAmong } from '../../../../core/dice/rule'
import type { Ending } from '../../../../core/effects/effect'
import { BATTLE, endOfRound } from '../../../../core/effects/clock'
import { evolve, type SaEvent } from '../../events'
import type { BattleState, FleetState } from '../../model/battle'
import type { ConditionEffect, SaEffect } from '../../model/effects'
import type { CriticalDue } from '../../model/obligation'
import type { Ability } from '../../model/design'
import { readRuling } from '../../rulings'
import { findObligation, idFor, isVolleyOpen, theFleet } from '../../state'
import { present } from '../../../../kernel/present'
import { isStacking } from '../../derive/fleet/conditions'
import { rollCritical, workingAbilities, type CriticalResult } from '../../rules/roll-critical'
import type { Decision, SaCommands } from '../command'
import type { SaRefusal } from '../refusal'

/** Refused: 'self-destruct-first' while a fleet may still blow itself up, which belongs to the volley (SA-Q39). */
export function checkSettleCritical(state: BattleState, command: SaCommands['settleCritical']): SaRefusal | null {
  if (findObligation(state, 'critical', command.obligationId) === undefined) return 'no-such-obligation'
  return isVolleyOpen(state) ? 'self-destruct-first' : null
}

/** One roll on the critical table (SA-109) and its effect on the fleet. A condition whose time has passed is not rolled for. */
export function* decideSettleCritical(state: BattleState, command: SaCommands['settleCritical']): Decision {
  const due = present(findObligation(state, 'critical', command.obligationId), command.obligationId)
  const settled: SaEvent = { type: 'obligationSettled', obligationId: due.id }
  if (isOver(state, endingOf(state, due))) return [{ type: 'criticalWithoutEffect', fleetId: due.fleetId, because: 'too-late' }, settled]
  const rolled = yield* rollCritical(state, due)
  const events: SaEvent[] = [{ type: 'criticalRolled', fleetId: due.fleetId, trigger: due.trigger, faces: rolled.faces }]
  for (const result of rolled.results) events.push(...(yield* suffer(events.reduce(evolve, state), due, result)))
  return [...events, settled]
}

/** Whether the condition would begin too late: an EMP put off beyond the rounds it works in (SA-032, SA-Q05). */
function isOver(state: BattleState, ending: Ending): boolean {
  return 'round' in ending && state.round > ending.round
}

function* suffer(state: BattleState, due: CriticalDue, result: CriticalResult): Decision {
  const fleet = theFleet(state, due.fleetId)
  if (result.condition !== 'auxiliarySystem') {
    return [isCovered(state, fleet, due, result) ? suffered(fleet) : begun(state, due, result, null)]
  }
  const events: SaEvent[] = []
  for (let times = 0; times < result.strength; times += 1) {
    const after = events.reduce(evolve, state)
    const open = workingAbilities(after, fleet)
    const index = open.length === 0 ? 0 : yield* rollAmong('sa.roll.auxiliarySystem', open.length, fleet.id)
    const ability = open[index - 1]
    if (ability === undefined)
      return events.length > 0 ? events : [{ type: 'criticalWithoutEffect', fleetId: fleet.id, because: 'no-ability' }]
    events.push(begun(after, due, { ...result, strength: 1 }, ability))
  }
  return events
}

function suffered(fleet: FleetState): SaEvent {
  return { type: 'criticalWithoutEffect', fleetId: fleet.id, because: 'already-suffered' }
}

/**
 * A condition does not stack with itself unless `sa.critStack` lets it (SA-Q10), but a longer or stronger one than those in force still
 * begins.
 */
function isCovered(state: BattleState, fleet: FleetState, due: CriticalDue, result: CriticalResult): boolean {
  if (isStacking(state, result.condition)) return false
  const ending = endingOf(state, due)
  return conditionsOf(state, fleet).some(
    e => e.condition === result.condition && e.strength >= result.strength && lastsAsLong(e.ending, ending) && isBlocking(state, e)
  )
}

/** Whether `one` lasts at least as long as `other`, which ends with a round or the battle. Effects of the GM may end within a round. */
export function lastsAsLong(one: Ending, other: Ending): boolean {
  if (!('round' in one)) return true
  if (!('round' in other)) return false
  return one.kind === 'endOfRound' ? one.round >= other.round : one.round > other.round
}

/** A condition held back by a repair counts as suffered, unless `sa.strikeDuringRepair` lets a new one count at once (SA-067). */
function isBlocking(state: BattleState, { suspension }: ConditionEffect): boolean {
  return suspension === null || readRuling(state.rulings, 'sa.strikeDuringRepair') === 'held'
}

/** What holds a new condition back from its start: the repair of every copy there is, for as long as the longest lasts (SA-067). */
function heldWith(state: BattleState, fleetId: FleetState['id'], result: CriticalResult, ability: Ability | null): SaEffect['suspension'] {
  if (readRuling(state.rulings, 'sa.strikeDuringRepair') === 'atOnce') return null
  const copies = state.effects.filter(
    (e): e is ConditionEffect =>
      e.kind === 'condition' && e.targetId === fleetId && e.condition === result.condition && e.ability === ability
  )
  return copies.reduce<SaEffect['suspension']>((longest, { suspension }, i) => {
    if (suspension === null || (i > 0 && longest === null)) return null
    return longest === null || lastsAsLong(suspension.ending, longest.ending) ? suspension : longest
  }, null)
}

function conditionsOf(state: BattleState, fleet: FleetState): readonly ConditionEffect[] {
  return state.effects.filter((effect): effect is ConditionEffect => effect.kind === 'condition' && effect.targetId === fleet.id)
}

function begun(state: BattleState, due: CriticalDue, result: CriticalResult, ability: Ability | null): SaEvent {
  return {
    type: 'effectBegun',
    effect: {
      id: idFor('e', state.nextId),
      kind: 'condition',
      byFleetId: due.attackerId,
      targetId: due.fleetId,
      condition: result.condition,
      ability,
      strength: result.strength,
      cause: `sa.cause.critical.${due.trigger}`,
      source: 'SA-109',
      ending: endingOf(state, due),
      suspension: heldWith(state, due.fleetId, result, ability)
    }
  }
}

/**
 * Conditions stay for the battle (SA-110), except those of an EMP, which end with the next round unless `sa.emp` says otherwise (SA-Q05).
 */
function endingOf(state: BattleState, due: CriticalDue): Ending {
  return due.trigger === 'emp' && readRuling(state.rulings, 'sa.emp') === 'nextRoundCondition' ? endOfRound(due.round + 1) : BATTLE
}
