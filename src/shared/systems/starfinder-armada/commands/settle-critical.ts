import type { Rule } from '../../../core/dice/rule'
import { roll, rollAmong } from '../../../core/dice/rule'
import type { Ending } from '../../../core/effects/effect'
import { BATTLE, endOfRound } from '../../../core/effects/clock'
import { evolve } from '../evolve'
import type { SaEvent } from '../events'
import type { BattleState, Condition, ConditionEffect, FleetState } from '../model/battle'
import type { CriticalDue } from '../model/obligation'
import type { Ability } from '../model/design'
import { readRuling } from '../rulings'
import { findObligation, idFor, theFleet } from '../state'
import { present } from '../../../kernel/present'
import { isCriticalFace } from '../derive/critical-face'
import { CRITICAL_TABLE } from '../tables/criticals'
import type { SettleCritical } from './command'
import type { SaRefusal } from './refusal'

/** Refused: 'no-such-obligation'. */
export function checkSettleCritical(state: BattleState, command: SettleCritical): SaRefusal | null {
  return findObligation(state, 'critical', command.obligationId) === undefined ? 'no-such-obligation' : null
}

/** One roll on the critical table (SA-109), and what it does to the fleet. */
export function* decideSettleCritical(state: BattleState, command: SettleCritical): Rule<readonly SaEvent[]> {
  const due = present(findObligation(state, 'critical', command.obligationId), command.obligationId)
  const rolled = yield* rollCritical(state, due)
  const events: SaEvent[] = [{ type: 'criticalRolled', fleetId: due.fleetId, trigger: due.trigger, faces: rolled.faces }]
  let after = state
  for (const result of rolled.results) {
    for (const event of yield* suffer(after, due, result)) {
      events.push(event)
      after = evolve(after, event)
    }
  }
  return [...events, { type: 'obligationSettled', obligationId: due.id }]
}

interface CriticalResult {
  readonly condition: Condition
  readonly strength: 1 | 2
}

/** 1 to 5 name a condition; 6 rolls two more, ignoring sixes, as `sa.crit6` is read (SA-Q08). */
export function* rollCritical(
  state: BattleState,
  due: CriticalDue
): Rule<{ readonly faces: readonly number[]; readonly results: readonly CriticalResult[] }> {
  const first = yield* roll('sa.roll.critical', 'd6', 1, due.fleetId)
  const face = first[0] ?? 0
  if (isCriticalFace(face)) return { faces: first, results: [{ condition: CRITICAL_TABLE[face], strength: 1 }] }
  const reading = readRuling(state.rulings, 'sa.crit6')
  const faces = [...first]
  const kept: number[] = []
  while (kept.length < 2) {
    const more = yield* roll('sa.roll.criticalAgain', 'd6', 2 - kept.length, due.fleetId)
    faces.push(...more)
    for (const one of more) if (isCriticalFace(one) && !(reading === 'rerollDuplicates' && kept.includes(one))) kept.push(one)
  }
  const strength = reading === 'doubleEffects' ? 2 : 1
  return {
    faces,
    results: [...new Set(kept)].flatMap(one => (isCriticalFace(one) ? [{ condition: CRITICAL_TABLE[one], strength } as const] : []))
  }
}

function* suffer(state: BattleState, due: CriticalDue, result: CriticalResult): Rule<readonly SaEvent[]> {
  const fleet = theFleet(state, due.fleetId)
  if (result.condition !== 'auxiliarySystem') {
    return [isCovered(state, fleet, due, result) ? suffered(fleet) : begun(state, due, result, null)]
  }
  const events: SaEvent[] = []
  let after = state
  for (let times = 0; times < result.strength; times += 1) {
    const open = workingAbilities(after, fleet)
    const index = open.length === 0 ? 0 : yield* rollAmong('sa.roll.auxiliarySystem', open.length, fleet.id)
    const ability = open[index - 1]
    if (ability === undefined)
      return events.length > 0 ? events : [{ type: 'criticalWithoutEffect', fleetId: fleet.id, because: 'no-ability' }]
    const event = begun(after, due, { ...result, strength: 1 }, ability)
    events.push(event)
    after = evolve(after, event)
  }
  return events
}

function suffered(fleet: FleetState): SaEvent {
  return { type: 'criticalWithoutEffect', fleetId: fleet.id, because: 'already-suffered' }
}

/** A condition does not stack with itself (SA-Q10), but one that lasts longer or bites harder than those already there still begins. */
function isCovered(state: BattleState, fleet: FleetState, due: CriticalDue, result: CriticalResult): boolean {
  const ending = endingOf(state, due)
  return conditionsOf(state, fleet).some(
    e => e.condition === result.condition && e.strength >= result.strength && lastsAsLong(e.ending, ending)
  )
}

function lastsAsLong(one: Ending, other: Ending): boolean {
  if (one.kind !== 'endOfRound') return true
  return other.kind === 'endOfRound' && one.round >= other.round
}

/** Abilities that Auxiliary System can put out: bought, still working, never the flagship (SA-044). */
export function workingAbilities(state: BattleState, fleet: FleetState): readonly Ability[] {
  const out = conditionsOf(state, fleet).map(effect => effect.ability)
  return fleet.abilities.filter(ability => ability !== 'flagship' && ability !== 'agile' && !out.includes(ability))
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
      targetId: due.fleetId,
      condition: result.condition,
      ability,
      strength: result.strength,
      cause: `sa.cause.critical.${due.trigger}`,
      source: 'SA-109',
      ending: endingOf(state, due),
      suspension: null
    }
  }
}

/** Conditions stay for the battle (SA-110), except those of an EMP, which go with the next round unless `sa.emp` says otherwise (SA-Q05). */
function endingOf(state: BattleState, due: CriticalDue): Ending {
  return due.trigger === 'emp' && readRuling(state.rulings, 'sa.emp') === 'nextRoundCondition' ? endOfRound(due.round + 1) : BATTLE
}
