import { changeOne, without } from '../../../kernel/collections'
import { correctedFields } from '../../../core/engine/corrected-fields'
import type { EventTable, Say } from '../../../core/engine/event-table'
import type { Message } from '../../../core/engine/message'
import type { ByType } from '../../../core/engine/rule-system'
import type { Infer } from '../../../schema/infer'
import type { BattleState, FleetState, OfficerState, StagedAttack } from '../model/battle'
import type { AttackCorrection, OfficerCorrection } from '../model/corrections'
import type { correctionEvents } from '../schema/events-v1/corrections'
import { findFleet, withFleet, withOfficer } from '../state'
import { officerName, targetName, word } from './words'

/** Corrections by the GM. */
export type CorrectionEvent = Infer<(typeof correctionEvents)[number]>
type FleetCorrected = ByType<CorrectionEvent>['fleetCorrected']
/** Consequences of a correction, besides the values that the GM sets. */
export type FleetReached = FleetCorrected['reached']

export const CORRECTION_EVENTS: EventTable<BattleState, CorrectionEvent> = {
  fleetCorrected: {
    evolve: (state, event) => withFleet(state, event.fleetId, fleet => correctedFleet(state, fleet, event)),
    describe: fleetWords
  },
  officerCorrected: {
    evolve: (state, event) => withOfficer(state, event.officerId, officer => correctedOfficer(officer, event.correction)),
    describe: (state, { officerId, reason }, say) => say({ officer: officerName(state, officerId), reason })
  },
  attackCorrected: {
    evolve: (state, { attackId, correction }) =>
      correction === null ? unstaged(state, attackId) : { ...state, volley: correctedVolley(state.volley, attackId, correction) },
    describe: (state, { attackId, correction, reason }, say) => {
      const attack = state.volley.find(one => one.id === attackId)
      const values = {
        attacker: targetName(state, attack?.attackerId ?? ''),
        target: targetName(state, attack?.targetId ?? ''),
        before: attack?.damage ?? 0,
        after: correction?.damage ?? attack?.damage ?? 0,
        reason
      }
      return say(values, undefined, correction === null ? 'removed' : 'changed')
    }
  }
}

function correctedFleet(state: BattleState, fleet: FleetState, { correction, reached }: FleetCorrected): FleetState {
  const next: FleetState = { ...fleet, ...correction, ...reached }
  const isOut = next.status === 'disabled' || next.status === 'destroyed' || next.status === 'fled'
  return {
    ...next,
    arrayTargets: correction.hasAttacked === undefined ? fleet.arrayTargets : 1,
    targetsThisRound: correction.hasAttacked === false ? [] : fleet.targetsThisRound,
    outSince: next.status === fleet.status ? fleet.outSince : isOut ? state.round : null
  }
}

/** One corrected value says what it was and is; several at once are only counted. */
function fleetWords(state: BattleState, event: FleetCorrected, say: Say): Message {
  const before = findFleet(state, event.fleetId)
  const common = { fleet: before?.name ?? event.fleetId, reason: event.reason }
  const changed = correctedFields(before, event.correction)
  if (changed.kind === 'several') return say({ ...common, count: changed.count }, undefined, 'several')
  const { field } = changed
  if (changed.kind === 'value') return say({ ...common, before: changed.before, after: changed.after }, undefined, field)
  const is: unknown = Object.values(event.correction)[0]
  if (field === 'status')
    return say({ ...common, before: word('status', before?.status ?? ''), after: word('status', String(is)) }, undefined, field)
  return say({ ...common, mark: word('mark', typeof is === 'boolean' ? `${field}.${String(is)}` : field) }, undefined, 'mark')
}

/** An officer whose action the GM gives back has taken none (SA-046). */
function correctedOfficer(officer: OfficerState, correction: OfficerCorrection): OfficerState {
  const next = { ...officer, ...correction, ranks: { ...officer.ranks, ...correction.ranks } }
  return next.hasActed ? next : { ...next, action: null }
}

/** An attack taken out of the volley gives its fleet the attack back, and the superweapon as it was before the shot. */
function unstaged(state: BattleState, id: string): BattleState {
  const attack = state.volley.find(staged => staged.id === id)
  const rest: BattleState = { ...state, volley: without(state.volley, staged => staged.id === id) }
  if (attack?.kind !== 'gunnery') return rest
  return withFleet(rest, attack.attackerId, fleet => {
    const own = rest.volley.filter(staged => staged.attackerId === fleet.id && staged.kind === 'gunnery')
    const isUsed = own.some(staged => staged.usesSuperweapon)
    return {
      ...fleet,
      targetsThisRound: own.map(staged => staged.targetId),
      hasAttacked: own.length > 0,
      arrayTargets: own.length > 0 ? fleet.arrayTargets : 1,
      superweaponReadyRound: isUsed || !attack.usesSuperweapon ? fleet.superweaponReadyRound : fleet.superweaponReadyBefore
    }
  })
}

function correctedVolley(volley: readonly StagedAttack[], id: string, correction: NonNullable<AttackCorrection>): readonly StagedAttack[] {
  return changeOne(volley, id, attack => {
    const next = { ...attack, ...correction }
    return next.isHit ? next : { ...next, damage: 0 }
  })
}
